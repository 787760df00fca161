/** Standing figures on a field of 64 by 96: their outlines alone tell who they are. */
import { box, disc, edged, fill, line, slab } from '$shared/art/draw';
import { put, type Scene } from './scene';

const LEGS = 'M22 60h20l3 28h-9l-4-18-4 18h-9z';
const BOOTS = fill('ink', slab(16, 85, 13, 6, 2), slab(35, 85, 13, 6, 2));
const SHADOW = { ...fill('ink', 'M6 90a26 5 0 1 1 52 0a26 5 0 1 1 -52 0z'), opacity: 0.55 };

export const FIGURES: Record<string, Scene> = {
  // Legs apart, the gun across the body.
  snake: [
    SHADOW,
    edged('steel-dark', 'ink', 2, LEGS),
    fill('night-lit', 'M24 64l5 3-3 5-4-2zM38 70l5 2-1 6-5-3zM22 78l4 2-1 5h-4z'),
    BOOTS,
    edged('skin', 'ink', 2, 'M17 40q-7 4-7 14 2 6 6 5l6-4zM47 40q7 4 7 12-1 6-6 7l-8-3z'),
    edged('night-lit', 'ink', 2, 'M20 36q12 5 24 0 4 10 1 26H19q-3-16 1-26z'),
    line('olive', 3, 'M24 38l2 22M40 38l-2 22'),
    put('snake-head', 32, 21, { scale: 1.18 }),
    put('smg', 34, 56, { scale: 1.35, turn: -18 }),
    edged('skin', 'ink', 1.6, disc(21, 61, 4.2), disc(47, 52, 4.2)),
  ],
  // A coat to the ankles, the revolver held out.
  maggie: [
    SHADOW,
    fill('ink', slab(19, 86, 10, 5, 2), slab(34, 86, 10, 5, 2)),
    fill('red', 'M26 36h12l2 50H24z'),
    edged('brown-dark', 'ink', 2, 'M20 38l8-2 3 20-4 31-17-3q4-26 10-46zM44 38l-8-2-3 20 5 31 15-3q-4-26-9-46z'),
    line('brown', 1.6, 'M28 40l2 15M36 40l-2 15'),
    edged('brown-dark', 'ink', 2, 'M17 40q-7 10-6 22l6 1 6-16z'),
    edged('skin', 'ink', 1.6, disc(13.5, 64, 3.6)),
    edged('brown-dark', 'ink', 2, 'M42 38q8 2 13 9l-4 6q-6-3-11-4z'),
    put('maggie-head', 30, 21, { scale: 1.12 }),
    put('revolver', 54, 44, { scale: 0.8, turn: -4 }),
    edged('skin', 'ink', 1.6, disc(48, 48, 3.8)),
  ],
  // Bent over his papers.
  brain: [
    SHADOW,
    fill('ink', slab(20, 86, 11, 5, 2), slab(34, 86, 11, 5, 2)),
    edged('night-lit', 'ink', 2, 'M24 58h16l2 29h-8l-2-16-2 16h-8z'),
    edged('brown', 'ink', 2, 'M18 40q4-4 14-3 10-1 14 3l3 36q-8 4-12 2l-5-20-5 20q-4 2-12-2z'),
    line('bone-dim', 2, 'M28 39l4 12 4-12'),
    put('brain-head', 32, 22, { scale: 1.16 }),
    edged('bone-dim', 'ink', 1.6, 'M10 52l20-5 5 20-19 5z'),
    edged('bone', 'ink', 1.6, 'M17 50l22-2 2 21-22 2z'),
    line('steel-dark', 1.6, 'M21 55l13-1M21.5 59.5l14-1.3M22 64l9-.8'),
    edged('skin', 'ink', 1.6, disc(15, 63, 4), disc(42, 60, 4)),
    edged('brown', 'ink', 2, 'M46 42q7 6 5 17l-6 4-3-6z'),
  ],
  // Half behind the taxi, a hand on the roof.
  cabbie: [
    SHADOW,
    edged('olive', 'ink', 2, 'M17 42q4-6 15-5 11-1 15 5l3 30H14z'),
    line('bone', 2.4, 'M27 39l5 8 5-8'),
    edged('red', 'ink', 1.2, 'M32 46l-3 3 2.2 14h1.6L35 49z'),
    put('cabbie-head', 32, 22, { scale: 1.2 }),
    edged('olive', 'ink', 2, 'M17 43q-8 5-9 16l6 3 7-9z'),
    put('taxi', 34, 73, { scale: 1.82 }),
    edged('skin', 'ink', 1.6, disc(11, 60, 4)),
  ],
  // Thin and quick; a knife.
  romero: [
    SHADOW,
    edged('night-lit', 'ink', 2, 'M24 58h16l5 29h-9l-4-17-5 17h-9z'),
    BOOTS,
    edged('night', 'steel-dark', 2, 'M20 38q12-4 24 0l4 34-9 4-7-18-8 20-9-4z'),
    line('steel', 1.6, 'M24 44l5 4M40 44l-5 4M24 50l5 4M40 50l-5 4'),
    edged('pale', 'ink', 2, 'M18 42q-9 2-13-6l-3 4q4 12 15 12zM46 42q8 6 7 18l-6 1-5-10z'),
    put('romero-head', 32, 22, { scale: 1.15 }),
    put('knife', 7, 27, { scale: 0.86, turn: -30 }),
    edged('pale', 'ink', 1.6, disc(5.5, 37, 3.6), disc(50, 62, 3.6)),
  ],
  // A wall of a man; nails in his club.
  slag: [
    SHADOW,
    edged('night-lit', 'ink', 2, 'M16 60h32l4 28H37l-5-14-5 14H12z'),
    fill('ink', slab(9, 85, 18, 7, 2), slab(37, 85, 18, 7, 2)),
    edged('skin-2', 'ink', 2, 'M10 40q22-10 44 0 8 10 4 24l-9 2-3-8-2 8H20l-2-8-3 8-9-2q-4-14 4-24z'),
    line('ink', 4, 'M16 38l30 26M48 38L18 64'),
    edged('brown', 'ink', 2, 'M50 66L43 14q5-8 14-4l2 54z'),
    line('steel', 2, 'M41 18l-5-2M42 28l-5 0M58 16l5-2M59 28l5 1M50 9l1-6'),
    put('slag-head', 28, 24, { scale: 1.3 }),
    edged('skin-2', 'ink', 1.6, disc(54, 63, 5.5), disc(10, 65, 5)),
  ],
  // Hat, plume and epaulettes; he does not hurry.
  duke: [
    SHADOW,
    edged('ink', 'steel-dark', 1.5, 'M24 60h16l3 28h-9l-2-18-2 18h-9z'),
    edged('purple-dark', 'ink', 2, 'M14 40q18-7 36 0l7 44q-9 5-16 2l-9-28-9 28q-7 3-16-2z'),
    line('amber', 2, 'M21 40l10 18M43 40L33 58M14 78l6 2M50 78l-6 2'),
    edged('amber', 'ink', 1.6, slab(8, 36, 14, 7, 2.5), slab(42, 36, 14, 7, 2.5)),
    line('amber', 1.6, 'M9 43v4M13 43v4M17 43v4M47 43v4M51 43v4M55 43v4'),
    put('duke-head', 32, 22, { scale: 1.3 }),
    edged('purple-dark', 'ink', 2, 'M11 44q-5 8-4 20l6 1 5-13zM53 44q5 8 4 18l-6 1-5-11z'),
    edged('skin-3', 'ink', 1.6, disc(10, 66, 4), disc(54, 64, 4)),
    put('pistol', 56, 70, { scale: 0.75, turn: 62, flip: true }),
    fill('amber', box(29, 60, 6, 4)),
  ],
};

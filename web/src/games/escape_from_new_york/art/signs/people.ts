/**
 * The people of the city around (0, 0), 32 across: heads, and busts with what they are known by. Nobody looks like an
 * actor: patch, revolver, glasses and cap tell the heroes apart, and hair the bosses.
 */
import { box, disc, edged, fill, glaze, line, slab, type Drawing } from '$shared/art/draw';

const EYES = fill('ink', slab(-5.4, -1.4, 3.2, 2.6, 1), slab(2.2, -1.4, 3.2, 2.6, 1));
const FACE = 'M-7.6-5q7.6-3.4 15.2 0l.2 6q-.4 7.6-7.8 10.4Q-7.4 8.6-7.8 1z';
const SHOULDERS = 'M-15.5 17q.6-9 9-10.4 6.5 4 13 0 8.4 1.4 9 10.4z';

export const HEADS: Record<string, Drawing> = {
  // Hair to the neck, and a patch on a strap.
  snake: [
    edged('brown', 'ink', 1.4, 'M-9.5 10.5Q-13 4-12.4-4q.8-11 12.4-11.4Q11.6-15 12.4-4q.6 8-2.9 14.5l-3-2.5h-13z'),
    fill('skin', FACE),
    fill('brown', 'M-8.5-2q1-8 5-9.5L2-8l4-3q3 2 3 9.5L5-6-1-4.5-5-6z'),
    glaze('brown-dark', 0.55, 'M-7.6 2.5q3 2.6 7.6 1.4 4.6 1.2 7.6-1.4Q7 8.8 0 11.4-7 8.8-7.6 2.5z'),
    line('ink', 1.9, 'M-11-7.5L11 .5'),
    fill('ink', 'M.8-4.2l8 2.4-.6 5.2q-3.4 2.2-6.4-.6z'),
    fill('ink', slab(-6, -1.6, 3.8, 2.6, 1)),
    line('bone', 1.2, 'M-2.5 6.8h5'),
  ],
  // Long waves, red lips.
  maggie: [
    edged(
      'rust',
      'ink',
      1.4,
      'M0-15.4Q12-15.4 12.4-4q0 5 2.6 9.5-1.6 5.5-6.5 6.5h-17Q-13.4 11-15 5.5-12.4 1-12.4-4-12-15.4 0-15.4z',
    ),
    fill('skin', FACE),
    fill('rust', 'M-9 1q-2-11 9-12Q-2-5-9 1zM9 1q2-11-9-12 2 7 9 12z'),
    fill('ink', 'M-6.6-.8q2.3-2.2 4.6 0l-.6 1.6h-3.2zM2-.8q2.3-2.2 4.6 0L6 .8H2.6z'),
    fill('red', 'M-3.2 6q1.6-1.6 3.2-.6 1.6-1 3.2.6Q0 9-3.2 6z'),
  ],
  // Round glasses under a high forehead, a pointed beard.
  brain: [
    edged('brown-dark', 'ink', 1.4, 'M-9.5 4Q-14 2-13-5q1.5-3 3.5-4Q-6-15 0-15t9.5 6q2 1 3.5 4 1 7-3.5 9z'),
    fill('skin', 'M-8-8q8-8 16 0v9q-.4 7.6-8 10.4Q-7.6 8.6-8 1z'),
    fill('brown-dark', 'M-7.6 4q4-2 7.6-.6 3.6-1.4 7.6.6-.6 7.5-7.6 10.5Q-7 11.5-7.6 4z'),
    edged('bone', 'ink', 1.8, disc(-4.4, -1.2, 4.2), disc(4.4, -1.2, 4.2)),
    line('ink', 1.6, 'M-8.6-2.2l-2.4-.8M8.6-2.2l2.4-.8'),
    line('cyan-dark', 1.5, 'M-6.2.6l3.2-3.6M2.6.6l3.2-3.6'),
    line('bone', 1.2, 'M-2.2 7h4.4'),
  ],
  // A cap with a checkered band, a moustache, and a smile in spite of it all.
  cabbie: [
    fill('steel', 'M-10-4h20v7q-1.5 2-3 2h-14q-1.5 0-3-2z'),
    edged('skin', 'ink', 1.4, 'M-9-4H9v5q-.4 8.6-9 10.8Q-8.6 9.6-9 1z'),
    EYES,
    line('ink', 1.3, 'M-4.5 7.6q4.5 2.6 9 0'),
    fill('steel', 'M-6 5.8q1-3 4-2.8L0 4l2-1q3-.2 4 2.8-3 .8-6-.6-3 1.4-6 .6z'),
    edged('cabbie', 'ink', 1.4, 'M-11-5.5q-3.5-2-1.5-5.5 4-5 12.5-5t12.5 5q2 3.5-1.5 5.5z'),
    fill('bone', box(-11, -8.5, 22, 3.5)),
    fill(
      'ink',
      ...[-11, -5.5, 0, 5.5].map((x) => box(x, -8.5, 2.8, 1.8)),
      ...[-8.2, -2.7, 2.8, 8.2].map((x) => box(x, -6.7, 2.7, 1.7)),
    ),
    fill('ink', 'M-9-5H9q2.5 2.4 3 3.6Q0-4.6-12-1.4-11.5-2.6-9-5z'),
  ],
  // Thin on top; the tie is straight.
  president: [
    fill('steel', 'M-11-6q0-4 3-6h16q3 2 3 6l-1 9H-10z'),
    edged('skin', 'ink', 1.4, 'M-8.6-7q1-7.5 8.6-7.5T8.6-7v8q-.4 8-8.6 10.6Q-8.2 9-8.6 1z'),
    line('steel', 2, 'M-7-9.5q3-3.5 8-3.5'),
    EYES,
    line('steel-dark', 1.6, 'M-6.5-3.6h4.5M2-3.6h4.5'),
    line('ink', 1.3, 'M-3 6.5q3-1.6 6 0'),
  ],
  // Hollow eyes in a hood.
  prisoner: [
    edged('olive-dark', 'ink', 1.4, 'M0-15.5Q12.5-14 13-2q0 8-4.5 13.5h-17Q-13 6-13-2-12.5-14 0-15.5z'),
    fill('ink', 'M0-11.5Q9-10.5 9.4-2 9.4 4.5 6 10H-6Q-9.4 4.5-9.4-2-9-10.5 0-11.5z'),
    fill('pale', 'M0-9Q7.6-8.5 7.8-1.5 7.8 2 6 4l-.6 6q-5.4 2.6-10.8 0L-6 4q-1.8-2-1.8-5.5Q-7.6-8.5 0-9z'),
    fill(
      'ink',
      'M-6.6-3.5q3-2 5.2.6Q-1.6.8-4.2 1-6.8.6-6.6-3.5zM6.6-3.5q-3-2-5.2.6Q1.6.8 4.2 1 6.8.6 6.6-3.5zM0 1.5l1.4 2.7h-2.8z',
    ),
    line('ink', 1.1, 'M-4 6.5h8M-2 5.5v3M0 5.5v3M2 5.5v3'),
  ],
  // Hair like nails, a grin.
  romero: [
    edged('bone', 'ink', 1.4, 'M-9 0l-6-5 4.5-.5-4-7 6 2.5-1-6.5L-4-12-1.5-17 1-12l4-5 .5 6.5 6-3-2.5 6.5 5.5 0L9 0z'),
    fill('pale', 'M-7.6-5q7.6-3.4 15.2 0v6q-1 8-7.6 11.4Q-6.6 9-7.6 1z'),
    fill('ink', 'M-8-3.5h7.5l-1.5 4h-4.5zM8-3.5H.5l1.5 4h4.5z'),
    edged('white', 'ink', 1, 'M-4.5 4.5h9L2.5 8.5h-5z'),
    line('ink', 0.8, 'M-2.2 4.5v3.5M0 4.5v4M2.2 4.5v3.5'),
  ],
  // No hair, no neck, all beard.
  slag: [
    edged('skin-2', 'ink', 1.4, 'M-10.5-4q-.5-11 10.5-11T10.5-4l1 6q-1 9-11.5 9T-11.5 2z'),
    fill('brown-dark', 'M-11-1q2 4.5 5 4.5L0 2l6 1.5q3 0 5-4.5l1 6q-1 10-12 11-11-1-12-11z'),
    fill('ink', 'M-7.5-3.5l6 1.6-1.5 2.4h-3.5zM7.5-3.5l-6 1.6L3 .5h3.5z'),
    line('ink', 1.6, 'M-8.5-6l7 2M8.5-6l-7 2'),
    line('bone', 1.3, 'M-3 6.5h6'),
    line('red-dark', 1.5, 'M3-12.5l3 4.5'),
  ],
  // A broad hat with a plume.
  duke: [
    fill('skin-3', 'M-8-5H8v6q-.6 7.6-8 10.4Q-7.4 8.6-8 1z'),
    fill('ink', 'M-7.6 4Q0 1.6 7.6 4 7 9.5 0 12.4-7 9.5-7.6 4z'),
    EYES,
    line('skin-3', 1.3, 'M-2.8 7h5.6'),
    edged('red', 'ink', 1.2, 'M7-9q1-8 8-8-1 7-5 10z'),
    edged(
      'purple-dark',
      'ink',
      1.4,
      'M-15.5-3.5q7-5 7.5-7.5Q-6-16 0-14.5 6-16 8-11q.5 2.5 7.5 7.5Q8-5.5 0-5.5t-15.5 2z',
    ),
    line('amber', 2, 'M-8.5-7.6Q0-9.4 8.5-7.6'),
  ],
};

/** What is worn below the head, and held beside it. */
const DRESS: Record<string, Drawing> = {
  snake: [edged('night-lit', 'ink', 1.4, SHOULDERS), fill('olive', 'M-11 17l3-9.2 3 1V17zM11 17L8 7.8l-3 1V17z')],
  maggie: [
    edged('night-lit', 'ink', 1.4, SHOULDERS),
    fill('red', 'M-4 8q4 3 8 0l-4 9z'),
    edged('brown-dark', 'ink', 1.2, 'M-13 17l2-12 5 2 4.5 10zM13 17L11 5 6 7 1.5 17z'),
  ],
  brain: [
    edged('brown', 'ink', 1.4, SHOULDERS),
    edged('bone', 'ink', 1.2, 'M3 17l1.5-9.5 9 1.5-1.5 8z'),
    line('steel-dark', 1.2, 'M6.5 11l4.5.7M6 13.8l4.5.7'),
  ],
  cabbie: [edged('olive', 'ink', 1.4, SHOULDERS), edged('red', 'ink', 1, 'M0 12.5l-4.5-2.5v5zM0 12.5l4.5-2.5v5z')],
  president: [
    edged('blue-dark', 'ink', 1.4, SHOULDERS),
    fill('white', 'M-4 8.5q4 3 8 0L0 17z'),
    fill('red', 'M-1.6 10.5h3.2L2.2 17h-4.4z'),
  ],
  prisoner: [edged('olive-dark', 'ink', 1.4, SHOULDERS)],
  romero: [edged('night-lit', 'ink', 1.4, SHOULDERS), line('steel', 1.3, 'M-9 11l4 3M9 11l-4 3')],
  slag: [edged('skin-2', 'ink', 1.4, 'M-16.5 17q-1-11 8-13h17q9 2 8 13z'), line('ink', 2.6, 'M-12 7l8 10M12 7L4 17')],
  duke: [
    edged('purple-dark', 'ink', 1.4, SHOULDERS),
    edged('amber', 'ink', 1, slab(-16, 9, 7, 4, 1.5), slab(9, 9, 7, 4, 1.5)),
    line('amber', 1.5, 'M-5 9.5q5 6 10 0'),
  ],
};

/** Also over the bust: Maggie's revolver, held up. */
const HELD: Record<string, Drawing> = {
  maggie: [edged('steel', 'ink', 1.1, 'M10.5 2.5V-7h3v9l1.5 1v6h-4V4.5z'), fill('brown', 'M11 8h4l.5 6.5h-4z')],
};

const busts = Object.entries(HEADS).map(
  ([who, head]) => [who, [...(DRESS[who] ?? []), ...head, ...(HELD[who] ?? [])]] as const,
);

/** Busts by name, and heads alone as `NAME-head`. */
export const PEOPLE: Record<string, Drawing> = Object.fromEntries([
  ...busts,
  ...Object.entries(HEADS).map(([who, head]) => [`${who}-head`, head] as const),
]);

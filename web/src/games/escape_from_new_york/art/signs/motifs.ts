/** Parts of the card pictures around (0, 0), 32 across. */
import { bar, box, disc, edged, fill, line, slab, star, type Drawing } from '$shared/art/draw';

const SOLE = 'M-4-14q6-1 7 6 .5 5-1.5 9l-6 0Q-9-6-8-10q1-3.5 4-4zM-4.5 4h6q1.5 7-2 9.5-4.5 1-5-4z';

export const MOTIFS: Record<string, Drawing> = {
  barrier: [
    edged('brown', 'ink', 1.4, bar(-9, 2, 5, 24, 0), bar(9, 2, 5, 24, 0)),
    edged('bone', 'ink', 1.4, box(-16, -9, 32, 7), box(-16, 1, 32, 7)),
    fill('red', 'M-16-9h6l-5 7h-1zM-4-9h6l-5 7h-6zM8-9h6l-5 7H3zM-10 1h6L-9 8h-6zM2 1h6L3 8h-6zM14 1h2v3l-3 4H9z'),
  ],
  footprint: [edged('bone', 'ink', 1.2, SOLE)],
  shield: [
    edged('cyan', 'ink', 1.6, 'M0-15q7 4.5 13 4.5Q14 6 0 15-14 6-13-10.5-7-10.5 0-15z'),
    fill('cyan-dark', 'M0-11.5q5 3.3 9.6 3.6Q10 4 0 11z'),
  ],
  crosshair: [
    line('ink', 5, disc(0, 0, 11), 'M0-16v9M0 7v9M-16 0h9M7 0h9'),
    line('red', 2.6, disc(0, 0, 11), 'M0-16v9M0 7v9M-16 0h9M7 0h9'),
  ],
  gear: [edged('steel', 'ink', 1.5, star(0, 0, 10, 15.5, 11)), edged('ink', 'steel-dark', 1.5, disc(0, 0, 5.5))],
  coin: [
    edged('amber', 'ink', 1.6, disc(0, 0, 13)),
    line('amber-dark', 2.6, 'M4-4q-2-4-5.5-3T-5-3q1 3 5 3t4.5 3.5Q4 7 0 7.5T-5 4M0-10.5v21'),
  ],
  dynamite: [
    edged('red', 'ink', 1.5, slab(-12, -9, 8, 23, 2), slab(4, -9, 8, 23, 2), slab(-4, -11, 8, 25, 2)),
    fill('ink', box(-12.5, -3, 25, 3), box(-12.5, 6, 25, 3)),
    line('bone', 1.8, 'M0-11q1-5 6-4 4 1 5-2'),
    edged('yellow', 'fire', 1, star(12, -15, 6, 4.5, 2)),
  ],
  syringe: [
    line('steel', 2, 'M-15 15l6-6'),
    edged('white', 'ink', 1.5, bar(-1, 1, 20, 9, -45)),
    edged('wire', 'ink', 1, bar(-4, 4, 11, 5.5, -45)),
    line('ink', 4.5, 'M6-6l7-7M9-17l8 8'),
    line('steel', 2, 'M6-6l7-7M9-17l8 8'),
  ],
  cup: [
    line('ink', 5, 'M8-2q7-1 6 5t-7 5'),
    line('bone', 2.4, 'M8-2q7-1 6 5t-7 5'),
    edged('bone', 'ink', 1.5, 'M-12-6H9l-2 20H-10z'),
    fill('brown', box(-11, -5, 19, 3)),
    line('smoke', 2, 'M-6-9q-3-3 0-6M2-9q-3-3 0-6'),
  ],
  folder: [
    edged('amber-dark', 'ink', 1.5, 'M-15-11h11l3 4h16v20h-30z'),
    edged('bone', 'ink', 1.2, 'M-11-8L10-11l3 18-22 3z'),
    line('steel-dark', 1.3, 'M-7-4l13-2M-6 0l13-2M-5 4l8-1.2'),
    edged('amber', 'ink', 1.5, 'M-16-1h30l2 14h-29z'),
  ],
  wheel: [
    edged('ink', 'steel', 2.4, disc(0, 0, 13)),
    edged('steel', 'ink', 1.2, disc(0, 0, 6)),
    line('ink', 1.3, 'M0-5v10M-5 0h10'),
  ],
  bulb: [
    edged('yellow', 'ink', 1.5, 'M0-14q10 0 10 9 0 5-4.5 9V8h-11V4Q-10 0-10-5q0-9 10-9z'),
    edged('steel', 'ink', 1.3, slab(-4.5, 8, 9, 6, 1.5)),
    line('amber-dark', 1.5, 'M-3 7v-7l3 3 3-3v7'),
  ],
  wrench: [edged('steel', 'ink', 1.6, 'M-15 8L6-9q-2-5 2-7l3 5 4-1 1-4q4 6-2 10-3 1-5 0L-9 15q-6 0-6-7z')],
};

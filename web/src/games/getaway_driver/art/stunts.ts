import { box, disc, edged, fill, line, turned, type Drawing } from '$shared/art/draw';

function tilted(...points: (readonly [number, number])[]): string {
  return turned(-1, -0.9, 27, points);
}

/** The five stunts: dark signs on a plate of their own colour, around (0, 0), 26 across. */
export const STUNTS: Record<string, Drawing> = {
  // A car seen from behind, up on its two right wheels.
  two_wheels: [
    edged(
      'ink',
      'ink',
      1.4,
      tilted([-8.4, -1.6], [-6, -2], [-4.4, -7], [4.4, -7], [6, -2], [8.4, -1.6], [8.4, 4.4], [-8.4, 4.4]),
      tilted([-7.6, 4], [-4.4, 4], [-4.4, 7.2], [-7.6, 7.2]),
      tilted([4.4, 4], [7.6, 4], [7.6, 7.2], [4.4, 7.2]),
      box(-9.5, 10, 19, 0.5),
    ),
    fill(
      'two_wheels',
      tilted([-4.6, -1.8], [-3.4, -5.4], [3.4, -5.4], [4.6, -1.8]),
      tilted([-7.4, 0.4], [-4.2, 0.4], [-4.2, 2.6], [-7.4, 2.6]),
      tilted([4.2, 0.4], [7.4, 0.4], [7.4, 2.6], [4.2, 2.6]),
    ),
  ],
  // Somebody on foot, on the pavement.
  sidewalk: [
    fill('ink', disc(0.8, -9, 2.7), box(-10, 9.2, 20, 1.8)),
    line('ink', 2.6, 'M.3-4l-1 6M-.7 2l3.5 2.2.7 3.6M-.7 2l-2.2 2.7-2.9 2.9M.3-4l-4 1.8-.9 3.5M.3-4l2.6 2.9 3.5.8'),
  ],
  // Two ways at once.
  oncoming: [fill('ink', 'M-5.6-10.5l5.1 6.6h-3V10h-4.2V-3.9h-3z', 'M5.6 10.5L.5 3.9h3V-10h4.2V3.9h3z')],
  // Walls on both sides, and just enough between them.
  alley: [
    fill(
      'ink',
      'M-10.8-10.8h6.6l1.2 7.5v14.1h-7.8zM10.8-10.8H4.2L3-3.3v14.1h7.8z',
      'M0-8.5l2.5 5H.9V9.5H-.9V-3.5h-1.6z',
    ),
    fill('alley', box(-8.8, -7, 2.6, 3), box(-8.8, 0, 2.6, 3), box(6.2, -7, 2.6, 3), box(6.2, 0, 2.6, 3)),
  ],
  // Off the plank and into the air.
  ramp: [
    fill(
      'ink',
      'M-10.5 10V9L3.5 1.2V10z',
      'M-7.7-2.6l2.6-1.4 1.3-3.6q.4-1.1 1.5-1.6l4.3-2q1.1-.5 2.2 0l3.5 1.6 2.6-.8q1.1 1.7.9 3.7l-17 7.9q-1.6-1.3-1.9-3.8z',
      disc(-3.8, 0.3, 2.5),
      disc(7, -4.7, 2.5),
    ),
    fill('ramp', 'M-2.4-5l.9-2.4 2.2-1 1.2 2.2zM2-9l1.6-.7 2.5 1.2-3 1.4z'),
  ],
};

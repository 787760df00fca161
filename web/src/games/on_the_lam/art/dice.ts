/** The skill die by its kind, around (0, 0) with a radius of about 40: its outline, its edges, its faces. */
export interface DieArt {
  outline: string;
  edges: string;
  faces: readonly [lowest: number, highest: number];
}

const SQUARE = 'M-30-24q0-6 6-6h48q6 0 6 6v48q0 6-6 6h-48q-6 0-6-6z';

export const DICE: Record<string, DieArt> = {
  d6: { outline: SQUARE, edges: 'M-22-30h44', faces: [1, 6] },
  d8: { outline: 'M0-40L36 16 0 40-36 16z', edges: 'M-36 16L0-40 36 16zM-36 16h72', faces: [1, 8] },
  d10: {
    outline: 'M0-40L38-6 38 8 0 40-38 8-38-6z',
    edges: 'M0-40L22 10 0 22-22 10zM22 10L38 2M-22 10L-38 2M0 22V40',
    faces: [1, 10],
  },
  d12: {
    outline: 'M0-40L24-32 38-12 38 12 24 32 0 40-24 32-38 12-38-12-24-32z',
    edges: 'M0-24L23-7 14 20-14 20-23-7zM0-24V-40M23-7L38-12M14 20L24 32M-14 20L-24 32M-23-7L-38-12',
    faces: [1, 12],
  },
  '2d6': {
    outline: 'M5.2 12.3L-36.3 21.2L-45.2-20.3L-3.7-29.2zM37.5 31.7L-3.7 21.5L6.5-19.7L47.7-9.5z',
    edges: 'M5.2 12.3L-3.7-29.2',
    faces: [2, 12],
  },
};

export const USUAL_DIE = 'd10';

/** The plates that tokens stand on, around (0, 0), 36 across: every hero and boss has a shape, not only a colour. */
import { disc, slab, star, turned } from '$shared/art/draw';

const ring = (points: number, r: number, from: number): string =>
  turned(
    0,
    0,
    0,
    Array.from({ length: points }, (_, i) => {
      const angle = ((from + (i * 360) / points) * Math.PI) / 180;
      return [r * Math.cos(angle), r * Math.sin(angle)] as const;
    }),
  );

export const PLATES: Record<string, string> = {
  snake: disc(0, 0, 17),
  maggie: 'M-16.5-17h33V4Q16 14 0 19-16 14-16.5 4z',
  brain: ring(6, 18.5, -90),
  cabbie: slab(-16.5, -16.5, 33, 33, 4),
  romero: star(0, 0, 9, 19.5, 14.5),
  slag: ring(8, 18.5, 22.5),
  duke: 'M-17.5-13l6 3.5L0-18.5 11.5-9.5l6-3.5V13L0 19-17.5 13z',
};

/** The textures of the Level Bars on a field of 132 by 30; told apart by their lines alone. */
import { box, disc, edged, fill, glaze, line, type Drawing } from '$shared/art/draw';

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by);
const FIELD = box(0, 0, 132, 30);

export const TEXTURES: Record<string, Drawing> = {
  brick: [
    fill('brick', FIELD),
    line(
      'ink',
      1.4,
      'M0 10h132M0 20h132',
      ...steps(11, 132, 22).flatMap((x) => [`M${x} 0v10`, `M${x} 20v10`, `M${x + 11} 10v10`]),
    ),
  ],
  rust: [
    fill('rust', FIELD),
    glaze('brown-dark', 0.75, ...steps(6, 128, 19).map((x) => disc(x, ((x * 7) % 26) + 2, 4 + (x % 4)))),
    glaze('amber', 0.5, ...steps(14, 128, 23).map((x) => disc(x, (x * 11) % 28, 2.5))),
  ],
  chain: [
    fill('night-lit', FIELD),
    line('steel', 3, ...steps(0, 126, 18).map((x) => `M${x + 4} 10h7a5 5 0 0 1 0 10h-7a5 5 0 0 1 0-10z`)),
    line('steel', 3, ...steps(13, 126, 18).map((x) => `M${x} 15h5`)),
  ],
  steel: [
    fill('steel-dark', FIELD),
    line('steel', 1.6, ...steps(-24, 132, 9).map((x) => `M${x} 30l30-30`)),
    edged('steel', 'ink', 1, ...steps(6, 130, 24).flatMap((x) => [disc(x, 4, 2.2), disc(x, 26, 2.2)])),
  ],
};

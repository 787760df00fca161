/**
 * A drawing is a list of strokes on a field of 48 by 48, the lowest first: its tone, and its path.
 * A small letter fills, a capital draws a line: k ink, w paper, g gold, r red, b blue, s steel, n brown, t green,
 * p rose, y yellow.
 */
export type Stroke = readonly [tone: Tone, path: string];
export type Drawing = readonly Stroke[];
type Fill = 'k' | 'w' | 'g' | 'r' | 'b' | 's' | 'n' | 't' | 'p' | 'y';
export type Tone = Fill | Uppercase<Fill>;

/** A full circle as a path. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

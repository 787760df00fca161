/** A regular field of windows in one façade. */
export interface Windows {
  x: number;
  y: number;
  cols: number;
  rows: number;
  /** Size of one window. */
  w: number;
  h: number;
  /** Distance from one window to the next. */
  dx: number;
  dy: number;
  /** Which are lit, row by row and over again: `1` is lit, anything else is dark. */
  lit: string;
}

/** One path for the lit windows and one for the dark: two elements a façade instead of dozens. */
export function windowPaths(field: Windows): { lit: string; dark: string } {
  const paths = { lit: '', dark: '' };
  for (let i = 0; i < field.cols * field.rows; i += 1) {
    const left = field.x + (i % field.cols) * field.dx;
    const top = field.y + Math.floor(i / field.cols) * field.dy;
    const pane = `M${left} ${top}h${field.w}v${field.h}h${-field.w}z`;
    paths[field.lit[i % field.lit.length] === '1' ? 'lit' : 'dark'] += pane;
  }
  return paths;
}

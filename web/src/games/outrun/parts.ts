/** What Outrun brings to the table. */
export { default as Board } from './Board.svelte';
export { default as Hand } from './Hand.svelte';
export { default as Seat } from './Seat.svelte';
export { note } from './note';
export { standings } from './museum/telling';
export { pacing } from './replay/timeline';
export { default as Race } from './race/Race.svelte';
export { notice } from './notices';
export { telling } from './telling';
export { opens } from './log';

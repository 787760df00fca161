/** What Escape from New York brings to the table. */
export { default as Board } from './Board.svelte';
export { default as Hand } from './Hand.svelte';
export { default as Seat } from './Seat.svelte';
export { ahead, note, warning } from './note';
export { Quick } from './quick';
export { notice } from './notices';
export { telling } from './telling/times';
export { opens } from './log';

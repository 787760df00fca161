/** What Getaway Driver brings to the table. */
export { default as Board } from './Board.svelte';
export { default as Hand } from './Hand.svelte';
export { default as Seat } from './Seat.svelte';
export { note, warning } from './note';
export { notice } from './notices';
export { telling } from './telling';
export { opens } from './log';

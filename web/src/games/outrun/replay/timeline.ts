/** When things happened in a run, from the official times that are known once it was checked. */
import type { Frame } from '$shared/protocol';
import { justChecked } from '../museum/news';
import { movesIn, STRIDE } from '../museum/walk.svelte';
import type { OutrunView, RunView } from '../view';

type Frames = readonly (Frame | undefined)[];

/** Milliseconds that the result of a run is shown beside the runners. */
export const RESULT_TIME = 3_000;
const AFTER_MOVING = 700;
const TIME_IS_UP = /^timeout:.*=limit$/;

const viewOf = (frame: Frame): OutrunView => frame.view as OutrunView;
const isRun = (frame: Frame | undefined) => frame !== undefined && viewOf(frame).stage === 'run';

/** The frames of the run that this one belongs to, and the one that ends it; empty where that has not come yet. */
function framesOfRun(frames: Frames, ply: number): Frame[] {
  let first = ply;
  while (isRun(frames[first - 1])) first -= 1;
  let last = ply;
  while (isRun(frames[last])) last += 1;
  const found = frames.slice(first, last + 1).filter((frame) => frame !== undefined);
  return found.length === last + 1 - first ? found : [];
}

/** What everybody laid in the run that this frame shows, and in which time; empty as long as nobody knows. */
export function runsOf(frames: Frames, ply: number): RunView[] {
  const end = framesOfRun(frames, ply).at(-1);
  return end ? (viewOf(end).last?.runs ?? []) : [];
}

/** How much of the run had passed when this frame came, in milliseconds. */
export function elapsedAt(frames: Frames, ply: number): number {
  const runs = runsOf(frames, isRun(frames[ply]) ? ply : ply - 1);
  const start = framesOfRun(frames, isRun(frames[ply]) ? ply : ply - 1)[0]?.ply ?? ply;
  const times = frames.slice(start, ply + 1).map((frame) => {
    if (!frame) return 0;
    if (TIME_IS_UP.test(frame.code)) return 1_000 * viewOf(frame).limit;
    return runs.find(({ seat }) => seat === frame.seat)?.ms ?? 0;
  });
  return Math.max(0, ...times);
}

/** A run takes as long as it took, and its result is looked at while the runners move. */
export function pacing(frames: Frames, ply: number): number | null {
  const frame = frames[ply];
  if (!frame) return null;
  if (isRun(frame)) return frames[ply + 1] ? elapsedAt(frames, ply + 1) - elapsedAt(frames, ply) : null;
  if (!justChecked(viewOf(frame), frame.news)) return null;
  const strides = movesIn(frame.news).reduce((sum, { rooms }) => sum + rooms, 0);
  return Math.max(viewOf(frame).stage === 'over' ? 0 : RESULT_TIME, strides * STRIDE + AFTER_MOVING);
}

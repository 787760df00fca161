/** What becomes of the vehicles around a Driver who goes somewhere. */
import type { GetawayView } from '../view';

export type Fate = 'follows' | 'shaken' | 'arrives';
const FATES: Record<string, Fate> = { 'note-follows': 'follows', 'note-shaken': 'shaken', 'note-arrives': 'arrives' };

/** By vehicle: whether it comes along, is left behind, or could get there; as the notes of this code tell. */
export function fates(view: GetawayView, code: string | null): Map<string, Fate> {
  const told = view.own?.notes.filter((note) => note.code === code) ?? [];
  return new Map(
    told.flatMap(({ note, args }) => {
      const fate = FATES[note];
      return fate ? [[String(args.vehicle), fate] as const] : [];
    }),
  );
}

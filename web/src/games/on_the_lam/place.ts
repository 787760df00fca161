/** A place of the city in words: what a search takes, who has searched it and who is there. */
import { asLabel } from '$shared/sentences';
import type { GameWords } from '$shared/words.svelte';
import type { LamView } from './view';

export function placeText(words: GameWords, view: LamView, at: string): string {
  return asLabel([
    words.name('tile', at),
    searchText(words, view, at),
    ...peopleText(words, view, at),
    policeText(words, view, at),
  ]);
}

function searchText(words: GameWords, view: LamView, at: string): string {
  const tile = view.board.find((one) => one.at === at);
  if (tile?.skill) {
    return words.message('otl-place-search', '', { skill: words.name('skill', tile.skill), number: tile.number });
  }
  const sort = `otl-place-${at}`;
  return words.has(sort) ? words.message(sort) : '';
}

function peopleText(words: GameWords, view: LamView, at: string): string[] {
  const here = view.seats.filter(({ tile }) => tile === at).map(({ seat }) => words.player(seat));
  const marks = view.seats.filter((seat) => seat.marks.includes(at)).map(({ seat }) => words.player(seat));
  return [
    here.length > 0 ? words.message('otl-place-here', '', { players: here.join(', ') }) : '',
    marks.length > 0 ? words.message('otl-place-marks', '', { players: marks.join(', ') }) : '',
  ];
}

/** How far the police are, and whether they may come at the end of the round. */
export function policeText(words: GameWords, view: LamView, at: string): string {
  const steps = view.police_near[at] ?? 0;
  const chance = view.patrol[at] ?? 0;
  const near = words.message('otl-police-near', '', { steps });
  return chance === 0 ? near : `${near}. ${words.message('note-patrol', '', { chance })}`;
}

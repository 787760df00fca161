/**
 * How long the pictures of the board take. What is told scene by scene takes as long as the scenes do: then the board says
 * itself how far it is.
 */
import { together } from '$shared/board';

/** The duration `--show` of the tokens: the short pictures over the map. */
const SHOW = 600;
/** Long enough for the board to say that it tells the rest scene by scene. */
const BRIEF = 60;

const SHOWN = [
  'moved',
  'rode',
  'hit',
  'killed',
  'tricked',
  'came',
  'damaged',
  'smashed',
  'broke',
  'crashed',
  'crashed-in',
  'peeked',
  'noise',
  'quieter',
  'drew',
  'took-case',
  'took-president',
  'took-wreck',
];

export const telling = together(Object.fromEntries(SHOWN.map((event) => [event, SHOW])), BRIEF);

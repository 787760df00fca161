/** How long the pictures of the board take: vehicles glide, tiles turn, what crashes bursts. All of them move at once. */
import { together } from '$shared/board';

/** The durations `--glide` and `--show` of the tokens, and a tile that turns. */
const GLIDE = 450;
const SHOW = 600;
const TURN = 520;

export const telling = together({
  drove: GLIDE,
  'spun-round': GLIDE,
  'backed-out': GLIDE,
  'vehicle-moved': GLIDE,
  'vehicle-turned': GLIDE,
  'half-turned': GLIDE,
  reacted: GLIDE,
  followed: GLIDE,
  returned: GLIDE,
  'broke-off': GLIDE,
  jammed: GLIDE,
  forced: GLIDE,
  dispatched: GLIDE,
  'automa-moved': GLIDE,
  'automa-turned': GLIDE,
  'automa-placed': GLIDE,
  'hazard-placed': GLIDE,
  'hazard-removed': GLIDE,
  'barricade-placed': GLIDE,
  laid: GLIDE,
  'laid-open': GLIDE,
  'laid-unseen': GLIDE,
  'turned-up': TURN,
  'took-stash': SHOW,
  studied: SHOW,
  peeked: SHOW,
  crashed: SHOW,
  'barricade-crashed': SHOW,
  'broke-through': SHOW,
  saved: SHOW,
  'meter-up': SHOW,
  caught: SHOW,
  cornered: SHOW,
});

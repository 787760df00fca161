/** What the log tells as one action: the event that begins it, and those that belong to it. */
import type { Actions } from '$shared/table/actions';

export const opens: Actions = {
  right: ['moved', 'boosted', 'left-map', 'spent', 'cured'],
  wrong: ['moved', 'boosted', 'spent', 'cured'],
  late: ['moved'],
  'took-claw': ['clawed', 'cured'],
  drew: ['replaced', 'reshuffled'],
  'drew-open': ['replaced', 'reshuffled'],
  centre: ['centre-replaced', 'reshuffled'],
  placed: ['replaced'],
  stole: ['stole-card'],
};

/** The twelve steps of a turn (ledger 3.4, 3.5), each with the rule behind it. */
import type { TurnView } from '../view';

export const STEPS: readonly { step: number; rule: string }[] = [
  { step: 1, rule: 'EFNY-H1' },
  { step: 2, rule: 'EFNY-H4' },
  { step: 3, rule: 'EFNY-H5' },
  { step: 4, rule: 'EFNY-H9' },
  { step: 5, rule: 'EFNY-H12' },
  { step: 6, rule: 'EFNY-H13' },
  { step: 7, rule: 'EFNY-H15' },
  { step: 8, rule: 'EFNY-H16' },
  { step: 9, rule: 'EFNY-H17' },
  { step: 10, rule: 'EFNY-N1' },
  { step: 11, rule: 'EFNY-N2' },
  { step: 12, rule: 'EFNY-N7' },
];

/** From here on it is New York's turn. */
export const FIRST_OF_NEW_YORK = 10;

/** The rule of the present step; where it is a duty, that of the duty. */
export function ruleOf({ step, forced }: TurnView): string {
  if (step === 0) return 'EFNY-T2';
  return step === 1 && forced ? 'EFNY-H2' : STEPS[step - 1]!.rule;
}

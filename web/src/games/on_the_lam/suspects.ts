/** The four character cards, for the time before anybody holds one: the view names only characters in play. */
export const STARTS: Record<string, string> = { boxer: 'A3', dame: 'A1', reporter: 'E3', ceo: 'E1' };

export const BONUSES: Record<string, readonly (readonly [skill: string, bonus: string])[]> = {
  boxer: [
    ['guts', '+2'],
    ['charisma', '+1'],
  ],
  dame: [
    ['charisma', '+2'],
    ['cover', '+1'],
  ],
  reporter: [
    ['cover', '+2'],
    ['smarts', '+1'],
  ],
  ceo: [
    ['smarts', '+2'],
    ['guts', '+1'],
  ],
};

/** Cards of the own character that make an alibi. */
export const ALIBI_GOAL = 5;

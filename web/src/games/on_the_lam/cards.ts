/** Whose colours and letter a card wears. */

const CHARACTERS: readonly string[] = ['boxer', 'dame', 'reporter', 'ceo'];

/** The character that an alibi card names; null for a play card. */
export function ownerOf(card: string): string | null {
  const name = card.split('_')[0] ?? '';
  return CHARACTERS.includes(name) && card !== name ? name : null;
}

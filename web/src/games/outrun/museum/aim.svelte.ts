/** The seat that the pointer is about to play a card on: it stands out on the board too. */
class Aim {
  seat = $state<number | null>(null);
}

export const aim = new Aim();

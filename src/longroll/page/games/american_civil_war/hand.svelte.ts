/** What the player has in hand between two choices: a sort of piece for which a place or a prey is sought. */

class Hand {
  /** The sort to be bought, placed, deployed or sent in pursuit. */
  sort = $state("");

  toggle(sort: string): void {
    this.sort = this.sort === sort ? "" : sort;
  }
}

export const hand = new Hand();

/** The steps in which a sort is taken in hand first, and its place or prey picked after it. */
export const HOLDS: readonly string[] = ["buy", "place", "deploy", "pursue"];

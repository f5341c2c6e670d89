/** The sort of piece selected between two choices: a place or a target is picked for it next. */

class Selection {
  /** The sort to be bought, placed, deployed or sent in pursuit. */
  sort = $state("");

  toggle(sort: string): void {
    this.sort = this.sort === sort ? "" : sort;
  }
}

export const selection = new Selection();

/** The steps in which a sort is selected first, and its place or target picked after it. */
export const HOLDS: readonly string[] = ["buy", "place", "deploy", "pursue"];

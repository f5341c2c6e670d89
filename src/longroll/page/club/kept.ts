/** Texts about challenges that only this browser has: the player's shares of the dice, by their commitments, and the links to send, by challenge. */

/** Older ones belong to challenges that were withdrawn or have expired. */
const MOST = 50;

export class KeptTexts {
  constructor(
    private readonly key: "longroll-shares" | "longroll-links",
    private readonly storage: Pick<Storage, "getItem" | "setItem">,
  ) {}

  find(id: string): string | null {
    return this.#read().find(([one]) => one === id)?.[1] ?? null;
  }

  keep(id: string, text: string): void {
    this.#write([...this.#read().filter(([one]) => one !== id), [id, text]]);
  }

  forget(id: string): void {
    this.#write(this.#read().filter(([one]) => one !== id));
  }

  #read(): [string, string][] {
    try {
      const found: unknown = JSON.parse(this.storage.getItem(this.key) ?? "[]");
      return Array.isArray(found) ? found.filter(isPair) : [];
    } catch {
      return [];
    }
  }

  #write(texts: [string, string][]): void {
    try {
      this.storage.setItem(this.key, JSON.stringify(texts.slice(-MOST)));
    } catch {
      // a browser that keeps nothing: the player is asked for a new share
    }
  }
}

const isPair = (found: unknown): found is [string, string] => Array.isArray(found) && found.length === 2 && found.every((one) => typeof one === "string");

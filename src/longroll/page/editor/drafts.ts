/** Packs that are being corrected, kept in this browser. */

export interface Draft {
  /** The title and a number: `pea-ridge-2`. */
  id: string;
  title: string;
  /** The file it was opened from; empty: the printed pack. */
  file: string;
  /** When it was kept last, in milliseconds. */
  kept: number;
}

const LIST = "longroll-drafts";
const key = (id: string): string => `longroll-draft-${id}`;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export class Drafts {
  /** `store` throws where nothing may be kept. */
  constructor(private readonly store: () => Store) {}

  /** The latest first. */
  all(): Draft[] {
    try {
      const found: unknown = JSON.parse(this.store().getItem(LIST) ?? "[]");
      return Array.isArray(found) ? found.filter(isDraft).sort((one, other) => other.kept - one.kept) : [];
    } catch {
      return [];
    }
  }

  find(id: string): Draft | undefined {
    return this.all().find((draft) => draft.id === id);
  }

  /** The pack of a draft as text; null: it is gone. */
  read(id: string): string | null {
    try {
      return this.store().getItem(key(id));
    } catch {
      return null;
    }
  }

  /** A new one, of which nothing is kept yet. */
  begin(title: string, file: string): Draft {
    const taken = new Set(this.all().map(({ id }) => id));
    let number = 1;
    while (taken.has(`${title}-${number}`)) number += 1;
    return { id: `${title}-${number}`, title, file, kept: 0 };
  }

  /** Answers whether the browser has kept it. */
  keep(draft: Draft, text: string): boolean {
    try {
      this.store().setItem(key(draft.id), text);
      this.store().setItem(LIST, JSON.stringify([draft, ...this.all().filter(({ id }) => id !== draft.id)]));
      return true;
    } catch {
      return false;
    }
  }

  remove(id: string): void {
    try {
      this.store().removeItem(key(id));
      this.store().setItem(LIST, JSON.stringify(this.all().filter((draft) => draft.id !== id)));
    } catch {
      // a browser that keeps nothing has nothing to remove
    }
  }
}

function isDraft(value: unknown): value is Draft {
  const { id, title, file, kept } = Object(value) as Record<keyof Draft, unknown>;
  return typeof id === "string" && typeof title === "string" && typeof file === "string" && typeof kept === "number";
}

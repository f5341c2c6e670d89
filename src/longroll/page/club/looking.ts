/** Reports to the server whether this page is looked at, so that no mail or push repeats what is seen here. */

/** After something new, in milliseconds: by then the server has stored what it would send. */
const SETTLED = 3000;

export class Looking {
  #timer = 0;

  constructor(private readonly send: (text: string) => void) {
    document.addEventListener("visibilitychange", this.report);
  }

  readonly report = (): void => {
    this.send(JSON.stringify({ looking: document.visibilityState === "visible" }));
  };

  /** Something new is shown. */
  hear(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(this.report, SETTLED);
  }

  close(): void {
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.report);
  }
}

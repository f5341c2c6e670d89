/** What the visitor of the site should know about it. */

/** The event of a browser that can install the page as an app. */
export interface Installation extends Event {
  prompt(): Promise<unknown>;
}

class Status {
  /** How many bytes of Python are there; nothing once it runs. */
  loading = $state.raw<{ loaded: number; total: number } | null>({ loaded: 0, total: 0 });
  /** Why it does not run. */
  failed = $state("");
  /** Matches are lost with the tab. */
  inMemory = $state(false);
  /** A new version that waits. */
  waiting = $state.raw<ServiceWorker | null>(null);
  installation = $state.raw<Installation | null>(null);
}

export const status = new Status();

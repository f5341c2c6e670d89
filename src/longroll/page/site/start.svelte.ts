/** The page of the site without a server. What needs Python waits until it is loaded. */

import { mount } from "svelte";
import App from "../App.svelte";
import { useTransport } from "../api/transport.ts";
import { keepMemory, keepOffline } from "./keepOffline.ts";
import SiteNotes from "./SiteNotes.svelte";
import { type Installation, status } from "./status.svelte.ts";
import { WorkerTransport } from "./transport.ts";

export function start(target: HTMLElement): void {
  useTransport(
    new WorkerTransport({
      progress: (loaded, total) => (status.loading = { loaded, total }),
      ready: (kept, anew) => {
        status.loading = null;
        status.inMemory = !kept;
        keepOffline();
        if (kept && anew) keepMemory();
      },
      failed: (reason) => {
        status.failed = reason;
        keepOffline(); // a newer version may be there
      },
    }),
  );
  mount(App, { target });
  mount(SiteNotes, { target });
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // the page has a button of its own
    status.installation = event as Installation;
  });
}

/** The service worker keeps the site for playing offline. A new version waits until the player takes it. */

import { notice } from "../state/notice.svelte.ts";
import { say } from "../state/words.svelte.ts";

export function keepOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("serviceWorker.js", { type: "module" }).then(watch, () => undefined);
}

/** The first version needs no notice; a later one is told once it is there. */
function watch(registration: ServiceWorkerRegistration): void {
  const tell = (): void => {
    if (registration.waiting && navigator.serviceWorker.controller) notice.show(say("site-new-version"));
  };
  tell();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", tell);
  });
}

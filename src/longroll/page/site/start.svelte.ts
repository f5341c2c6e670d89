/** The page without a server: it loads Python, then goes on as usual. */

import { mount, unmount } from "svelte";
import App from "../App.svelte";
import { useTransport } from "../api/transport.ts";
import { notice } from "../state/notice.svelte.ts";
import { say, words } from "../state/words.svelte.ts";
import { keepOffline } from "./keepOffline.ts";
import Loading from "./Loading.svelte";
import { WorkerTransport } from "./transport.ts";

export function start(target: HTMLElement): void {
  const shown = $state({ loaded: 0, total: 0, failed: "" });
  const loading = mount(Loading, { target, props: { shown } });
  void words.learn([]);
  const transport = new WorkerTransport({
    progress: (loaded, total) => Object.assign(shown, { loaded, total }),
    ready: (kept) => {
      void unmount(loading);
      mount(App, { target });
      if (!kept) notice.show(say("site-not-kept"));
    },
    failed: (reason) => (shown.failed = reason),
  });
  useTransport(transport);
  keepOffline();
}

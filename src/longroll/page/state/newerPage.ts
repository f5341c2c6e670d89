/** A page that stays open while its server gets a newer one misses the parts it has not loaded yet: then it loads the newer page. */

/** The page that the server has now; empty: it does not answer. */
async function fetchPage(): Promise<string> {
  const answer = await fetch(location.pathname, { cache: "no-store" }).catch(() => null);
  return answer?.ok ? answer.text() : "";
}

async function loadNewer(): Promise<void> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute("src");
  const page = await fetchPage();
  if (own && page && !page.includes(own)) location.reload();
}

export function watchParts(): void {
  window.addEventListener("vite:preloadError", () => void loadNewer());
}

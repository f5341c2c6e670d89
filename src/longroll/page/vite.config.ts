import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** What makes the site an app that can be installed; the files are in `site/install`. */
const installable: Plugin = {
  name: "installable",
  transformIndexHtml: () => [
    { tag: "link", attrs: { rel: "manifest", href: "./app.webmanifest" } },
    { tag: "link", attrs: { rel: "apple-touch-icon", href: "./icon-192.png" } },
    { tag: "meta", attrs: { name: "theme-color", content: "#f7f0e0" } },
  ],
};

const table = process.env["LONGROLL_TABLE"] ?? "http://127.0.0.1:8161";

/** `--mode site` builds the page that needs no server. */
export default defineConfig(({ mode }) => {
  const site = mode === "site";
  return {
    plugins: site ? [svelte(), installable] : [svelte()],
    base: site ? "./" : "/",
    build: {
      outDir: site ? "../../../build/site" : "dist",
      emptyOutDir: true,
      manifest: "manifest.json",
      target: "es2022",
      assetsInlineLimit: 0, // the server's policy allows no data: fonts
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: site
        ? { input: ["index.html", "site/serviceWorker.ts"], output: { entryFileNames: (chunk) => (chunk.name === "serviceWorker" ? "[name].js" : "assets/[name]-[hash].js") } }
        : { input: ["index.html", "club/pushWorker.ts"], output: { entryFileNames: (chunk) => (chunk.name === "pushWorker" ? "[name].js" : "assets/[name]-[hash].js") } },
    },
    worker: { format: "es" },
    // The page's own sources have folders of these names.
    server: { proxy: { "^/api/(?!.*\\.ts)": { target: table, ws: true, changeOrigin: true }, "^/words/.*\\.ftl": table } },
    test: { include: ["**/*.test.ts"], exclude: ["node_modules/**", "dist/**"] },
  };
});

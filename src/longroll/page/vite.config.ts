import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const table = process.env["LONGROLL_TABLE"] ?? "http://127.0.0.1:8161";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "dist",
    manifest: "manifest.json",
    target: "es2022",
    assetsInlineLimit: 0, // the server's policy allows no data: fonts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // The page's own sources have folders of these names.
  server: { proxy: { "^/api/(?!.*\\.ts)": { target: table, ws: true, changeOrigin: true }, "^/words/.*\\.ftl": table } },
  test: { include: ["**/*.test.ts"], exclude: ["node_modules/**", "dist/**"] },
});

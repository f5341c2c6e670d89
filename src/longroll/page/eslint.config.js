import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const small = {
  "max-lines-per-function": ["error", { max: 30, skipBlankLines: true, skipComments: true }],
  complexity: ["error", 12],
};

export default ts.config(
  { ignores: ["dist/", "node_modules/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ["**/*.ts", "**/*.svelte.ts"], ignores: ["**/*.test.ts"], rules: small },
  { files: ["**/*.mjs", "*.config.*"], languageOptions: { globals: { ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    rules: { "svelte/no-inline-styles": ["error", { allowTransitions: false }] },
  },
);

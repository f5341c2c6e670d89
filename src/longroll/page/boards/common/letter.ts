/** Beside colour and shape, each side has a letter. */
export const LETTER: Readonly<Record<"union" | "confederate", string>> = { union: "U", confederate: "C" };

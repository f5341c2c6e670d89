/** Does the player want nothing to fly about? */
export const reducedMotion = (): boolean => document.documentElement.dataset["motion"] === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

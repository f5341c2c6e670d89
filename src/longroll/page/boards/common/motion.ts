/** Does the player want nothing to fly about? */
export const reducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

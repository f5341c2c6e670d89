/** Does the player want nothing to fly about? */
export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

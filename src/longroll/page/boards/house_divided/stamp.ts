/** Letters and figures that are part of a picture, not of the words of the page: drawn once, used everywhere. */
import { make } from "../common/svg.ts";

export const stampId = (letter: string): string => `hd-letter-${letter}`;

export const stamp = (letter: string, x: number, y: number, name: string): SVGUseElement =>
  make("use", { href: `#${stampId(letter)}`, x, y, class: name });

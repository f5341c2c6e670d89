/** Whether two texts say much the same, in any language. */

const SHORT = 4;
/** So many of its longer words are in the other text, too. */
const SAME = 0.65;

const wordsOf = (text: string): string[] => [...new Set(text.toLocaleLowerCase().match(/\p{L}+/gu) ?? [])].filter((word) => word.length >= SHORT);

/** Words of one text that begin as a word of the other: endings differ. */
const shared = (one: string[], other: string[]): number => one.filter((word) => other.some((known) => stem(known) === stem(word))).length;

const stem = (word: string): string => word.slice(0, Math.max(SHORT, word.length - 2));

/** Does a text say little more than another one? */
export function addsNothing(text: string, said: string): boolean {
  const [words, known] = [wordsOf(text), wordsOf(said)];
  return words.length > 0 && shared(words, known) / words.length >= SAME;
}

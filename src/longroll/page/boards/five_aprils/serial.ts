/** Ids that no other drawing of the page has. */
let last = 0;

export const serial = (name: string): string => `fa-${name}-${++last}`;

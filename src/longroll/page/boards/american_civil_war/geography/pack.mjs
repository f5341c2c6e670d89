// Lines as short strings: each step of a line is two small numbers, each number one character, or two where it is large.
// `read` in geography.ts turns them back.

const BASE = 45;
const letter = (n) => String.fromCharCode(n + 35 + (n + 35 >= 92 ? 1 : 0)); // printable, without quote and backslash
function number(v) {
  let rest = v < 0 ? -2 * v - 1 : 2 * v, out = '';
  for (; rest >= BASE; rest = Math.floor(rest / BASE)) out += letter(BASE + (rest % BASE));
  return out + letter(rest);
}

/** Lines of whole numbers as one string: the start, then the steps; a space after each line. */
export const pack = (lines) => lines.map((line) => line.map(([x, y], i) => number(x - (line[i - 1]?.[0] ?? 0)) + number(y - (line[i - 1]?.[1] ?? 0))).join('')).join(' ');

const key = (p) => `${p[0]} ${p[1]}`;
const edge = (p, q) => (key(p) < key(q) ? `${key(p)};${key(q)}` : `${key(q)};${key(p)}`);
const same = (p, q) => p[0] === q[0] && p[1] === q[1];

/** Shapes cut where three lines meet: each stretch is kept once, and a ring is the numbers of its stretches (`-1 - n`: backwards). */
export function cut(shapes, states, tenths) {
  const clean = (line) => tenths(line).filter((p, i, all) => i === 0 || !same(p, all[i - 1]));
  const rings = [...shapes].map(([id, polys]) => [id, polys.flat().map(clean).filter((r) => r.length > 3)]);
  const borders = states.map(clean);
  const owners = new Map();
  const own = (line, who) => line.slice(1).forEach((q, i) => owners.set(edge(line[i], q), `${owners.get(edge(line[i], q)) ?? ''} ${who}`));
  for (const [id, all] of rings) for (const ring of all) own(ring, id);
  const known = new Set(owners.keys());
  for (const line of borders) own(line, 'state');
  const ends = new Map();
  for (const [e, who] of owners) for (const end of e.split(';')) ends.set(end, (ends.get(end) ?? new Set()).add([...new Set(who.split(' '))].sort().join()));
  const isEnd = (p) => ends.get(key(p)).size > 1;
  const found = new Map();
  const arcs = [];
  const stretch = (line) => {
    const [there, back] = [line.map(key).join(), [...line].reverse().map(key).join()];
    if (found.has(there)) return found.get(there);
    if (found.has(back)) return -1 - found.get(back);
    found.set(there, arcs.length);
    arcs.push(line);
    return arcs.length - 1;
  };
  const split = (ring) => {
    const open = ring.slice(0, -1), first = open.findIndex(isEnd);
    const turned = first > 0 ? [...open.slice(first), ...open.slice(0, first), open[first]] : ring;
    const out = [];
    for (let i = 1, from = 0; i < turned.length; i++) if (isEnd(turned[i]) || i === turned.length - 1) { out.push(stretch(turned.slice(from, i + 1))); from = i; }
    return out;
  };
  const regions = Object.fromEntries(rings.map(([id, all]) => [id, all.map(split)]));
  const isState = (line) => owners.get(edge(line[0], line[1])).includes(' state');
  const rest = borders.flatMap((line) => line.slice(1).flatMap((q, i) => (known.has(edge(line[i], q)) ? [] : [[line[i], q]])));
  return { arcs, regions, states: arcs.flatMap((line, n) => (isState(line) ? [n] : [])), rest: join(rest) };
}

/** Steps that follow each other make one line. */
function join(steps) {
  const out = [];
  for (const [p, q] of steps) {
    const last = out.at(-1);
    if (last && same(last.at(-1), p)) last.push(q);
    else out.push([p, q]);
  }
  return out;
}

// Rivers and crests on the sheet. Courses and crests are those of House Divided's map (our own points, borders of states, Natural
// Earth); here follow those that lie outside it.
import { readFileSync } from 'node:fs';
import { project, SHEET } from './project.mjs';

const other = (name) => JSON.parse(readFileSync(new URL(`../../house_divided/geography/${name}.json`, import.meta.url)));
const places = other('places');
const dist = (p, q) => Math.hypot(p[0] - q[0], p[1] - q[1]);
const THIN = 0.7; // rivers narrower than this matter only on a larger map
const SMALL = 1.25;

/** Those of the far West and North; the Mississippi begins further up, and borders drawn by counties need no pieces. */
const MORE = [
  { name: 'Mississippi', width: 4, parts: [[-94.6, 46.6], [-94.2, 46.1], [-93.9, 45.5], [-93.2, 44.95], [-92.8, 44.74], { along: ['MN-WI', 'IA-WI', 'IA-IL', 'IL-MO', 'KY-MO', 'MO-TN', 'AR-TN', 'AR-MS', 'LA-MS'], from: [-92.8, 44.74], to: [-91.6, 31.0] }, { course: 1, from: [-91.55, 30.95], to: [-89.28, 29.17] }] },
  { name: 'Hudson', width: 2.6, parts: [[-73.95, 43.9], [-73.75, 43.35], [-73.65, 43.0], [-73.75, 42.6], [-73.85, 42.2], [-73.95, 41.7], [-73.97, 41.3], [-73.9, 41.05], [-73.98, 40.75]] },
  { name: 'Mohawk', width: 1.4, parts: [[-75.4, 43.25], [-74.9, 43.02], [-74.3, 42.93], [-73.75, 42.78]] },
  { name: 'Connecticut', width: 1.9, parts: [{ along: ['NH-VT'], from: [-71.5, 45.01], to: [-72.46, 42.73] }, [-72.6, 42.2], [-72.65, 41.75], [-72.5, 41.5], [-72.35, 41.28]] },
  { name: 'Merrimack', width: 1.4, parts: [[-71.65, 43.5], [-71.5, 43.1], [-71.4, 42.7], [-70.85, 42.82]] },
  { name: 'Kennebec', width: 1.5, parts: [[-69.7, 45.55], [-69.85, 44.9], [-69.65, 44.5], [-69.75, 43.9]] },
  { name: 'Penobscot', width: 1.6, parts: [[-69.0, 46.0], [-68.5, 45.5], [-68.7, 44.95], [-68.8, 44.5]] },
  { name: 'Saint John', width: 1.9, parts: [[-69.2, 47.1], [-68.3, 47.3], [-67.7, 46.9], [-67.5, 46.2], [-66.6, 45.95], [-66.1, 45.3]] },
  { name: 'Ottawa', width: 2.2, parts: [[-79.0, 46.3], [-77.5, 46.0], [-76.5, 45.5], [-75.7, 45.45], [-74.6, 45.55], [-73.9, 45.45]] },
  { name: 'St. Lawrence', width: 3.4, parts: [[-76.4, 44.2], [-75.6, 44.65], [-74.7, 45.0], [-74.0, 45.35], [-73.55, 45.5], [-73.1, 46.0], [-72.5, 46.35], [-71.6, 46.65], [-71.2, 46.83]] },
  { name: 'Wisconsin', width: 1.6, parts: [[-89.5, 45.4], [-89.65, 44.9], [-89.8, 44.3], [-89.5, 43.55], [-90.2, 43.18], [-91.13, 43.0]] },
  { name: 'St. Croix', width: 1.4, parts: [{ along: ['MN-WI'], from: [-92.29, 46.07], to: [-92.78, 44.76] }] },
  { name: 'Minnesota', width: 1.6, parts: [[-96.4, 45.3], [-95.3, 44.8], [-94.3, 44.25], [-93.6, 44.75], [-93.15, 44.92]] },
  { name: 'Grand', width: 1.4, parts: [[-84.5, 42.6], [-85.1, 42.95], [-85.6, 42.95], [-86.2, 43.06]] },
  { name: 'Rio Grande', width: 2.4, parts: [[-106.5, 31.75], [-105.2, 30.8], [-104.5, 29.6], [-103.2, 28.98], [-102.7, 29.7], [-101.4, 29.77], [-100.6, 28.9], [-99.5, 27.5], [-99.1, 26.4], [-98.2, 26.06], [-97.2, 25.96]] },
  { name: 'Pecos', width: 1.5, parts: [[-104.3, 32.8], [-103.5, 31.4], [-102.3, 30.6], [-101.4, 29.77]] },
  { name: 'Nueces', width: 1.3, parts: [[-100.1, 29.6], [-99.6, 28.5], [-98.4, 28.4], [-97.6, 27.85]] },
  { name: 'Colorado', width: 1.8, parts: [[-101.0, 32.4], [-99.8, 31.6], [-98.6, 31.0], [-98.0, 30.4], [-97.3, 30.1], [-96.5, 29.65], [-95.95, 28.75]] },
  { name: 'Brazos', width: 1.8, parts: [[-99.8, 33.4], [-98.4, 32.9], [-97.6, 32.1], [-97.1, 31.5], [-96.5, 30.7], [-95.9, 29.75], [-95.4, 28.95]] },
  { name: 'Trinity', width: 1.7, parts: [[-97.4, 32.9], [-96.6, 32.5], [-95.8, 31.6], [-95.3, 30.9], [-94.75, 30.1], [-94.72, 29.8]] },
  { name: 'Conchos', width: 1.4, parts: [[-106.5, 27.4], [-105.3, 27.8], [-105.1, 28.8], [-104.4, 29.57]] },
];
const REPLACED = new Set(MORE.map(({ name }) => name));
REPLACED.delete('Grand');

const RIDGES = [
  { height: 0.9, crest: [[-74.6, 43.5], [-74.3, 43.9], [-73.95, 44.2], [-73.9, 44.5]] },
  { height: 0.6, crest: [[-74.9, 43.9], [-74.5, 44.25]] },
  { height: 0.7, crest: [[-74.7, 42.1], [-74.35, 42.1], [-74.05, 42.25]] },
  { height: 0.7, crest: [[-73.05, 42.6], [-72.95, 43.2], [-72.85, 43.7], [-72.8, 44.2], [-72.7, 44.7], [-72.4, 45.1]] },
  { height: 1, crest: [[-71.9, 43.9], [-71.4, 44.2], [-71.1, 44.5], [-70.6, 44.85], [-69.9, 45.2], [-69.2, 45.7], [-68.9, 45.95]] },
  { height: 0.6, crest: [[-71.2, 45.3], [-70.5, 45.8], [-70.0, 46.4], [-69.4, 47.0]] },
  { height: 1, crest: [[-100.9, 26.2], [-100.4, 25.6], [-100.1, 25.0], [-99.8, 24.2], [-99.5, 23.2], [-99.2, 22.2], [-98.9, 21.2], [-98.3, 20.4], [-97.6, 19.8]] },
  { height: 0.9, crest: [[-102.6, 27.8], [-102.0, 27.0], [-101.5, 26.2], [-101.2, 25.4]] },
  { height: 1, crest: [[-108.2, 28.4], [-107.6, 27.3], [-107.0, 26.2], [-106.2, 25.0], [-105.3, 23.8], [-104.4, 22.6], [-103.8, 21.4]] },
  { height: 0.8, crest: [[-105.3, 31.6], [-104.7, 31.1], [-104.2, 30.6], [-103.7, 29.9], [-103.3, 29.3]] },
  { height: 0.5, crest: [[-99.8, 30.2], [-99.0, 30.0], [-98.3, 30.1]] },
  { height: 0.5, crest: [[-90.6, 46.5], [-89.4, 46.6], [-88.2, 46.6]] },
];

/** Roots of a tree of nearest ways along lines, each made of points. */
function trace(lines, from, to) {
  const nodes = new Map();
  const node = (p) => nodes.get(p.join()) ?? nodes.set(p.join(), { p, to: [] }).get(p.join());
  for (const line of lines) line.slice(1).forEach((q, i) => { const [a, b] = [node(line[i]), node(q)]; a.to.push(b); b.to.push(a); });
  const all = [...nodes.values()];
  const ends = all.filter((n) => n.to.length === 1); // pieces that nearly meet are joined
  for (const a of ends) for (const b of ends) if (a !== b && dist(a.p, b.p) < (Math.abs(from[0]) < 200 && from[0] < 0 ? 0.35 : 16)) a.to.push(b);
  const nearest = (p) => all.reduce((best, n) => (dist(n.p, p) < dist(best.p, p) ? n : best));
  const [start, goal] = [nearest(from), nearest(to)];
  const far = new Map([[start, 0]]), before = new Map(), open = new Set([start]);
  while (open.size) {
    const now = [...open].reduce((best, n) => (far.get(n) < far.get(best) ? n : best));
    open.delete(now);
    if (now === goal) break;
    for (const next of now.to) {
      const d = far.get(now) + dist(now.p, next.p);
      if (d < (far.get(next) ?? Infinity)) { far.set(next, d); before.set(next, now); open.add(next); }
    }
  }
  if (!far.has(goal)) throw new Error(`no way from ${from} to ${to}`);
  const out = [goal];
  while (out[0] !== start) out.unshift(before.get(out[0]));
  return out.map((n) => n.p);
}

/** A curve through the points (Catmull and Rom), about every five units. */
function curve(points) {
  const out = [points[0]];
  for (let i = 1; i < points.length; i++) {
    const [p, a, b, q] = [points[Math.max(0, i - 2)], points[i - 1], points[i], points[Math.min(points.length - 1, i + 1)]];
    const n = Math.max(1, Math.round(dist(a, b) / 5));
    for (let k = 1; k <= n; k++) {
      const t = k / n;
      out.push([0, 1].map((c) => 0.5 * (2 * a[c] + (b[c] - p[c]) * t + (2 * p[c] - 5 * a[c] + 4 * b[c] - q[c]) * t * t + (3 * a[c] - p[c] - 3 * b[c] + q[c]) * t * t * t)));
    }
  }
  return out;
}
function dice(seed) { let s = seed; return () => ((s = (s * 1664525 + 1013904223) >>> 0) / 4294967296) - 0.5; }
/** A course given by few points winds a little between them. */
function wind(points, roll) {
  return points.flatMap((b, i) => {
    const a = points[i - 1];
    if (!a || dist(a, b) < 14) return [b];
    const s = (roll() < 0 ? -1 : 1) * (0.06 + Math.abs(roll()) * 0.12);
    const at = (t, k) => [a[0] + (b[0] - a[0]) * t - (b[1] - a[1]) * s * k, a[1] + (b[1] - a[1]) * t + (b[0] - a[0]) * s * k];
    return [at(0.33, 1), at(0.68, -0.8), b];
  });
}
/** Without the points that change little. */
function thin(line, limit = THIN) {
  const left = [...line];
  const gain = (i) => Math.abs((left[i][0] - left[i - 1][0]) * (left[i + 1][1] - left[i - 1][1]) - (left[i][1] - left[i - 1][1]) * (left[i + 1][0] - left[i - 1][0])) / 2;
  for (;;) {
    let [best, at] = [limit, -1];
    for (let i = 1; i < left.length - 1; i++) if (gain(i) < best) [best, at] = [gain(i), i];
    if (at < 0) return left;
    left.splice(at, 1);
  }
}
const onSheet = (line) => line.filter(([x, y]) => x > -20 && y > -20 && x < SHEET.width + 20 && y < SHEET.height + 20);

export function layRivers(bordersOf, courses) {
  const point = (part) => project(typeof part === 'string' ? places[part] : part);
  const lay = ({ parts }, seed) => {
    const roll = dice(seed);
    let hand = [];
    const out = [];
    const flush = () => { out.push(...curve(wind(hand, roll))); hand = []; };
    for (const part of parts) {
      if (!part.from) { hand.push(point(part)); continue; }
      const piece = part.along ? trace(bordersOf(part.along), project(part.from), project(part.to)) : curve(trace(courses, part.from, part.to).map(project));
      hand.push(piece[0]);
      if (hand.length > 1) flush();
      out.push(...piece);
      hand = [piece.at(-1)];
    }
    if (hand.length > 1) flush();
    return onSheet(out);
  };
  const all = [...other('rivers').rivers.filter(({ name, width }) => width >= SMALL && !REPLACED.has(name)), ...MORE];
  return all.map((river, n) => ({ name: river.name, width: river.width, line: thin(lay(river, 7919 * (n + 1))) })).filter(({ line }) => line.length > 1).sort((a, b) => b.width - a.width);
}

export const layRidges = () => [...other('relief').ridges, ...RIDGES].map(({ height, crest }) => ({ height, line: onSheet(thin(curve(crest.map(project)), 3)) })).filter(({ line }) => line.length > 1);

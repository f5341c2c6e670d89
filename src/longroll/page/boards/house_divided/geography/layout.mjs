// Where the boxes stand on the board: the data's own arrangement, pulled towards the true map and pushed apart until
// every box, its name and every line can be read. Writes layout.json. Run: node layout.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { FRAME, affine, albers, spline } from './warp.mjs';

const here = (name) => new URL(name, import.meta.url);
const { map } = JSON.parse(readFileSync(here('../../../../games/house_divided/pack.json')));
const places = JSON.parse(readFileSync(here('places.json')));

export const BOARD = { width: 1640, height: 1280, box: 34, counter: 26, font: 11, leading: 11.5 };
const HALF = BOARD.box / 2;
const SCALE = 1.6;
const ORIGIN = [30, 62];
const BREAK = {
  'Forts Henry and Donelson': ['Forts Henry', 'and Donelson'],
  'Manassas Junction': ['Manassas', 'Junction'],
  'Pittsburg Landing': ['Pittsburg', 'Landing'],
  'Cumberland Gap': ['Cumberland', 'Gap'],
  'Jefferson City': ['Jefferson', 'City'],
};
/** Width of a name in the board's font (measured once: IM Fell / EB Garamond class faces at 11 units). */
const textWidth = (s) => [...s].reduce((w, c) => w + (/[ijltf.' ]/.test(c) ? 3.1 : /[mwMW]/.test(c) ? 8.6 : /[A-Z]/.test(c) ? 7.3 : 5.3), 0);

const boxes = map.boxes.map((b) => {
  const lines = BREAK[b.name] ?? [b.name];
  return {
    id: b.id, lines, label: b.label, of: [b.x, b.y], ll: places[b.id], data: [b.x * SCALE + ORIGIN[0], b.y * SCALE + ORIGIN[1]],
    lw: Math.max(...lines.map(textWidth)), lh: lines.length * BOARD.leading,
  };
});
const index = new Map(boxes.map((b, i) => [b.id, i]));
const pairs = [...new Set(map.lines.map((l) => [l.a, l.b].sort().join(' ')))].map((s) => s.split(' ').map((id) => index.get(id)));

/** The true map, made to follow the arrangement only slowly. */
function truth(points, damping) {
  const fit = affine(boxes.map((b) => albers(b.ll)), points);
  const frame = FRAME.map((p) => fit(albers(p)));
  const f = spline([...boxes.map((b) => b.ll), ...FRAME], [...points, ...frame], [...boxes.map(() => damping), ...FRAME.map(() => 0.05)]);
  return boxes.map((b) => f(b.ll));
}

function nearest([px, py], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)));
  return { t, q: [ax + t * dx, ay + t * dy] };
}

let p = boxes.map((b) => [...b.data]);
const CLEAR = HALF + 9; // a foreign line keeps this far from a box centre
for (let round = 0; round < 60; round++) {
  const geo = truth(p, 0.06);
  const aim = boxes.map((b, i) => [0.45 * b.data[0] + 0.55 * geo[i][0], 0.45 * b.data[1] + 0.55 * geo[i][1]]);
  for (let step = 0; step < 40; step++) {
    p = p.map(([x, y], i) => [x + 0.03 * (aim[i][0] - x), y + 0.03 * (aim[i][1] - y)]);
    for (let i = 0; i < p.length; i++) {
      for (let j = i + 1; j < p.length; j++) {
        // Footprint: the box with its name below it.
        const wi = Math.max(HALF, boxes[i].lw / 2), wj = Math.max(HALF, boxes[j].lw / 2);
        const [up, lo] = p[i][1] < p[j][1] ? [i, j] : [j, i];
        const needY = 2 * HALF + boxes[up].lh + 10;
        const needX = Math.max(wi, wj) + HALF + 8; // a name beside a box; names seldom stand beside names
        const dx = p[j][0] - p[i][0], dy = p[lo][1] - p[up][1];
        const ox = needX - Math.abs(dx), oy = needY - dy;
        if (ox > 0 && oy > 0) {
          if (ox < oy) { const s = 0.25 * ox * Math.sign(dx || 1); p[i][0] -= s; p[j][0] += s; }
          else { const s = 0.25 * oy; p[up][1] -= s; p[lo][1] += s; }
        }
        const d = Math.hypot(p[j][0] - p[i][0], p[j][1] - p[i][1]);
        if (d < 62) { const s = 0.25 * (62 - d) / d; const ux = (p[j][0] - p[i][0]) * s, uy = (p[j][1] - p[i][1]) * s; p[i][0] -= ux; p[i][1] -= uy; p[j][0] += ux; p[j][1] += uy; }
      }
    }
    for (const [a, b] of pairs) {
      for (let i = 0; i < p.length; i++) {
        if (i === a || i === b) continue;
        const { t, q } = nearest(p[i], p[a], p[b]);
        const d = Math.hypot(p[i][0] - q[0], p[i][1] - q[1]);
        if (d < CLEAR && d > 0) {
          const s = 0.3 * (CLEAR - d) / d, u = [(p[i][0] - q[0]) * s, (p[i][1] - q[1]) * s];
          p[i][0] += u[0]; p[i][1] += u[1];
          p[a][0] -= u[0] * (1 - t); p[a][1] -= u[1] * (1 - t); p[b][0] -= u[0] * t; p[b][1] -= u[1] * t;
        }
      }
    }
    p = p.map(([x, y]) => [Math.max(46, Math.min(BOARD.width - 46, x)), Math.max(52, Math.min(BOARD.height - 62, y))]);
  }
}
p = p.map(([x, y]) => [Math.round(x), Math.round(y)]);

// Names: eight stations round the box, chosen together so that nothing overlaps and few lines are crossed.
const rectOf = (i, station) => {
  const b = boxes[i], [x, y] = p[i], g = HALF + 2;
  const w = b.lw, h = b.lh;
  const [ux, uy] = station;
  const cx = ux === 0 ? x : ux * uy === 0 || Math.abs(uy) < 1 ? x + ux * (g + 1 + w / 2) : x + ux * (HALF + w / 2 - 10);
  const cy = uy === 0 ? y : Math.abs(uy) < 1 ? y + uy * 24 : y + uy * (g + h / 2);
  return [cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2];
};
const STATIONS = [[0, 1], [0, -1], [1, 0], [-1, 0], [1, 0.5], [-1, 0.5], [1, -0.5], [-1, -0.5], [1, 1], [-1, 1], [1, -1], [-1, -1]];
const COST = [0, 2.5, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5];
const overlap = (r, s, pad) => Math.max(0, Math.min(r[2], s[2]) - Math.max(r[0], s[0]) + pad) * Math.max(0, Math.min(r[3], s[3]) - Math.max(r[1], s[1]) + pad);
const cut = (r, a, b) => { // length of the segment inside the rectangle
  let t0 = 0, t1 = 1;
  const d = [b[0] - a[0], b[1] - a[1]];
  for (const k of [0, 1]) {
    if (Math.abs(d[k]) < 1e-9) { if (a[k] < r[k] || a[k] > r[k + 2]) return 0; continue; }
    const u = (r[k] - a[k]) / d[k], v = (r[k + 2] - a[k]) / d[k];
    t0 = Math.max(t0, Math.min(u, v)); t1 = Math.min(t1, Math.max(u, v));
  }
  return t1 > t0 ? (t1 - t0) * Math.hypot(...d) : 0;
};
const boxRect = (i) => [p[i][0] - HALF, p[i][1] - HALF, p[i][0] + HALF, p[i][1] + HALF];
const alone = boxes.map((_, i) => STATIONS.map((st, k) => {
  const r = rectOf(i, st);
  let c = COST[k];
  for (let j = 0; j < boxes.length; j++) if (j !== i) c += 40 * Math.sign(overlap(r, boxRect(j), 3));
  for (const [a, b] of pairs) c += 0.34 * cut([r[0] - 1.5, r[1], r[2] + 1.5, r[3]], p[a], p[b]);
  if (r[0] < 6 || r[2] > BOARD.width - 6 || r[1] < 6 || r[3] > BOARD.height - 6) c += 60;
  return c;
}));
const pick = boxes.map((_, i) => alone[i].indexOf(Math.min(...alone[i])));
for (let pass = 0, changed = true; changed && pass < 50; pass++) {
  changed = false;
  for (let i = 0; i < boxes.length; i++) {
    const total = STATIONS.map((st, k) => {
      const r = rectOf(i, st);
      let c = alone[i][k];
      for (let j = 0; j < boxes.length; j++) if (j !== i) c += 40 * Math.sign(overlap(r, rectOf(j, STATIONS[pick[j]]), 2));
      return c;
    });
    const best = total.indexOf(Math.min(...total));
    if (best !== pick[i] && total[best] < total[pick[i]] - 1e-6) { pick[i] = best; changed = true; }
  }
}

// What was achieved.
const report = { names_on_boxes: [], names_on_names: [], lines_through_boxes: [], crossings: 0, crossings_in_data: 0, names_crossed_by_lines: 0 };
let least = Infinity, leastPair;
for (let i = 0; i < boxes.length; i++) for (let j = 0; j < boxes.length; j++) {
  if (i === j) continue;
  const d = Math.hypot(p[i][0] - p[j][0], p[i][1] - p[j][1]);
  if (d < least) { least = d; leastPair = [boxes[i].id, boxes[j].id]; }
  if (overlap(rectOf(i, STATIONS[pick[i]]), boxRect(j), 0)) report.names_on_boxes.push([boxes[i].id, boxes[j].id]);
  if (i < j && overlap(rectOf(i, STATIONS[pick[i]]), rectOf(j, STATIONS[pick[j]]), 0)) report.names_on_names.push([boxes[i].id, boxes[j].id]);
}
let clearance = Infinity;
for (const [a, b] of pairs) for (let i = 0; i < p.length; i++) if (i !== a && i !== b) {
  const { q } = nearest(p[i], p[a], p[b]);
  const d = Math.max(Math.abs(p[i][0] - q[0]), Math.abs(p[i][1] - q[1]));
  clearance = Math.min(clearance, d);
  if (cut(boxRect(i), p[a], p[b]) > 0) report.lines_through_boxes.push([boxes[a].id, boxes[b].id, boxes[i].id]);
}
const orient = (a, b, c) => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
const crossings = (q) => {
  const found = [];
  pairs.forEach(([a, b], m) => pairs.slice(m + 1).forEach(([c, d]) => {
    if (new Set([a, b, c, d]).size < 4) return;
    if (orient(q[a], q[b], q[c]) !== orient(q[a], q[b], q[d]) && orient(q[c], q[d], q[a]) !== orient(q[c], q[d], q[b])) found.push([a, b, c, d].map((i) => boxes[i].id).join(' '));
  }));
  return found;
};
report.crossings = crossings(p);
report.crossings_in_data = crossings(boxes.map((b) => b.data));
boxes.forEach((_, i) => { const r = rectOf(i, STATIONS[pick[i]]); if (pairs.some(([a, b]) => cut(r, p[a], p[b]) > 0)) report.names_crossed_by_lines++; });
const geo = truth(p, 0.06);
const off = boxes.map((b, i) => [Math.hypot(p[i][0] - geo[i][0], p[i][1] - geo[i][1]), b.id]).sort((a, b) => b[0] - a[0]);
console.log(JSON.stringify({ ...report, least_distance: [least.toFixed(1), ...leastPair], line_clearance: clearance.toFixed(1) }, null, 1));
console.log('farthest from the smooth map', off.slice(0, 12).map(([d, id]) => `${id} ${d.toFixed(0)}`).join(', '));
const moved = boxes.map((b, i) => [Math.hypot(p[i][0] - b.data[0], p[i][1] - b.data[1]), b.id]).sort((a, b) => b[0] - a[0]);
console.log('moved most from the data', moved.slice(0, 12).map(([d, id]) => `${id} ${d.toFixed(0)}`).join(', '));

const one = (v) => Math.round(v * 10) / 10;
const rows = boxes.map((b, i) => {
  const [ux] = STATIONS[pick[i]];
  const r = rectOf(i, STATIONS[pick[i]]);
  const anchor = ux === 0 ? 'middle' : ux > 0 ? 'start' : 'end';
  const x = ux === 0 ? p[i][0] : ux > 0 ? r[0] : r[2];
  return `    "${b.id}": ${JSON.stringify({ x: p[i][0], y: p[i][1], name: { x: one(x), y: one(r[1] + 8.6), anchor, lines: b.lines }, of: b.of, label: b.label })}`;
});
writeFileSync(here('layout.json'), `{\n  "board": ${JSON.stringify(BOARD)},\n  "boxes": {\n${rows.join(',\n')}\n  }\n}\n`);

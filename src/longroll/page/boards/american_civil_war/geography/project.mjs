// From longitude and latitude to the sheet: Albers' conic, then a gentle stretch that gives room to the crowded East and
// takes it from Texas, Mexico and the far North. It bends distances, never a border.

const RAD = Math.PI / 180;
const [P1, P2, LAT0, LON0] = [30, 44, 37, -86];
const n = (Math.sin(P1 * RAD) + Math.sin(P2 * RAD)) / 2;
const c = Math.cos(P1 * RAD) ** 2 + 2 * n * Math.sin(P1 * RAD);
const r0 = Math.sqrt(c - 2 * n * Math.sin(LAT0 * RAD)) / n;

const albers = ([lon, lat]) => {
  const r = Math.sqrt(c - 2 * n * Math.sin(lat * RAD)) / n;
  const turn = n * (lon - LON0) * RAD;
  return [(r * Math.sin(turn)) / RAD, (r0 - r * Math.cos(turn)) / RAD];
};

const STEP = 0.05;
const smooth = (t) => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t));
/** Weights at places, joined smoothly, as a running sum. */
function stretch(knots) {
  const weight = (u) => {
    const at = knots.findIndex(([x]) => x >= u);
    if (at <= 0) return (at < 0 ? knots.at(-1) : knots[0])[1];
    const [[x0, w0], [x1, w1]] = [knots[at - 1], knots[at]];
    return w0 + (w1 - w0) * smooth((u - x0) / (x1 - x0));
  };
  const sums = [0];
  for (let u = -40; u < 40; u += STEP) sums.push(sums.at(-1) + weight(u + STEP / 2) * STEP);
  return (u) => {
    const t = (u + 40) / STEP, at = Math.floor(t);
    return sums[at] + (sums[at + 1] - sums[at]) * (t - at);
  };
}
const stretchX = stretch([[-14, 0.5], [-8, 0.72], [-3, 0.95], [3, 1.15], [7, 1.3], [12, 1.25], [15, 0.6]]);
const stretchY = stretch([[-14, 0.42], [-8.5, 0.55], [-5.5, 0.9], [-1, 1.05], [2, 1.25], [6, 1.2], [9, 0.7], [11, 0.55]]);

const SCALE = 62;
const flat = (p) => { const [x, y] = albers(p); return [stretchX(x) * SCALE, -stretchY(y) * SCALE]; };
const [west] = flat([-106.6, 26]), [east] = flat([-60.6, 45.5]), [, north] = flat([-86, 49.1]), [, south] = flat([-96, 18.2]);

export const SHEET = { width: Math.round(east - west), height: Math.round(south - north) };
export const project = (p) => { const [x, y] = flat(p); return [x - west, y - north]; };

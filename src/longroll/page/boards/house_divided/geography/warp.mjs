// From longitude and latitude to the board: an Albers conic, an affine fit to the boxes, a damped thin-plate spline.

const RAD = Math.PI / 180;
const [PHI1, PHI2, PHI0, LAM0] = [31 * RAD, 40 * RAD, 36 * RAD, -85 * RAD];
const N = (Math.sin(PHI1) + Math.sin(PHI2)) / 2;
const C = Math.cos(PHI1) ** 2 + 2 * N * Math.sin(PHI1);
const RHO0 = Math.sqrt(C - 2 * N * Math.sin(PHI0)) / N;

/** Albers equal-area conic (31°, 40°), in kilometres, y to the south. */
export function albers([lon, lat]) {
  const rho = Math.sqrt(C - 2 * N * Math.sin(lat * RAD)) / N;
  const theta = N * (lon * RAD - LAM0);
  return [6371 * rho * Math.sin(theta), -6371 * (RHO0 - rho * Math.cos(theta))];
}

/** Solve A X = B by elimination with pivoting; B has several columns. */
export function solve(A, B) {
  const n = A.length;
  const M = A.map((row, i) => [...row, ...B[i]]);
  const w = M[0].length;
  for (let c = 0; c < n; c++) {
    let p = c;
    for (let r = c + 1; r < n; r++) if (Math.abs(M[r][c]) > Math.abs(M[p][c])) p = r;
    [M[c], M[p]] = [M[p], M[c]];
    for (let r = c + 1; r < n; r++) {
      const f = M[r][c] / M[c][c];
      if (f) for (let k = c; k < w; k++) M[r][k] -= f * M[c][k];
    }
  }
  for (let c = n - 1; c >= 0; c--) {
    for (let k = n; k < w; k++) {
      for (let r = c + 1; r < n; r++) M[c][k] -= M[c][r] * M[r][k];
      M[c][k] /= M[c][c];
    }
  }
  return M.map((row) => row.slice(n));
}

/** The least-squares affine map that takes each km point to its board point. */
export function affine(km, board) {
  const A = [[0, 0, 0], [0, 0, 0], [0, 0, 0]];
  const B = [[0, 0], [0, 0], [0, 0]];
  km.forEach(([u, v], i) => {
    const t = [1, u, v];
    for (let r = 0; r < 3; r++) {
      for (let c = 0; c < 3; c++) A[r][c] += t[r] * t[c];
      for (let c = 0; c < 2; c++) B[r][c] += t[r] * board[i][c];
    }
  });
  const k = solve(A, B);
  return ([u, v]) => [k[0][0] + u * k[1][0] + v * k[2][0], k[0][1] + u * k[1][1] + v * k[2][1]];
}

const kernel = (d2) => (d2 > 0 ? d2 * Math.log(d2) : 0);

/**
 * A thin-plate spline from lon/lat to board points. `damping` is one number per control: 0 passes exactly through it,
 * a larger number lets the sheet stay stiffer there.
 */
export function spline(lonlat, board, damping) {
  const km = lonlat.map(albers).map(([u, v]) => [u / 500, v / 500]);
  const n = km.length;
  const A = Array.from({ length: n + 3 }, () => new Array(n + 3).fill(0));
  const B = Array.from({ length: n + 3 }, () => [0, 0]);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) A[i][j] = kernel((km[i][0] - km[j][0]) ** 2 + (km[i][1] - km[j][1]) ** 2);
    A[i][i] += damping[i];
    [1, ...km[i]].forEach((t, k) => { A[i][n + k] = t; A[n + k][i] = t; });
    B[i] = [...board[i]];
  }
  const k = solve(A, B);
  return (p) => {
    const [u, v] = albers(p).map((z) => z / 500);
    let x = k[n][0] + u * k[n + 1][0] + v * k[n + 2][0];
    let y = k[n][1] + u * k[n + 1][1] + v * k[n + 2][1];
    for (let i = 0; i < n; i++) {
      const f = kernel((u - km[i][0]) ** 2 + (v - km[i][1]) ** 2);
      x += f * k[i][0];
      y += f * k[i][1];
    }
    return [x, y];
  };
}

/** Controls along the frame keep the sheet calm where there are no boxes. */
export const FRAME = [
  [-97, 42.5], [-93, 43.5], [-89, 43.7], [-85, 43.8], [-81, 43.6], [-77, 43.3], [-73, 42.5], [-71.5, 41], [-71, 38], [-72, 35],
  [-74, 33], [-76, 31], [-78, 29], [-80, 27.5], [-83, 27.3], [-86, 27.8], [-89, 28], [-92, 28], [-95, 28], [-97, 30],
  [-97.5, 33], [-97.5, 36], [-97.5, 39],
];

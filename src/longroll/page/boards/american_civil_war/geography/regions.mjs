// Which region a county belongs to: the state, or a part of it. Lines are those that the map data tells in words.

const lists = (text) => new Set(text.trim().split(/\s+/));
const UPPER_MICHIGAN = lists('26003 26013 26033 26041 26043 26053 26061 26071 26083 26095 26097 26103 26109 26131 26153');
const ST_LAWRENCE = lists('36089 36045 36049');
const NORTHERN_VIRGINIA = lists(`51059 51013 51510 51600 51610 51107 51153 51683 51685 51061 51179 51099 51193 51133 51159 51103
  51157 51047 51113 51079 51137 51003 51540`);
const SHENANDOAH = lists(`51069 51840 51043 51187 51171 51139 51165 51660 51015 51790 51820 51163 51678 51530 51091 51017 54037
  54003 54065`);
const SOUTHWEST_VIRGINIA = lists(`51005 51580 51023 51045 51161 51770 51775 51121 51750 51071 51063 51155 51197 51035 51077 51640
  51021 51173 51185 51167 51191 51520 51169 51105 51195 51720 51051 51027 51141 51067`);
const SOUTHERN_OHIO_BANK = lists('39081 39067');

const WHOLE = {
  '05': 'arkansas', '09': 'connecticut', 10: 'delaware', 11: 'maryland', 12: 'florida', 19: 'iowa', 20: 'kansas', 23: 'maine',
  24: 'maryland', 25: 'massachusetts', 27: 'minnesota', 33: 'new-hampshire', 34: 'new-jersey', 44: 'rhode-island',
  45: 'south-carolina', 50: 'vermont', 55: 'wisconsin', 40: 'indian-territory', 54: 'west-virginia',
  '08': 'western-territories', 30: 'western-territories', 31: 'western-territories', 35: 'western-territories',
  38: 'western-territories', 46: 'western-territories', 56: 'western-territories', '04': 'western-territories', 49: 'western-territories',
};

/** The latitude of a line at a longitude. */
const along = (points, lon) => {
  const at = points.findIndex(([x]) => x >= lon);
  if (at <= 0) return (at < 0 ? points.at(-1) : points[0])[1];
  const [[x0, y0], [x1, y1]] = [points[at - 1], points[at]];
  return y0 + ((y1 - y0) * (lon - x0)) / (x1 - x0);
};
const INDIANA = [[-87.55, 39.45], [-86.16, 39.77], [-84.8, 40.2]];
const ILLINOIS = [[-91.5, 40.4], [-87.5, 39.5]];
const MISSOURI = [[-95.5, 39.1], [-94.6, 39.1], [-93.88, 39.19], [-92.85, 39.22], [-92.74, 38.97], [-92.17, 38.58], [-91.43, 38.7], [-90.5, 38.78], [-90.1, 38.82]];
const GEORGIA = [[-85.5, 33.3], [-84.39, 33.7], [-82, 33.47]];

const SPLIT = {
  '01': (lon, lat) => (lat > 33.3 ? 'north-alabama' : 'south-alabama'),
  13: (lon, lat) => (lat > along(GEORGIA, lon) ? 'north-georgia' : 'south-georgia'),
  17: (lon, lat) => (lat > along(ILLINOIS, lon) ? 'northern-illinois' : 'southern-illinois'),
  18: (lon, lat) => (lat > along(INDIANA, lon) ? 'northern-indiana' : 'southern-indiana'),
  21: (lon) => (lon > -85.73 ? 'eastern-kentucky' : 'western-kentucky'),
  22: (lon, lat) => (lat > 31 ? 'northern-louisiana' : 'southern-louisiana'),
  26: (lon, lat, id) => (UPPER_MICHIGAN.has(id) ? 'wisconsin' : 'michigan'),
  28: (lon, lat) => (lat > 32.45 ? 'northern-mississippi' : 'southern-mississippi'),
  29: (lon, lat) => (lat > along(MISSOURI, lon) ? 'northern-missouri' : 'southern-missouri'),
  36: (lon, lat, id) => (lon > -75.4 && !ST_LAWRENCE.has(id) ? 'eastern-new-york' : 'western-new-york'),
  37: (lon) => (lon > -79.3 ? 'eastern-north-carolina' : 'western-north-carolina'),
  39: (lon, lat, id) => (lat > 40.2 && !SOUTHERN_OHIO_BANK.has(id) ? 'northern-ohio' : 'southern-ohio'),
  42: (lon) => (lon > -78.2 ? 'eastern-pennsylvania' : 'western-pennsylvania'),
  47: (lon) => (lon > -85.25 ? 'east-tennessee' : lon > -88 ? 'middle-tennessee' : 'west-tennessee'),
  48: (lon, lat) => (lon > -97.5 + ((34 - lat) / 5.4) * 1.6 ? 'east-texas' : 'west-texas'),
  51: (lon, lat, id) => (NORTHERN_VIRGINIA.has(id) ? 'northern-virginia' : SOUTHWEST_VIRGINIA.has(id) ? 'southwest-virginia' : 'eastern-virginia'),
};

export function regionOf(id, [lon, lat]) {
  if (SHENANDOAH.has(id)) return 'shenandoah-valley';
  const state = id.slice(0, 2);
  return SPLIT[state]?.(lon, lat, id) ?? WHOLE[state] ?? null;
}

// Provinces of 1861 and states of Mexico, as parts of a country or a province of today: what lies inside these corners.
export const ABROAD = [
  { id: 'canada-west', of: ['ON'], within: [[-84.9, 41], [-74.2, 41], [-74.2, 47], [-79.4, 48.3], [-84.9, 47.6]] },
  { id: 'canada-east', of: ['QC'], within: [[-80, 44], [-60, 44], [-60, 49.3], [-66, 50.2], [-80, 48.4]] },
  { id: 'new-brunswick', of: ['NB'], within: [[-70, 43], [-60, 43], [-60, 50], [-70, 50]] },
  { id: 'nova-scotia', of: ['NS', 'PE'], within: [[-70, 42], [-58, 42], [-58, 50], [-70, 50]] },
  { id: 'british-lands', of: ['ON', 'QC', 'MB', 'NL', 'SK'], within: [[-112, 41], [-55, 41], [-55, 53], [-112, 53]] },
  { id: 'chihuahua', of: ['MEX'], within: [[-109.1, 31.5], [-108.2, 26.8], [-107, 25.2], [-106, 23.1], [-104.3, 22.5], [-103.6, 24.3], [-103.3, 26.7], [-104, 29.3], [-105, 31], [-106.5, 32]] },
  { id: 'coahuila-nuevo-leon', of: ['MEX'], within: [[-104, 29.3], [-103.3, 26.7], [-103.6, 24.6], [-101.2, 24.6], [-100.1, 23.2], [-98.6, 25.6], [-99.6, 27.6], [-100.2, 29], [-102, 30.4]] },
  { id: 'tamaulipas', of: ['MEX'], within: [[-99.6, 27.6], [-98.6, 25.6], [-100.1, 23.2], [-98.3, 22.1], [-97, 22], [-96, 26.4]] },
  { id: 'central-mexico', of: ['MEX'], within: [[-103.6, 24.6], [-104.3, 22.5], [-103, 19], [-99, 17.9], [-95, 17.6], [-94, 18.8], [-97, 22], [-98.3, 22.1], [-100.1, 23.2], [-101.2, 24.6]] },
  { id: 'mexican-lands', of: ['MEX'], within: [[-118, 33], [-118, 13], [-85, 13], [-85, 33]] },
];

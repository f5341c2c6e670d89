/** The key to the map, printed on the Atlantic, with a compass above it. */
import { drawCounter } from "./counter.ts";
import { widthOf } from "./labels.ts";
import { drawCourse } from "./lines.ts";
import { anchor, flag, outline, star, wetSide } from "./marks.ts";
import { HALF } from "./plan.ts";
import type { LineKind, Unit } from "../../games/house_divided/types.ts";
import type { Area } from "../common/geometry.ts";
import type { Say } from "../../words/catalogue.ts";
import { at, group, make, path, text } from "../common/svg.ts";

export const LEGEND: Area = { x: 1180, y: 980, width: 436, height: 276 };
const ROW = 37;
const COLUMN = 258;
/** How wide the words of each column may be. */
const ROOM = [188, 100];
const LETTER = 20;
const LEADING = 19;

const SAMPLE: Unit = {
  unit: "", side: "union", arm: "infantry", rank: "veteran", value: 3, box: "",
  marched: 0, digging: false, reduced: false, entrenched: false,
};

type Entry = [drawing: Node[], words: string];

export function drawLegend(say: Say): SVGGElement {
  const rows = [lineEntries(say), pieceEntries(say)].flatMap((entries, column) =>
    entries.map(([drawing, words], row) => {
      const place = at(LEGEND.x + 34 + column * COLUMN, LEGEND.y + 31 + row * ROW);
      return make("g", { transform: place }, [make("g", { class: "sample" }, drawing), ...wrapped(words, ROOM[column] ?? 0)]);
    }),
  );
  const frame = make("rect", { ...LEGEND, class: "legend-frame" });
  const inner = make("rect", { x: LEGEND.x + 4, y: LEGEND.y + 4, width: LEGEND.width - 8, height: LEGEND.height - 8, class: "legend-rule" });
  const legend = group("legend", [frame, inner, ...rows, compass()]);
  legend.setAttribute("aria-hidden", "true");
  return legend;
}

/** Words that are too long go on another line; one that is too long by itself is drawn together. */
function wrapped(words: string, room: number): SVGTextElement[] {
  const lines = breakWords(words, room);
  return lines.map((line, n) => {
    const written = text(line, 34, 7 + (n - (lines.length - 1) / 2) * LEADING, "legend-words", "start");
    if (widthOf(line, LETTER) > room) {
      written.setAttribute("textLength", String(room));
      written.setAttribute("lengthAdjust", "spacingAndGlyphs");
    }
    return written;
  });
}

export function breakWords(words: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, LETTER) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function lineEntries(say: Say): Entry[] {
  const line = (kind: LineKind): Entry => [[drawCourse("M-26 0H26", kind, "line")], say("line", { line: kind })];
  const river = line("river");
  river[0].push(make("path", { d: "M-6-5.5L6 0L-6 5.5L-2.6 0Z", class: "flow" }));
  river[1] = say("board-downstream");
  return [
    line("rail"),
    line("road"),
    river,
    [[plain(...["W", "S"].map((side) => wetSide(side as "W" | "S")))], say("board-river-side")],
    [[plain(anchor())], say("box-port")],
    [[plain(star(), path(outline("union", HALF), "face"))], say("box-works")],
  ];
}

function pieceEntries(say: Say): Entry[] {
  const counter = (more: Partial<Unit>): Node[] => {
    const unit = { ...SAMPLE, ...more };
    return [make("g", { class: `unit ${unit.side}` }, drawCounter(unit))];
  };
  const ranked = (rank: Unit["rank"], x: number): Node => make("g", { class: "ranks", transform: `${at(x, 0)} scale(.72)` }, counter({ rank }));
  const tag = (side: "union" | "confederate", x: number): Node =>
    make("g", { class: `recruits ${side}`, transform: at(x, -6) }, [
      make("rect", { width: 16, height: 11, rx: side === "union" ? 0.8 : 5.5 }),
      text(side === "union" ? "U2" : "C1", 8, 8.8, "recruits-number"),
    ]);
  return [
    [counter({}), say("arm", { arm: "infantry" })],
    [counter({ side: "confederate", arm: "cavalry", rank: "crack" }), say("arm", { arm: "cavalry" })],
    [[ranked("veteran", -12), ranked("crack", 12)], `${say("rank", { rank: "veteran" })}, ${say("rank", { rank: "crack" })}`],
    [counter({ reduced: true }), say("reduced")],
    [counter({ side: "confederate", entrenched: true, rank: "militia", value: 2 }), say("entrenched")],
    [[tag("union", -18), tag("confederate", 2)], say("board-recruits")],
    [[make("g", { transform: at(-16, 0) }, [flag("union")]), make("g", { transform: at(4, 0) }, [flag("confederate")])], say("board-away")],
  ];
}

/** A box with something on it, a little smaller than on the map. */
function plain(...marks: Node[]): SVGGElement {
  return make("g", { class: "box-body held-union", transform: "scale(.8)", "data-home": "union" }, [
    path(outline("union", HALF), "face"),
    ...marks,
  ]);
}

function compass(): SVGGElement {
  const point = (length: number, width: number): string => `M0 ${-length}L${width} ${-width}L0 0L${-width} ${-width}Z`;
  const points = [45, 135, 225, 315, 0, 90, 180, 270].map((turn, n) =>
    make("path", { d: point(n < 4 ? 26 : 44, n < 4 ? 6 : 8), class: n < 4 ? "minor" : "major", transform: `rotate(${turn})` }),
  );
  return make("g", { class: "compass", transform: at(1560, 905) }, [make("circle", { r: 31 }), make("circle", { r: 28 }), ...points, text("N", 0, -49, "north")]);
}

/** What a reader has set, kept in this browser. */

export const LANGUAGES = ["en", "fr", "es", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
/** For how many milliseconds each move of others is shown; `0`: all at once. */
export const PACES = [1200, 500, 200, 0] as const;
const USUAL_PACE = 500;
/** How loud sounds are; `0`: there are none. */
export const VOLUMES = [0, 0.3, 1] as const;

const KEY = "longroll";

export interface Kept {
  language: Language;
  theme: Theme;
  forced: boolean;
  pace: number;
  volume: number;
  motion: boolean;
}

function spoken(): Language {
  const first = navigator.language.slice(0, 2) as Language;
  return LANGUAGES.includes(first) ? first : "en";
}

function read(): Kept {
  const usual: Kept = { language: spoken(), theme: "system", forced: true, pace: USUAL_PACE, volume: 0, motion: true };
  try {
    return readKept(JSON.parse(localStorage.getItem(KEY) ?? "{}"), usual);
  } catch {
    return usual;
  }
}

/** What was kept, as far as it can be: another version of the page, or somebody else, may have written it. */
export function readKept(found: unknown, usual: Kept): Kept {
  const { language, theme, forced, pace, volume, motion } = Object(found) as Record<keyof Kept, unknown>;
  return {
    language: LANGUAGES.find((one) => one === language) ?? usual.language,
    theme: THEMES.find((one) => one === theme) ?? usual.theme,
    forced: typeof forced === "boolean" ? forced : usual.forced,
    pace: PACES.find((one) => one === pace) ?? usual.pace,
    volume: VOLUMES.find((one) => one === volume) ?? usual.volume,
    motion: typeof motion === "boolean" ? motion : usual.motion,
  };
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  /** Choices that are the only one are made for the player. */
  forced = $state(true);
  pace = $state(USUAL_PACE);
  volume = $state(0);
  /** Counters glide, the map flies. */
  motion = $state(true);

  constructor() {
    Object.assign(this, read());
  }

  keep(): void {
    const { language, theme, forced, pace, volume, motion } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, forced, pace, volume, motion }));
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  /** Tell the document its language, its theme and whether things may move. */
  show(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset["motion"] = this.motion ? "on" : "off";
    if (this.theme === "system") root.removeAttribute("data-theme");
    else root.dataset["theme"] = this.theme;
  }
}

export const settings = new Settings();

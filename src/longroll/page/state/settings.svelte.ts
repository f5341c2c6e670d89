/** What a reader has set, kept in this browser. */

export const LANGUAGES = ["en", "fr", "es", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
/** For how many milliseconds each move of others is shown; `0`: all at once. */
export const PACES = [1200, 500, 200, 0] as const;
const USUAL_PACE = 500;

const KEY = "longroll";

export interface Kept {
  language: Language;
  theme: Theme;
  forced: boolean;
  pace: number;
}

function spoken(): Language {
  const first = navigator.language.slice(0, 2) as Language;
  return LANGUAGES.includes(first) ? first : "en";
}

function read(): Kept {
  const usual: Kept = { language: spoken(), theme: "system", forced: true, pace: USUAL_PACE };
  try {
    return readKept(JSON.parse(localStorage.getItem(KEY) ?? "{}"), usual);
  } catch {
    return usual;
  }
}

/** What was kept, as far as it can be: another version of the page, or somebody else, may have written it. */
export function readKept(found: unknown, usual: Kept): Kept {
  const { language, theme, forced, pace } = Object(found) as Record<keyof Kept, unknown>;
  return {
    language: LANGUAGES.find((one) => one === language) ?? usual.language,
    theme: THEMES.find((one) => one === theme) ?? usual.theme,
    forced: typeof forced === "boolean" ? forced : usual.forced,
    pace: PACES.find((one) => one === pace) ?? usual.pace,
  };
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  /** Choices that are the only one are made for the player. */
  forced = $state(true);
  pace = $state(USUAL_PACE);

  constructor() {
    Object.assign(this, read());
  }

  keep(): void {
    const { language, theme, forced, pace } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, forced, pace }));
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  /** Tell the document its language and its theme. */
  show(): void {
    const root = document.documentElement;
    root.lang = this.language;
    if (this.theme === "system") root.removeAttribute("data-theme");
    else root.dataset["theme"] = this.theme;
  }
}

export const settings = new Settings();

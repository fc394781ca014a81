// What the reader has chosen, kept in this browser and nowhere else.
import type { Language } from "./told.ts";

export type Theme = "auto" | "light" | "dusk";
export type Motion = "auto" | "full" | "less";
export type TextSize = 100 | 115 | 130;
/** which decisions ask once more before they are sent: all, those that cannot be taken back, none */
export type Confirm = "always" | "final" | "never";
/** the pause after each event of a bot */
export type Pace = "calm" | "brisk" | "none";
/** the last game against bots, by game */
export interface Solo {
  bots: number;
  level: string;
}

export interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  text: TextSize;
  confirm: Confirm;
  pace: Pace;
  name: string;
  solo: Record<string, Solo>;
}

const place = "saloon.settings";
const pauses: Record<Pace, number> = { calm: 900, brisk: 350, none: 0 };

function usual(): Settings {
  const language = typeof navigator !== "undefined" && navigator.language.startsWith("fr") ? "fr" : "en";
  return {
    language,
    theme: "auto",
    motion: "auto",
    sound: false,
    text: 100,
    confirm: "final",
    pace: "brisk",
    name: "",
    solo: {},
  };
}

/** What was kept, as far as it still is of the right kind: an older version may have written it. */
export function settingsOf(text: string | null): Settings {
  const fresh = usual();
  let kept: Record<string, unknown> = {};
  try {
    kept = (JSON.parse(text ?? "{}") ?? {}) as Record<string, unknown>;
  } catch {
    return fresh;
  }
  for (const [name, value] of Object.entries(fresh)) {
    if (typeof kept[name] === typeof value && kept[name] !== null) Object.assign(fresh, { [name]: kept[name] });
  }
  return fresh;
}

function read(): Settings {
  try {
    return settingsOf(localStorage.getItem(place));
  } catch {
    return usual(); // storage is forbidden: this visit goes without
  }
}

export const settings: Settings = $state(read());

function askedFor(media: string): boolean {
  return typeof matchMedia !== "undefined" && matchMedia(media).matches;
}
export function isDusk(): boolean {
  return settings.theme === "dusk" || (settings.theme === "auto" && askedFor("(prefers-color-scheme: dark)"));
}
export function calmMotion(): boolean {
  return settings.motion === "less" || (settings.motion === "auto" && askedFor("(prefers-reduced-motion: reduce)"));
}
export function eventPause(): number {
  return pauses[settings.pace];
}

/** Shows the settings on the page and keeps them, now and whenever one changes. Once, from the root component. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.theme = isDusk() ? "dusk" : "light";
    root.dataset.motion = settings.motion;
    root.dataset.text = String(settings.text);
    try {
      localStorage.setItem(place, JSON.stringify(settings));
    } catch {
      // nothing is kept where storage is forbidden
    }
  });
  $effect(() => {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const show = (): void => {
      document.documentElement.dataset.theme = isDusk() ? "dusk" : "light";
    };
    dark.addEventListener("change", show);
    return () => dark.removeEventListener("change", show);
  });
}

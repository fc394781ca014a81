// A whole game by the keyboard: numbers pick, Enter commits, U takes back, arrows walk through what can be picked.

import type { Sitting } from "./sitting.svelte.ts";

export interface Places {
  log: () => void;
  help: () => void;
}

/** What can be picked now, in the order of the screen. */
export function options(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-option]")].filter((one) => !isOff(one));
}

export function pressed(event: KeyboardEvent, sitting: Sitting, places: Places): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || isWriting(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  if (sitting.covered ? goOn(event) : act(event, sitting, places)) event.preventDefault();
}

/** Where a film has the screen there is nothing else to do than to go on. */
function goOn(event: KeyboardEvent): boolean {
  const onControl = (event.target as HTMLElement | null)?.closest?.("button, a, summary");
  if (event.key !== "Escape" && (event.key !== "Enter" || onControl)) return false;
  document.querySelector<HTMLElement>("[data-go-on]")?.click();
  return true;
}

function act(event: KeyboardEvent, sitting: Sitting, places: Places): boolean {
  switch (event.key) {
    case "Enter":
      return commit(event, sitting);
    case "u":
    case "U":
    case "Backspace":
      return takeBack(sitting);
    case "l":
    case "L":
      places.log();
      return true;
    case "h":
    case "H":
      places.help();
      return true;
    case "?":
      helpOnFocus(places);
      return true;
    case "p":
    case "P":
      sitting.pace.hold(!sitting.pace.held);
      return true;
    case "Escape":
      sitting.backToNow();
      return true;
    case "ArrowDown":
    case "ArrowRight":
      return !isScrolling(event.target) && walk(1);
    case "ArrowUp":
    case "ArrowLeft":
      return !isScrolling(event.target) && walk(-1);
    default:
      return /^[0-9]$/.test(event.key) && pickNumber(Number(event.key));
  }
}

/** Enter on a control does what the control does; on what is picked already, and anywhere else, it commits. */
function commit(event: KeyboardEvent, sitting: Sitting): boolean {
  const control = (event.target as HTMLElement | null)?.closest?.("button, a, summary");
  const picked = control?.getAttribute("aria-pressed") === "true" && control.hasAttribute("data-option");
  if (control && !picked) return false;
  if (!sitting.prompt?.ready) return picked;
  void sitting.commit();
  return true;
}

function takeBack(sitting: Sitting): boolean {
  const prompt = sitting.prompt;
  if (!prompt) return false;
  if (!prompt.sealed) prompt.takeBack();
  else if (prompt.question.given) void prompt.withdraw();
  return true;
}

/** 1 to 9 are the first nine, 0 the tenth. */
function pickNumber(digit: number): boolean {
  const option = options()[digit === 0 ? 9 : digit - 1];
  if (!option) return false;
  option.focus();
  option.click();
  return true;
}

function walk(by: number): boolean {
  const all = options();
  if (all.length === 0) return false;
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
  all[next]?.focus();
  return true;
}

function helpOnFocus(places: Places): void {
  const focus = document.activeElement as HTMLElement | null;
  if (focus?.dataset.help) focus.dispatchEvent(new Event("help"));
  else places.help();
}

function isOff(one: HTMLElement): boolean {
  return one.getAttribute("aria-disabled") === "true" || (one as HTMLButtonElement).disabled;
}

/** Arrows scroll what has the focus and can be scrolled. */
function isScrolling(target: EventTarget | null): boolean {
  return Boolean((target as HTMLElement | null)?.matches?.("main, #log"));
}

function isWriting(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  return Boolean(element?.closest?.("input:not([type=range]), textarea, select, [contenteditable]"));
}

// Drawn boards, by game: `games/<slug>/board/index.ts` gives one as its default. A game without one is played on the
// table in words, and so is every game for whoever prefers it.

import type { Component } from "svelte";
import type { Seat, ToldNow } from "../told.ts";
import type { Prompt } from "./choose/prompt.svelte.ts";
import type { Sitting } from "./sitting.svelte.ts";

export interface BoardProps {
  /** what the screen shows, with the events that led to it in its log */
  now: ToldNow;
  /** the lines of the table when the reader last acted */
  known: string[] | undefined;
  names: Record<Seat, string>;
  /** what may be tapped and what a tap means; null where nothing is asked, and in replays */
  prompt: Prompt | null;
  /** for help on pieces; null in replays */
  sitting: Sitting | null;
}
/** What is asked, on the pieces themselves: stands in the dock in place of the choices in words. */
export interface HandProps {
  now: ToldNow;
  names: Record<Seat, string>;
  prompt: Prompt;
  /** for help on pieces */
  sitting: Sitting;
}
/** What to think about in one's first game, pointing at pieces: `sitting.pointing` says that it is on the screen. */
export interface GuideProps {
  prompt: Prompt;
}
export interface Board {
  default: Component<BoardProps>;
  Guide?: Component<GuideProps>;
  Hand?: Component<HandProps>;
}

const kBoards = import.meta.glob<Board>("../../../games/*/board/index.ts");

export function hasBoard(game: string): boolean {
  return pathOf(game) in kBoards;
}

export async function boardOf(game: string): Promise<Board | null> {
  const open = kBoards[pathOf(game)];
  return open ? open() : null;
}

function pathOf(game: string): string {
  return `../../../games/${game}/board/index.ts`;
}

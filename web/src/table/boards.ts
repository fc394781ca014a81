// Drawn boards, by game: `games/<slug>/board/index.ts` gives one as its default. A game without one is played on the
// table in words, and so is every game for whoever prefers it.

import type { Component } from "svelte";
import type { Result, Seat, ToldNow, Viewer } from "../told.ts";
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
  /** there is room for columns beside it */
  wide: boolean;
}
/** What is asked, on the pieces themselves: stands in the dock in place of the choices in words. */
export interface HandProps {
  now: ToldNow;
  names: Record<Seat, string>;
  /** null while nothing is to be chosen: the hand stays on the screen */
  prompt: Prompt | null;
  /** for help on pieces */
  sitting: Sitting;
}
/** What to think about in one's first game, pointing at pieces: `sitting.pointing` says that it is on the screen. */
export interface GuideProps {
  prompt: Prompt;
}
/** How the game ended, in place of the frame's own sheet. */
export interface ResultProps {
  result: Result;
  /** the last that was told, with the events that led to it */
  now: ToldNow;
  names: Record<Seat, string>;
  viewer: Viewer;
  /** the last sentence of the log */
  last?: string | undefined;
}
export interface Board {
  default: Component<BoardProps>;
  /** the game in a picture, for whoever reads what it is about: no table is open */
  Introduction?: Component;
  Result?: Component<ResultProps>;
  Guide?: Component<GuideProps>;
  Hand?: Component<HandProps>;
  /** fetches what it is drawn of, so that it appears at once and whole */
  ready?: () => Promise<unknown>;
}

const kBoards = import.meta.glob<Board>("../../../games/*/board/index.ts");

export function hasBoard(game: string): boolean {
  return pathOf(game) in kBoards;
}

const here = new Map<string, Board>();

/** The board once it can be drawn: at once if it has been before, so that nothing jumps; none if it cannot be had. */
export function boardOf(game: string): Board | null | Promise<Board | null> {
  return here.get(game) ?? fetched(game).catch(() => null);
}

async function fetched(game: string): Promise<Board | null> {
  const board = await kBoards[pathOf(game)]?.();
  if (!board) return null;
  await board.ready?.();
  here.set(game, board);
  return board;
}

function pathOf(game: string): string {
  return `../../../games/${game}/board/index.ts`;
}

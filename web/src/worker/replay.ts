// A game that was played, step by step, through the eyes of one viewer: out of its story (docs/story-format.md).
import type { GameEvent, Replay, ReplayStep, Seat, View, Viewer } from "../told.ts";
import type { Library, Speaker } from "./library.ts";
import { tableLines, toldResult } from "./telling.ts";

interface Heading {
  game: string;
  seats: number;
  names?: Record<Seat, string>;
  viewer: Viewer | "open";
}
interface Step {
  step: number;
  events: GameEvent[];
  view: View;
  /** in an open story: what each seat has for itself */
  private?: Record<Seat, Record<string, unknown>>;
}

/** The game that a record or story is of. */
export function gameOf(lines: string): string {
  return (JSON.parse(lines.slice(0, lines.indexOf("\n") + 1 || undefined)) as Heading).game;
}

/** Who answered to bring a step about, where everybody was told so. */
function answererIn(events: GameEvent[]): Seat | undefined {
  const answers = events.filter(({ event }) => event === "answered");
  return answers.length === 1 ? (answers[0]!.seat as Seat) : undefined;
}

/** Spectators' eyes for a story that shows everything: a look has one viewer. */
function lookable(view: View): View {
  return (view.viewer as string) === "open" || view.viewer === "spectator"
    ? { viewer: "spectator", public: view.public }
    : view;
}

/** `people`: names that the story does not know. */
export async function toldStory(library: Library, story: string, people: Record<Seat, string> = {}): Promise<Replay> {
  const [heading, ...rest] = story
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const { game, seats, viewer, ...known } = heading as Heading;
  const names = { ...known.names, ...people };
  const speaker = await library.speaker(game);
  try {
    const seatNames = (await library.houseWords()).seat;
    speaker.name(Array.from({ length: seats }, (_, n) => names[`S${n}`] ?? ""));
    const { steps, outcome } = speaker.call("tell", { story });
    const told = (rest.filter((line) => "step" in line) as Step[]).map((step, i) =>
      toldStep(speaker, step, steps[i].told),
    );
    const every = Array.from({ length: seats }, (_, n): Seat => `S${n}`);
    const replay: Replay = {
      game,
      viewer: viewer === "open" ? "spectator" : viewer,
      names: Object.fromEntries(every.map((seat) => [seat, names[seat] || (seatNames[seat] ?? seat)])),
      steps: told,
    };
    const last = told.at(-1);
    const isOver = rest.some((line) => "over" in line);
    return isOver && last ? { ...replay, result: toldResult(speaker, lookable(last.view), outcome) } : replay;
  } finally {
    library.dismiss(speaker);
  }
}

/** A story outlives the rules it was played by; a table of other rules cannot be read any more. */
function linesOf(speaker: Speaker, view: View): string[] {
  try {
    return tableLines(speaker, lookable(view));
  } catch {
    return [];
  }
}

function toldStep(speaker: Speaker, { events, view, private: everybody }: Step, log: string[]): ReplayStep {
  const lines = linesOf(speaker, view);
  const step: ReplayStep = { log, events, view: everybody ? { ...view, everybody } : view, lines };
  const seat = answererIn(events);
  return seat ? { ...step, seat } : step;
}

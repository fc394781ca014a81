// What one viewer is told of a moment: facts of its view with the sentences, choices and help that the module makes of
// them.
import type { Choice, GameEvent, LogLine, Question, Result, Seat, ToldNow, View, Viewer } from "../told.ts";
import type { Speaker } from "./library.ts";
import { askedIn, sealedIn } from "./wire.ts";

/** As the call `now` gives it, with all parts that a screen needs. */
interface Said {
  table: string[];
  status: string;
  put?: string;
  choices?: { choices: Choice[]; complete: boolean };
  builders?: Question["builders"];
  clauses?: string[];
  outlook?: Question["outlook"];
  given?: Question["given"] | Record<string, never>;
  result?: string[];
  gang: boolean;
}

/** Looks at a view as long as `see` needs it. */
export function looking<T>(speaker: Speaker, view: View, see: (match: number) => T): T {
  const { match } = speaker.call("look", { view });
  try {
    return see(match);
  } finally {
    speaker.call("close", { match });
  }
}

/** Who owes a choice: whom the table waits for, else those who may answer an offer. */
export function waitingIn(view: View): Seat[] {
  const { required, offered, answered } = askedIn(view);
  const done = new Set<string>(answered);
  if (sealedIn(view)) done.add(view.viewer);
  const owing = required.filter((seat) => !done.has(seat));
  return owing.length > 0 ? owing : offered.filter((seat) => !done.has(seat));
}

function questionIn(speaker: Speaker, view: View, said: Said): Question | null {
  const asked = askedIn(view);
  const seat = view.viewer as Seat;
  const question = asked.questions[seat];
  if (!question) return null;
  const told: Question = {
    ...question,
    round: asked.round,
    put: said.put ?? "",
    offer: asked.offered.includes(seat),
    choices: said.choices?.choices ?? [],
    complete: said.choices?.complete ?? true,
    builders: said.builders ?? [],
    clauses: said.clauses ?? [],
  };
  const guide = speaker.guide(question.ask);
  if (guide) told.guide = guide;
  if (said.outlook) told.outlook = said.outlook;
  if (said.given?.decision) told.given = said.given as NonNullable<Question["given"]>;
  return told;
}

/** At the table whoever sits there, and before and after the game everybody; while it is played watchers among themselves. */
function circlesOf(view: View, over: boolean, gang: boolean): ToldNow["circles"] {
  if (view.viewer !== "spectator") return gang && !over ? ["table", "gang"] : ["table"];
  return over ? ["table", "watchers"] : ["watchers"];
}

export type ToldView = Pick<ToldNow, "view" | "lines" | "waiting" | "status" | "question" | "result" | "circles">;

/** A view in words. `over` is the outcome, once there is one. */
export function toldView(speaker: Speaker, view: View, over?: Record<string, unknown>): ToldView {
  const isAsked = askedIn(view).questions[view.viewer as Seat] !== undefined;
  const parts = ["table", "status", "gang"];
  if (isAsked) parts.push("put", "choices", "builders", "clauses", "outlook", "given");
  if (over) parts.push("result");
  const said: Said = looking(speaker, view, (match) => speaker.call("now", { match, seat: view.viewer, with: parts }));
  const told: ToldView = {
    view,
    lines: said.table,
    status: said.status,
    waiting: waitingIn(view),
    question: questionIn(speaker, view, said),
    circles: circlesOf(view, over !== undefined, said.gang),
  };
  if (over) told.result = { lines: said.result ?? [], outcome: over, unit: speaker.unit };
  return told;
}

export function toldResult(speaker: Speaker, view: View, over: Record<string, unknown>): Result {
  const lines: string[] = looking(
    speaker,
    view,
    (match) => speaker.call("now", { match, seat: view.viewer, with: ["result"] }).result,
  );
  return { lines, outcome: over, unit: speaker.unit };
}

export function tableLines(speaker: Speaker, view: View): string[] {
  return looking(speaker, view, (match) => speaker.call("now", { match, seat: view.viewer, with: ["table"] }).table);
}

/** A line for each event; its text is empty where nothing is said of it. */
export function toldEvents(
  speaker: Speaker,
  viewer: Viewer,
  events: { n: number; event: GameEvent; moment: number }[],
): LogLine[] {
  const { log } = speaker.call("told", { seat: viewer, events: events.map(({ event }) => event) });
  return events.map((one, i) => ({ ...one, text: log[i] ?? "" }));
}

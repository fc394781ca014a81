// Mistakes that the TypeScript of docs/wire must not pass: the compiler complains where one is no mistake to it.
import type { Decision, Event, Question, View } from "../../docs/wire/deadwood";

export const right: Decision = { do: "recruit", cowboy: "novice" };
// @ts-expect-error: an unknown member
export const unknown_member: Decision = { do: "recruit", cowboy: "novice", hat: "black" };
// @ts-expect-error: a missing member
export const missing_member: Decision = { do: "recruit" };
// @ts-expect-error: a verb that there is not
export const unknown_verb: Decision = { do: "yodel" };
// @ts-expect-error: a piece that there is not
export const unknown_piece: Decision = { do: "recruit", cowboy: "greenhorn" };
// @ts-expect-error: an event with a member of another
export const mixed_events: Event = { event: "first_player", seat: "S0", die: 3 };
// @ts-expect-error: a question without what it is about
export const missing_subject: Question = { ask: "annex" };
// @ts-expect-error: a view without its public part
export const half_a_view: View = { viewer: "spectator" };

/** What a board does with them: the tag tells what else is there. */
export function told(event: Event): string {
  switch (event.event) {
    case "went_to_town":
      return `${event.seat} ${event.cowboy} ${event.plot}`;
    case "asked":
      return event.ask === "annex" ? event.about.plot : event.seats.join();
    default:
      return event.event;
  }
}

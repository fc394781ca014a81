// What goes through the port between page and worker, one shape for each direction.
import type { Ask, AskArgs, Told } from "../told.ts";

export interface ToWorker<A extends Ask = Ask> {
  id: number;
  ask: A;
  args: AskArgs<A>;
}
/** What the device says of its network; only pages are sure to be told. */
export interface Network {
  network: boolean;
}
export type ToPage = { id: number; reply: unknown } | { id: number; failed: string } | { told: Told };

// The page's end of the port: questions with an answer each, and whatever the worker tells unasked.
import type { Ask, AskArgs, AskReply, Told } from "../told.ts";
import type { Network, ToPage, ToWorker } from "./post.ts";

interface Waiting {
  keep: (reply: never) => void;
  fail: (why: Error) => void;
}

const waiting = new Map<number, Waiting>();
const listeners = new Set<(told: Told) => void>();
let last = 0;
/** the worker has said something: it runs */
let runs = false;

const worker = new Worker(new URL("../worker/worker.ts", import.meta.url), { type: "module", name: "saloon" });
worker.onmessage = ({ data }: MessageEvent<ToPage>) => {
  runs = true;
  if ("told" in data) {
    for (const listener of listeners) listener(data.told);
    return;
  }
  const asked = waiting.get(data.id);
  waiting.delete(data.id);
  if ("failed" in data) asked?.fail(new Error(data.failed));
  else asked?.keep(data.reply as never);
};

/** A mistake of the worker is nobody's answer, but it is told; one whose script never came answers nothing any more. */
worker.onerror = () => {
  for (const listener of listeners) listener({ type: "trouble", text: null });
  if (runs) return;
  for (const { fail } of waiting.values()) fail(new Error("no worker"));
  waiting.clear();
};

/** What the worker answers. It fails only where the program has a mistake; a refusal is an answer. */
export function ask<A extends Ask>(name: A, args: AskArgs<A>): Promise<AskReply<A>> {
  const id = ++last;
  const message: ToWorker<A> = { id, ask: name, args };
  return new Promise((keep, fail) => {
    waiting.set(id, { keep: keep as Waiting["keep"], fail });
    worker.postMessage(message);
  });
}

/** Once nothing was asked for so long, and nobody waits for an answer. */
export async function silence(milliseconds: number): Promise<void> {
  for (let asked = -1; asked !== last || waiting.size > 0; ) {
    asked = last;
    await new Promise((later) => setTimeout(later, milliseconds));
  }
}

/** Everything told from here on, in order; gives back how to stop hearing it. */
export function hear(listener: (told: Told) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const say = (network: boolean) => worker.postMessage({ network } satisfies Network);
addEventListener("online", () => say(true));
addEventListener("offline", () => say(false));

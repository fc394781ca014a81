// The worker's end of the port.
import type { ToPage, ToWorker } from "../link/post.ts";
import { Desk } from "./desk.ts";

const post = (message: ToPage) => self.postMessage(message);
const desk = new Desk((told) => post({ told }));

self.onmessage = async ({ data: { id, ask, args } }: MessageEvent<ToWorker>) => {
  try {
    post({ id, reply: await desk.answer(ask, args) });
  } catch (why) {
    post({ id, failed: why instanceof Error ? why.message : String(why) });
  }
};
self.addEventListener("online", () => desk.network(true));
self.addEventListener("offline", () => desk.network(false));

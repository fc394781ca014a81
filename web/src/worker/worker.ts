// The worker's end of the port.
import type { Network, ToPage, ToWorker } from "../link/post.ts";
import { Desk } from "./desk.ts";

const post = (message: ToPage) => self.postMessage(message);
const desk = new Desk((told) => post({ told }));

async function answer({ id, ask, args }: ToWorker): Promise<void> {
  try {
    post({ id, reply: await desk.answer(ask, args) });
  } catch (why) {
    post({ id, failed: why instanceof Error ? why.message : String(why) });
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker | Network>) => {
  if ("network" in data) desk.network(data.network);
  else void answer(data);
};

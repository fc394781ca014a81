// A whole game of bots at a table of the worker, without a browser: out of a seed, so that a server's table can play the
// same one.
import { createHash } from "node:crypto";
import type { Seat } from "../src/told.ts";
import { MemoryLedger } from "../src/worker/ledger.ts";
import type { Library } from "../src/worker/library.ts";
import { LocalTable, recordOf } from "../src/worker/local.ts";
import { VirtualClock } from "./virtual_clock.ts";

const table = "tabletable";

export interface Played {
  record: string;
  stage: string;
}

export async function playBots(
  library: Library,
  game: string,
  seats: number,
  seed: string,
  bot: string,
): Promise<Played> {
  const random = createHash("sha256").update(seed).digest("hex");
  const speaker = await library.speaker(game);
  const ledger = new MemoryLedger();
  const clock = new VirtualClock();
  let stage = "gathering";
  const local = new LocalTable({
    table,
    name: "Anne",
    speaker,
    ledger,
    clock,
    random: () => random,
    news: {
      letter: () => undefined,
      summary: (entry) => {
        stage = entry.stage;
      },
      unkept: () => {
        throw new Error("a row was not kept");
      },
    },
  });
  const info = speaker.call("game") as { tables: Record<string, string[]> };
  const options = Object.fromEntries(
    (info.tables[seats] ?? []).map((setting) => setting.split("=") as [string, string]),
  );
  const bots = Object.fromEntries(Array.from({ length: seats }, (_, n): [Seat, string] => [`S${n}`, bot]));
  const opened = await local.open({ game, seats, options, pace: false, bots });
  if (opened.refused) throw new Error(`${game}: ${opened.refused.detail}`);
  for (const type of ["enter", "start"]) {
    const done = local.send({ type, table });
    await clock.until(() => true);
    const { refused } = await done;
    if (refused) throw new Error(`${game}: ${type}: ${refused.clause}`);
  }
  await clock.until(() => stage !== "playing");
  local.close();
  library.dismiss(speaker);
  return { record: await recordOf(ledger, table), stage };
}

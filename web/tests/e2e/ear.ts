// An ear at the port between page and worker: what was said there, whether an answer is still owed, and what came of a tap.
import type { Page } from "@playwright/test";
import type { GameEvent, Told, ToldNow, ToldTable } from "../../src/told.ts";

export interface Ear {
  /** questions to the worker that have no answer yet */
  owed: number;
  now: ToldNow | null;
  table: ToldTable | null;
  /** everything that came through, as text; only where somebody wants to search it */
  all: string[] | null;
  /** lines of logs, by table, as long as anybody holds on to them */
  held: { table: string; line: WeakRef<object> }[];
  clicks: number;
  /** milliseconds from each tap or key that changed something to the frame that shows it */
  waits: number[];
  /** milliseconds from each view's leaving the worker to the frame that shows it, where the worker says when (`timeViews`) */
  views: number[];
  /** how far the page has jumped without being touched, at its worst: jumps that follow each other count together */
  shift: number;
  /** what jumped, from where to where */
  jumps: string[];
}

type Moved = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Moved[] };

declare global {
  var saloonEar: Ear;
}

/** What the worker says and is asked. */
function listenToWorker(keeps: boolean): void {
  const ear: Ear = {
    owed: 0,
    now: null,
    table: null,
    all: keeps ? [] : null,
    held: [],
    clicks: 0,
    waits: [],
    views: [],
    shift: 0,
    jumps: [],
  };
  globalThis.saloonEar = ear;
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener("message", ({ data }: MessageEvent<{ told?: Told; sent?: number }>) => {
        ear.all?.push(JSON.stringify(data));
        if (!data.told) ear.owed -= 1;
        if (data.told?.type === "now") {
          ear.now = data.told;
          const { table, log } = data.told;
          for (const line of log) ear.held.push({ table, line: new WeakRef(line) });
          const { sent } = data;
          const shown = () => ear.views.push(performance.timeOrigin + performance.now() - sent!);
          if (sent) requestAnimationFrame(() => setTimeout(shown));
        }
        if (data.told?.type === "eyes") ear.now = null;
        if (data.told?.type === "table") ear.table = data.told;
      });
    }
    override postMessage(message: object): void {
      if ("id" in message) ear.owed += 1;
      super.postMessage(message);
    }
  };
}

/** From a tap, or a key that picks, until something is pressed, said or sent: after the frame that shows it. */
function watchTaps(): void {
  const ear = globalThis.saloonEar;
  let began: number | null = null;
  const begin = ({ timeStamp }: Event) => (began = timeStamp);
  addEventListener("click", () => (ear.clicks += 1), true);
  addEventListener("pointerdown", begin, true);
  addEventListener("keydown", (event) => /^([0-9uU]|Enter)$/.test(event.key) && begin(event), true);
  const isAnswer = ({ type, target }: MutationRecord) =>
    type === "attributes" || (target instanceof Element && target.closest(".dock") !== null);
  new MutationObserver((changes) => {
    if (began === null || !changes.some(isAnswer)) return;
    const from = began;
    began = null;
    requestAnimationFrame(() => setTimeout(() => ear.waits.push(performance.now() - from)));
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["aria-pressed", "disabled"] });
}

function watchJumps(): void {
  const ear = globalThis.saloonEar;
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
  const told = ({ node, previousRect, currentRect }: Moved) => {
    const what = node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : node?.nodeName;
    return `${what}: ${place(previousRect)} -> ${place(currentRect)}`;
  };
  let window = { began: 0, last: 0, value: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      ear.jumps.push(`${value.toFixed(3)} at ${Math.round(startTime)}: ${sources.map(told).join(", ")}`);
      if (startTime - window.last > 1000 || startTime - window.began > 5000) {
        window = { began: startTime, last: startTime, value: 0 };
      }
      window = { ...window, last: startTime, value: window.value + value };
      ear.shift = Math.max(ear.shift, window.value);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** The worker sends a view only when the one before it has been there for a while, as where people play, and says when: what
 * bots say in a burst would wait for itself. */
function sendViewsApart(pause: number): void {
  const post = postMessage.bind(globalThis) as (message: object) => void;
  let free = 0;
  globalThis.postMessage = (message: { told?: Told }) => {
    const from = performance.now();
    const at = Math.max(from, free);
    if (message.told?.type === "now") free = at + pause;
    setTimeout(() => post({ ...message, sent: performance.timeOrigin + performance.now() }), at - from);
  };
}

/** From the next page on, for one that is listened to. */
export async function timeViews(page: Page, pause: number): Promise<void> {
  await page.route("**/assets/worker*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${sendViewsApart})(${pause});${await response.text()}` });
  });
}

/** From the next page on. `keeps`: all that is told is kept to be searched. */
export async function listen(page: Page, keeps = false): Promise<void> {
  await page.addInitScript(listenToWorker, keeps);
  await page.addInitScript(watchTaps);
  await page.addInitScript(watchJumps);
}

export function heard(page: Page): Promise<Omit<Ear, "all" | "held">> {
  return page.evaluate(() => ({ ...globalThis.saloonEar, all: null, held: null }));
}

/** Every event that the page was told of, in order, since it came up. */
export function events(page: Page): Promise<GameEvent[]> {
  return page.evaluate(() => {
    const told = (globalThis.saloonEar.all ?? []).map((one) => (JSON.parse(one) as { told?: Told }).told);
    const nows = told.filter((one) => one?.type === "now" && !one.fresh) as ToldNow[];
    return nows.flatMap((now) => now.log.map(({ event }) => event));
  });
}

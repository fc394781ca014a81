// An eye on what flies over the board: each piece at the place it leaves and at the one it comes to, and what was told.
import type { Page } from "@playwright/test";

export interface Flown {
  event: string;
  from: string;
  to: string;
  /** how far from the middle of those places it was at the beginning and at the end, in pixels */
  off: [number, number];
}
declare global {
  var flown: Flown[];
  /** kinds of events, with how the table was shown when they were told */
  var met: { event: string; drawn: boolean }[];
}

/** From the next page on. */
export async function watchBoard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.flown = [];
    globalThis.met = [];
    const middle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    };
    const apart = (node: Element, place: string) => {
      const there = document.querySelector(`[data-at="${place}"]`);
      if (!there) return Number.NaN;
      const [[x, y], [a, b]] = [middle(node), middle(there)];
      return Math.hypot(x - a, y - b);
    };
    const see = (node: HTMLElement) => {
      const way = node.getAnimations()[0];
      const { event = "", from = "", to = "" } = node.dataset;
      if (!way?.effect) return;
      const end = Number(way.effect.getComputedTiming().endTime);
      way.pause();
      way.currentTime = 0;
      const start = apart(node, from);
      way.currentTime = end - 0.001;
      globalThis.flown.push({ event, from, to, off: [start, apart(node, to)] });
      way.currentTime = 0;
      way.play();
    };
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLElement && node.matches(".dc-flight")) see(node);
      }
    }).observe(document, { childList: true, subtree: true });
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener("message", ({ data }) => {
          if (data.told?.type !== "now") return;
          const kinds = data.told.log.map((line: { event: { event: string } }) => line.event.event);
          requestAnimationFrame(() => {
            const drawn = document.querySelector("main .words") === null;
            globalThis.met.push(...kinds.map((event: string) => ({ event, drawn })));
          });
        });
      }
    };
  });
}

/** Picks a card of the hand and a place, by their positions, and confirms; `before` that there may be something to see. */
export async function place(page: Page, card: string, pile: string, before?: () => Promise<void>): Promise<void> {
  await page.locator(".dc-hand").getByRole("button", { name: card }).first().click();
  await page.locator(`button[data-at="pile-${pile}"]`).click();
  await before?.();
  await page.locator(".question > .acts .btn.go").click();
}

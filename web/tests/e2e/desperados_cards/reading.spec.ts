// The board for whoever listens to it or has no pointer: every piece is named, and comes in an order that makes sense.
import type { Page } from "@playwright/test";
import { remember } from "../screen.ts";
import { expect, test } from "../visit.ts";
import { openAt } from "./position.ts";
import { five } from "./positions.ts";

test.use({ trace: "off" });

/** Each place is followed by its row. */
const places = [
  ["3 Gold digger 2 more below, one henchman to go", "3: green Buzzard", "2: green Dynamite", "free position, worth 1"],
  ["3 Bank 2 more below, one henchman to go", "3: blue Jinx", "2: blue Fiddler", "free position, worth 1"],
  [
    "4 Stagecoach one more below, one henchman to go",
    "4: red Coyote",
    "3: red Gravedigger",
    "2: red Ace",
    "free position, worth 1",
  ],
  ["2 Saloon 3 more below, one henchman to go", "2: yellow Ironjaw", "free position, worth 1"],
  [
    "3 Railway 2 more below, 3 henchmen to go",
    "free position, worth 3",
    "free position, worth 2",
    "free position, worth 1",
  ],
].flat();
const seats = [
  "Rosalie choosing 8 cards, 2 points",
  "Cole waits 2 cards, 5 points",
  "Belle waits 4 cards, 2 points",
  "Silas waits 6 cards, 0 points",
  "Jed waits 6 cards, 2 points",
];
const posters = [
  "Ace: one poster",
  "Buzzard: no poster",
  "Coyote: 3 posters",
  "Dynamite: one poster",
  "Evil-Eye: 2 posters",
  "Fiddler: no poster",
  "Gravedigger: one poster",
  "Hangman: 2 posters",
  "Ironjaw: no poster",
  "Jinx: no poster",
];
const hand = [
  "red Fiddler",
  "blue Coyote",
  "blue Evil-Eye",
  "blue Gravedigger",
  "blue Hangman",
  "blue Ironjaw",
  "green Fiddler",
  "yellow Jinx",
];

/** What a screen reader is told of the pieces, in the order of the page. */
async function told(page: Page): Promise<string[]> {
  const all = await page.locator(".frame").ariaSnapshot();
  const named = [...all.matchAll(/(?:button|listitem) "([^"]+)"/g)].map(([, name]) => name as string);
  return named.filter((name) => [places, seats, posters, hand].some((kind) => kind.includes(name)));
}
/** The pieces that the tabulator comes to, in its order: by their place on the board, those of the hand by name. */
async function reached(page: Page): Promise<string[]> {
  const pieces: string[] = [];
  await page.locator(".status a").focus();
  for (let n = 0; n < 60 && pieces.at(-1) !== hand.at(-1); n += 1) {
    await page.keyboard.press("Tab");
    const piece = await page.evaluate(() => {
      const one = document.activeElement as HTMLElement;
      const card = one.matches(".dc-hand *") ? one.querySelector(".vh")?.textContent : "";
      return one.dataset.at ?? card ?? "";
    });
    if (piece) pieces.push(piece);
  }
  return pieces;
}

test("every piece is named and reached: places with their rows, posters, seats, the hand", async ({ page }, {
  project,
}) => {
  await remember(page, { language: "en", name: "Rosalie", motion: "less", pace: "none" });
  await openAt(page, five());
  await page.locator(".guide .btn").click();
  const at = (kind: string, all: string[]) => all.map((one) => `${kind}-${one}`);
  const [bills, chairs, wall] = [
    at("pile", ["P0", "P1", "P2", "P3", "P4"]),
    at("seat", ["S0", "S1", "S2", "S3", "S4"]),
    at("wall", [..."ABCDEFGHIJ"]),
  ];
  // where there is room, everybody stands beside the board, and before it
  const wide = project.name === "desktop";
  const order = wide ? [seats, places, posters, hand] : [places, seats, posters, hand];
  expect(await told(page)).toEqual(order.flat());
  expect(await reached(page)).toEqual((wide ? [chairs, bills, wall, hand] : [bills, chairs, wall, hand]).flat());
});

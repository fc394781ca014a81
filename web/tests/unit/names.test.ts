// One person on several devices: who is called what.
import { afterAll, beforeAll, expect, test } from "vitest";
import { MemoryLedger } from "../../src/worker/ledger.ts";
import { becomeBrowser, HouseProcess } from "./house_process.ts";
import { Page, until } from "./page.ts";

let house: HouseProcess;
const browser = becomeBrowser();

beforeAll(async () => {
  house = await HouseProcess.start();
});
afterAll(() => house.close());

const namesOf = (page: Page) => page.told.filter((told) => told.type === "welcome").map(({ name }) => name);

/** A device of its own, whose settings say Anne; `known`: the house has seen it. */
async function device(known: boolean): Promise<Page> {
  const ledger = new MemoryLedger();
  await ledger.set("person", known);
  const page = await Page.open(ledger, house.base);
  await until(() => namesOf(page).length > 0);
  if (!known) await page.ask.name({ name: "Anne" });
  return page;
}

test("a name that was given on one device is not undone by another that comes back", async () => {
  const first = await device(false);
  const second = await device(true);
  expect(await second.ask.name({ name: "Belle" })).toEqual({ name: "Belle" });
  browser.breakLines();
  await until(() => first.house.name === "Belle");
  expect(namesOf(await device(true))).toEqual(["Belle"]);
});

test("a name that was given without a connection reaches the house, though the page was closed meanwhile", async () => {
  const { ledger } = await device(false);
  const away = await Page.open(ledger);
  expect(await away.ask.name({ name: "Cora" })).toEqual({ name: "Cora" });
  const back = await Page.open(ledger, house.base, "en", "Cora");
  await until(() => browser.heard.some((text) => text.includes('"Cora"')));
  expect(back.house.name).toBe("Cora");
  expect((await device(true)).house.name).toBe("Cora");
});

test("whoever opens their own link on another device keeps their name there", async () => {
  const own = await device(false);
  await own.ask.name({ name: "Dora" });
  const { link } = (await own.ask.recovery({})) as { link: string };
  const other = await device(false);
  expect(other.house.name).toBe("Anne");
  expect(await other.ask.recover({ key: link.split("/").pop()! })).toEqual({ name: "Dora" });
  expect(other.house.name).toBe("Dora");
  expect((await device(true)).house.name).toBe("Dora");
});

import { expect, test } from "vitest";
import { Library } from "../../src/worker/library.ts";
import { fileShelf } from "../../workshop/shelf.ts";
import { until } from "./page.ts";

const game = "desperados_cards";
const guideOf = (language: string) =>
  fileShelf.text(`words/${language}/${game}.json`).then((text) => JSON.parse(text).ask.place_henchman.guide as string);

/** Files that come when a test lets them. */
function slowShelf(slow: string): { shelf: typeof fileShelf; come: () => void; isAwaited: () => boolean } {
  let come: () => void = () => undefined;
  let isAwaited = false;
  const coming = new Promise<void>((keep) => {
    come = keep;
  });
  const after = async <T>(address: string, get: (address: string) => Promise<T>): Promise<T> => {
    isAwaited ||= address === slow;
    if (address === slow) await coming;
    return get(address);
  };
  const shelf = {
    text: (address: string) => after(address, (one) => fileShelf.text(one)),
    module: (address: string) => after(address, (one) => fileShelf.module(one)),
  };
  return { shelf, come: () => come(), isAwaited: () => isAwaited };
}

test("a language switched while a game is still on its way is spoken in that game too", async () => {
  const { shelf, come, isAwaited } = slowShelf(`modules/${game}.wasm`);
  const library = new Library(shelf, "en");
  const speaker = library.speaker(game);
  await until(isAwaited);
  await library.switch("fr");
  come();
  expect((await speaker).guide("place_henchman")).toBe(await guideOf("fr"));
});

test("of two languages the last one wanted is spoken, though the first comes later", async () => {
  const { shelf, come, isAwaited } = slowShelf(`words/fr/${game}.json`);
  const library = new Library(shelf, "en");
  const speaker = await library.speaker(game);
  const first = library.switch("fr");
  await until(isAwaited);
  await library.switch("en");
  come();
  await first;
  expect(speaker.guide("place_henchman")).toBe(await guideOf("en"));
  expect(library.language).toBe("en");
});

test("without the rules a refusal still has its clause, and those of the house their words", async () => {
  const text = (address: string) =>
    address.startsWith("rules/") ? Promise.reject(new Error("away")) : fileShelf.text(address);
  const library = new Library({ ...fileShelf, text }, "en");
  const speaker = await library.speaker(game);
  expect(await library.clause(speaker, "DSC-TURN-06")).toBe("");
  expect(await library.clause(speaker, "SALOON-ASK-04")).toMatch(/closed/);
});

test("rules that come after the language was switched are those of the new one", async () => {
  const { shelf, come, isAwaited } = slowShelf(`rules/en/${game}.md`);
  const library = new Library(shelf, "en");
  const speaker = await library.speaker(game);
  const clause = library.clause(speaker, "DSC-TURN-06");
  await until(isAwaited);
  await library.switch("fr");
  come();
  const french = new Library(fileShelf, "fr");
  expect(await clause).toBe(await french.clause(await french.speaker(game), "DSC-TURN-06"));
});

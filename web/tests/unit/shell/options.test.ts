import { describe, expect, it } from "vitest";
import { settingsOf } from "../../../src/settings.svelte.ts";
import { applies, neededBy, presetOf, presetOptions, unusual } from "../../../src/shell/options.ts";
import type { GameInfo } from "../../../src/told.ts";

const game: GameInfo = {
  slug: "poker",
  name: "Poker",
  tagline: "",
  pitch: "",
  credits: "",
  min_seats: 3,
  max_seats: 6,
  options: [
    { name: "six", title: "Six", about: "", default: "off", values: [] },
    { name: "first", title: "First", about: "", default: "random", values: [] },
    { name: "seat", title: "Seat", about: "", default: "unset", values: [], needs: { first: "host" } },
    { name: "goal", title: "Goal", about: "", default: "4000", min: 1000, max: 9000, step: 100 },
  ],
  presets: [
    { name: "box", title: "", about: "", options: { "*": {} } },
    { name: "even", title: "", about: "", options: { "3": { goal: "6600" }, "*": { goal: "5200" } } },
  ],
  tables: { "3": [], "4": [], "6": ["six=on"] },
};

describe("the rules of a table", () => {
  it("are known by their preset, whatever the seats need besides", () => {
    expect(presetOptions(game, "even", 3)).toEqual({ goal: "6600" });
    expect(presetOptions(game, "even", 4)).toEqual({ goal: "5200" });
    expect(presetOf(game, {}, 4)).toBe("box");
    expect(presetOf(game, { six: "on" }, 6)).toBe("box");
    expect(presetOf(game, { goal: "6600" }, 3)).toBe("even");
    expect(presetOf(game, { goal: "6600" }, 4)).toBeUndefined();
  });
  it("ask for what differs, and for nothing that does not apply", () => {
    expect(neededBy(game, 6)).toEqual({ six: "on" });
    expect(unusual(game, { first: "random", goal: "4000" }, 3)).toEqual({});
    expect(unusual(game, { seat: "2" }, 6)).toEqual({ six: "on" });
    expect(unusual(game, { first: "host", seat: "2" }, 3)).toEqual({ first: "host", seat: "2" });
    expect(applies(game.options[2]!, { first: "random" }, game.options)).toBe(false);
  });
});

describe("settings that were kept", () => {
  it("are taken as far as they still are of the right kind", () => {
    expect(settingsOf('{"theme":"dusk","sound":"yes","text":130,"old":1}')).toMatchObject({
      theme: "dusk",
      sound: false,
      text: 130,
    });
    expect(settingsOf("not JSON")).toMatchObject({ theme: "auto", confirm: "final" });
    expect(settingsOf("null")).toMatchObject({ theme: "auto" });
  });
});

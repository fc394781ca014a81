import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { qrCode, qrPath } from "../../../src/parts/qr.ts";

const link = "https://saloon.example/#k3m8xq2pz7.wU9TF2fWmu0pKPGRatLTIA".repeat(5);

function shown(text: string): string[] {
  return (qrCode(text) ?? []).map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));
}
function digest(rows: string[]): string {
  const text = rows.join("\n").replaceAll("#", "1").replaceAll(".", "0");
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

// libqrencode 4.1.1 draws the same at level M: here as it looks, below the digests of its rows as ones and zeros
const drawn = [
  "#######.##....#######",
  "#.....#....##.#.....#",
  "#.###.#..####.#.###.#",
  "#.###.#.#.#...#.###.#",
  "#.###.#.#...#.#.###.#",
  "#.....#.#.#.#.#.....#",
  "#######.#.#.#.#######",
  "........##.##........",
  "#...#.###.##.#####..#",
  "####.#.####.....###..",
  "####..####...#####.#.",
  "..##....##..##.......",
  "....###..#.#...###.#.",
  "........#.#..##.####.",
  "#######.##...#####.#.",
  "#.....#..##.##.#....#",
  "#.###.#.#.##.#..##...",
  "#.###.#..##..####.###",
  "#.###.#..##..#.###...",
  "#.....#...##.#.......",
  "#######.#..#.#...#..#",
];

describe("QR codes", () => {
  it("are those of another encoder", () => {
    expect(shown(link.slice(0, 14))).toEqual(drawn);
  });
  it.each([
    [14, "2d18e68cee4770ad"],
    [26, "945426ebee79547a"],
    [42, "8247a496434e2bd5"],
    [62, "32aea61840dd85fc"],
    [100, "dc0de3da547e5494"],
    [120, "e5ef184227e96716"],
    [152, "7d9342820127ccf2"],
    [170, "083b78d9df035381"],
    [180, "91047817cda489ef"],
  ])("are those of another encoder in every size: %i bytes", (length, known) => {
    expect(digest(shown(link.slice(0, length)))).toBe(known);
  });
  it("grow with the text, and end at 213 bytes", () => {
    expect([14, 15, 26, 27, 213].map((length) => qrCode("x".repeat(length))?.length)).toEqual([21, 25, 25, 29, 57]);
    expect(qrCode("x".repeat(214))).toBeNull();
    expect(qrCode("é".repeat(107))).toBeNull();
  });
  it("are drawn run by run", () => {
    expect(
      qrPath([
        [true, true, false],
        [false, false, true],
        [true, false, true],
      ]),
    ).toBe("M0 0h2v1h-2zM2 1h1v1h-1zM0 2h1v1h-1zM2 2h1v1h-1z");
  });
});

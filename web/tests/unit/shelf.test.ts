import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FetchedShelf } from "../../src/worker/shelf.ts";

const shelf = new FetchedShelf("http://localhost/");
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what a bad line does not bring is fetched again, and so is what breaks off half-way", async () => {
  const brokenOff = new ReadableStream({ start: (stream) => stream.error(new TypeError("network error")) });
  const fetching = vi
    .fn()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValueOnce(new Response("", { status: 503 }))
    .mockResolvedValueOnce(new Response(brokenOff))
    .mockResolvedValueOnce(new Response("{}"));
  vi.stubGlobal("fetch", fetching);
  const text = shelf.text("words/en/table.json");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await text).toBe("{}");
  expect(fetching).toHaveBeenCalledTimes(4);
});

test("what cannot be had is given up within half a minute", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const given = expect(shelf.module("modules/deadwood.wasm")).rejects.toThrow("Failed to fetch");
  await vi.advanceTimersByTimeAsync(30_000);
  await given;
});

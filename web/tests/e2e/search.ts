// Where a secret could lie on somebody's device: in what came over the line, in what the worker told the page, in the page
// with its accessibility tree, and in what is kept.
import { createConnection, createServer, type Server } from "node:net";
import type { Page } from "@playwright/test";

/** Between a device and the house: everything that comes from there is read along. */
export interface Wire {
  url: string;
  heard: string[];
  close(): void;
}

export async function wire(house: string): Promise<Wire> {
  const { hostname, port } = new URL(house);
  const heard: string[] = [];
  const server: Server = createServer((device) => {
    const there = createConnection({ host: hostname, port: Number(port) });
    there.on("data", (bytes) => heard.push(bytes.toString("latin1")));
    device.pipe(there).pipe(device);
    device.on("error", () => there.destroy());
    there.on("error", () => device.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, hostname, ready));
  const at = server.address() as { port: number };
  return { url: `http://${hostname}:${at.port}/`, heard, close: () => server.close() };
}

/** Every store of the device, as text. */
function kept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((keep, fail) => {
        request.onsuccess = () => keep(request.result);
        request.onerror = () => fail(request.error);
      });
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name } of await indexedDB.databases()) {
      const base = await asked(indexedDB.open(name!));
      for (const store of base.objectStoreNames) {
        found.push(await asked(base.transaction(store).objectStore(store).getAll()));
      }
      base.close();
    }
    return JSON.stringify(found);
  });
}

async function accessible(page: Page): Promise<string> {
  const line = await page.context().newCDPSession(page);
  const { nodes } = await line.send("Accessibility.getFullAXTree");
  await line.detach();
  return JSON.stringify(nodes.map(({ name, value, description }) => [name, value, description]));
}

/** What the page was told. The game's nouns say nothing of anybody: those are left out. */
function told(page: Page): Promise<string> {
  return page.evaluate(() => (globalThis.saloonEar.all ?? []).filter((one) => !one.includes('"terms":{')).join("\n"));
}

export type Places = Record<"wire" | "told" | "page" | "tree" | "kept", string>;

export async function placesOf(page: Page, line?: Wire): Promise<Places> {
  return {
    wire: (line?.heard ?? []).join(""),
    told: await told(page),
    page: await page.content(),
    tree: await accessible(page),
    kept: await kept(page),
  };
}

/** Where any of the secrets lies open; within a text in a text quotes have strokes before them. */
export function leaks(places: Places, secrets: string[]): string[] {
  return Object.entries(places).flatMap(([place, text]) => {
    const plain = text.replaceAll("\\", "");
    return secrets.filter((secret) => plain.includes(secret)).map((secret) => `${place}: ${secret}`);
  });
}

// Keeps one build of the client for when there is no network: all of its files, fetched together, under the name of that
// build. What a house answers is never kept, and nothing is added later, so a cache is whole or not there.

/** Put in by the build: its cacheName, and every file of it. */
declare const SALOON_BUILD: string;
declare const SALOON_FILES: string[];

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Scope {
  registration: { scope: string };
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
}

const scope = self as unknown as Scope;
const home = scope.registration.scope;
const family = `saloon ${home} `;
const cacheName = family + SALOON_BUILD;
const files = new Set(SALOON_FILES.map((file) => new URL(file, home).href));
/** a page that takes longer comes out of the cache; if it is outdated, it will hear so from the house */
const patience = 2_000;

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  try {
    await cache.addAll([...files].map((file) => new Request(file, { cache: "no-cache" })));
  } catch (why) {
    await caches.delete(cacheName);
    throw why;
  }
}

async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((one) => one.startsWith(family) && one !== cacheName).map((one) => caches.delete(one)),
  );
}

async function kept(address: string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(address);
}

/** The page itself: the newest there is, else the one that was kept. */
async function page(request: Request): Promise<Response> {
  const network = fetch(request);
  const late = new Promise<undefined>((keep) => setTimeout(keep, patience));
  const first = await Promise.race([network, late]).catch(() => undefined);
  return first ?? (await kept(home)) ?? network;
}

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(tidy()));
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate" && new URL(request.url).pathname === new URL(home).pathname) {
    event.respondWith(page(request));
  } else if (files.has(request.url)) {
    event.respondWith(kept(request.url).then((found) => found ?? fetch(request)));
  }
});

export {};

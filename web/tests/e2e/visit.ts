// Tests with a visitor who notices everything: no console error, no page error, nothing asked of another host.
import { type BrowserContext, test as base, expect } from "@playwright/test";

/** What went wrong in a context so far, whatever page of it. */
export function watch(context: BrowserContext, home: string): string[] {
  const wrong: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") wrong.push(`console: ${message.text()}`);
  });
  context.on("weberror", (error) => wrong.push(`error: ${error.error().stack}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    const inside = url.protocol === "data:" || url.protocol === "blob:";
    if (!inside && url.origin !== new URL(home).origin) wrong.push(`another host: ${url.href}`);
  });
  return wrong;
}

/** `wrong` lists what the context of this test did wrong; a test that expects something there empties it. */
export const test = base.extend<{ wrong: string[] }>({
  wrong: [
    async ({ context, baseURL }, use) => {
      const wrong = watch(context, baseURL!);
      await use(wrong);
      expect(wrong).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

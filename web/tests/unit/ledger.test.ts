import { expect, test } from "vitest";
import { DeviceLedger } from "../../src/worker/ledger.ts";

/** As much of IndexedDB as rows need: requests are answered in order, then all of them count or none. */
class Base {
  readonly rows = new Map<string, object>();

  transaction() {
    const draft = new Map(this.rows);
    const asked: (() => void)[] = [];
    const transaction = {
      error: null,
      oncomplete: () => undefined,
      onabort: () => undefined,
      isAborted: false,
      abort: () => {
        transaction.isAborted = true;
      },
      objectStore: () => store,
    };
    const request = (result: () => unknown) => {
      const made = { result: undefined as unknown, onsuccess: () => undefined };
      asked.push(() => {
        made.result = result();
        made.onsuccess();
      });
      return made;
    };
    const store = {
      transaction,
      count: (key: unknown[]) => request(() => Number(draft.has(key.join()))),
      add: (row: { table: string; number: number }) => request(() => draft.set(`${row.table},${row.number}`, row)),
    };
    setTimeout(() => {
      for (const answer of asked) if (!transaction.isAborted) answer();
      if (transaction.isAborted) return transaction.onabort();
      for (const [key, row] of draft) this.rows.set(key, row);
      transaction.oncomplete();
    });
    return transaction;
  }
}

test("a row is kept behind the one before it, and not where another tab has forgotten the table", async () => {
  const base = new Base();
  const ledger = new DeviceLedger(base as unknown as IDBDatabase);
  const row = (number: number) => ({ table: "t", number, text: "" });
  await ledger.append([row(1), row(2)]);
  await ledger.append([row(3)]);
  expect([...base.rows.keys()]).toEqual(["t,1", "t,2", "t,3"]);
  base.rows.clear();
  await expect(ledger.append([row(4), row(5)])).rejects.toBeNull();
  expect(base.rows.size).toBe(0);
});

test("a device without room remembers small things as long as the page is open", async () => {
  const full = {
    transaction: () => {
      throw new Error("no room");
    },
  };
  const ledger = new DeviceLedger(full as unknown as IDBDatabase);
  await ledger.set("person", true);
  expect(await ledger.get("person")).toBe(true);
});

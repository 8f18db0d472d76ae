import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { addEntries, deleteOldEntries, ledgerHead, readLedger } from "./ledger";
import { type LedgerPlace, ledgerInDirectory } from "./ledger-place";
import { DamagedLedger, ledgerText, parseLedger } from "./ledger-text";
import { erasureMirror } from "./mirror-erasures";
import { recordErasures } from "./record-erasures";
import { erasureEntry, erasureLedger } from "./table";

const { db } = await testDatabase();
const directory = await mkdtemp(join(tmpdir(), "openward-ledger-"));
afterAll(() => rm(directory, { recursive: true }));
const log = { warn: () => undefined };
const kind = { kind: "test" };
const newId = () => crypto.randomUUID();

beforeEach(async () => {
  await db.delete(erasureEntry);
  await db.delete(erasureLedger);
});

test("an erasure that is rolled back is in no ledger, a committed one is in every place", async () => {
  const [gone, stays] = [newId(), newId()];
  await db.transaction((tx) => recordErasures(tx, kind, [gone]));
  const failed = db.transaction(async (tx) => {
    await recordErasures(tx, kind, [stays]);
    throw new Error("rolled back");
  });
  await expect(failed).rejects.toThrow("rolled back");
  const places = ["a", "b"].map((name) => ledgerInDirectory(directory, `${name}.jsonl`));
  await erasureMirror(places, log).mirror(db);
  for (const place of places) {
    const { entries, until } = parseLedger((await place.read()) ?? "");
    expect(entries.map(({ subject }) => subject)).toEqual([gone]);
    expect(+until).toBeGreaterThan(Date.now() - 60_000);
  }
  expect((await readdir(directory)).sort()).toEqual(["a.jsonl", "b.jsonl"]);
});

test("writes a ledger again when something was erased, and not otherwise", async () => {
  let writes = 0;
  const inner = ledgerInDirectory(directory, "counted.jsonl");
  const place: LedgerPlace = {
    name: "counted",
    read: () => inner.read(),
    write(text) {
      writes += 1;
      return inner.write(text);
    },
  };
  const mirror = erasureMirror([place], log);
  await mirror.mirror(db);
  await mirror.mirror(db);
  expect(writes).toBe(1);
  await recordErasures(db, kind, [newId()]);
  await mirror.mirror(db);
  expect(writes).toBe(2);
});

test("a place that cannot be read or written does not block the others, and is reported", async () => {
  const broken: LedgerPlace = {
    name: "broken",
    read: async () => {
      throw new Error("away");
    },
    write: async () => {
      throw new Error("must not be written unread");
    },
  };
  const good = ledgerInDirectory(directory, "good.jsonl");
  await recordErasures(db, kind, [newId()]);
  expect(await erasureMirror([broken, good], log).mirror(db)).toEqual([new Error("away")]);
  expect(parseLedger((await good.read()) ?? "").entries).toHaveLength(1);
});

test("a database restored without its ledger does not overwrite the ledger's entries; another site's ledger is replaced", async () => {
  const place = ledgerInDirectory(directory, "kept.jsonl");
  const { site, since } = await ledgerHead(db);
  const entry = { id: newId(), at: new Date(), kind: "test", subject: newId() };
  await place.write(ledgerText({ site, since, until: new Date(), entries: [entry] }));
  await erasureMirror([place], log).mirror(db);
  expect(parseLedger((await place.read()) ?? "").entries).toEqual([entry]);
  expect(await db.select().from(erasureEntry)).toEqual([entry]);

  const foreign = { ...entry, id: newId() };
  await place.write(ledgerText({ site: newId(), since, until: new Date(), entries: [foreign] }));
  await erasureMirror([place], log).mirror(db);
  expect(parseLedger((await place.read()) ?? "").entries).toEqual([entry]);
});

test("deletes entries that no backup needs, and the ledger says since when it is complete", async () => {
  const old = { id: newId(), at: new Date("2024-01-01"), kind: "test", subject: newId() };
  const recent = { id: newId(), at: new Date(), kind: "test", subject: newId() };
  await db.insert(erasureLedger).values({ id: "ledger", since: new Date("2023-01-01") });
  await addEntries(db, [old, recent]);
  await deleteOldEntries(db, new Date("2025-01-01"));
  const { entries, since } = await readLedger(db);
  expect([entries, since]).toEqual([[recent], new Date("2025-01-01")]);
});

test("refuses a ledger that was cut off or changed, or is another file", async () => {
  await recordErasures(db, kind, [newId(), newId()]);
  const text = ledgerText(await readLedger(db));
  expect(parseLedger(text)).toEqual({ ...parseLedger(text), entries: expect.any(Array) });
  const lines = text.split("\n");
  const without = [lines[0], ...lines.slice(2)].join("\n");
  const file = join(directory, "wrong.jsonl");
  for (const wrong of ["", "{}", text.slice(0, -10), without, text.replace("test", "tent")]) {
    await writeFile(file, wrong);
    const read = await readFile(file, "utf8");
    expect(() => parseLedger(read)).toThrow(DamagedLedger);
  }
});

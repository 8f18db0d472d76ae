import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { testDatabase } from "../../../test/database";
import { createLogger } from "../logging/logger";
import { announceTags, CACHE_CHANNEL } from "./announce-tags";
import { listenForTags } from "./tag-listener";

const { db, url } = await testDatabase();
const log = createLogger({ level: "silent" });

/** A generous timeout for busy machines, where only the result matters. */
const PATIENT = { timeout: 15_000 };

/** What one node receives, in order. */
async function listening() {
  const heard: string[] = [];
  const audience = {
    trust: () => void heard.push("trust"),
    distrust: () => void heard.push("distrust"),
    drop: (tags: string[]) => void heard.push(...tags),
  };
  const listener = listenForTags(url, audience, log);
  await listener.ready;
  return { heard, listener };
}

// The nodes promise to deliver within a second, which a stalled machine could break for them.
test("two nodes receive what a transaction announced, once it is committed", { retry: 2 }, async () => {
  const nodes = await Promise.all([listening(), listening()]);
  await db.transaction(async (tx) => {
    await announceTags(tx, ["provider", "page"]);
    await tx.execute(sql`select pg_sleep(0.2)`);
    for (const { heard } of nodes) expect(heard).toEqual(["trust"]);
  });
  await vi.waitFor(
    () => {
      for (const { heard } of nodes) expect(heard).toEqual(["trust", "provider", "page"]);
    },
    { timeout: 1_000, interval: 5 },
  );
  await Promise.all(nodes.map(({ listener }) => listener.stop()));
});

test("an announcement of an older release's node, which names types alone, drops everything", async () => {
  const { heard, listener } = await listening();
  await db.execute(sql`select pg_notify(${CACHE_CHANNEL}, 'provider')`);
  await vi.waitFor(() => expect(heard).toEqual(["trust", "provider", "trust"]), PATIENT);
  await listener.stop();
});

test("while the watch still considers the database down, cached pages are neither trusted nor dropped", async () => {
  const told: string[] = [];
  const audience = {
    trust: () => void told.push("trust"),
    distrust: () => void told.push("distrust"),
    drop: (tags: string[]) => void told.push(...tags),
  };
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  let change: (isAway: boolean) => void = () => {};
  const watch = {
    isAway: true,
    check: ask,
    onChange: (listener: typeof change) => {
      change = listener;
    },
  };
  const listener = listenForTags(url, audience, log, watch);
  await asked;
  expect(told).toEqual([]);
  watch.isAway = false;
  change(false);
  await listener.ready;
  expect(told).toEqual(["trust"]);
  await db.transaction((tx) => announceTags(tx, ["page"]));
  await vi.waitFor(() => expect(told).toEqual(["trust", "page"]), PATIENT);
  await listener.stop();
});

test("a rolled back announcement is not received", async () => {
  const { heard, listener } = await listening();
  await expect(
    db.transaction(async (tx) => {
      await announceTags(tx, ["undone"]);
      throw new Error("changed my mind");
    }),
  ).rejects.toThrow();
  await db.transaction((tx) => announceTags(tx, ["done"]));
  await vi.waitFor(() => expect(heard).toContain("done"), PATIENT);
  expect(heard).not.toContain("undone");
  await listener.stop();
});

test("more tags than fit into one notification all arrive", async () => {
  const { heard, listener } = await listening();
  const tags = Array.from({ length: 2_000 }, (_, index) => `type-${index}`);
  await db.transaction((tx) => announceTags(tx, tags));
  await vi.waitFor(() => expect(heard).toEqual(["trust", ...tags]), PATIENT);
  await listener.stop();
});

test("a lost connection is distrusted at once and replaced, and then receives again", async () => {
  const { heard, listener } = await listening();
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'openward-cache' and datname = current_database()`);
  await vi.waitFor(() => expect(heard).toEqual(["trust", "distrust", "trust"]), PATIENT);
  await db.transaction((tx) => announceTags(tx, ["after"]));
  await vi.waitFor(() => expect(heard.at(-1)).toBe("after"), PATIENT);
  await listener.stop();
  expect(heard.at(-1)).toBe("distrust");
});

test("waits for a database that is not up yet", async () => {
  const trust = vi.fn();
  const nowhere = new URL(url);
  nowhere.pathname = "/not_there_yet";
  const listener = listenForTags(nowhere.href, { trust, distrust() {}, drop() {} }, log);
  await db.execute(sql`create database not_there_yet`);
  await listener.ready;
  expect(trust).toHaveBeenCalledOnce();
  await listener.stop();
  await db.execute(sql`drop database not_there_yet with (force)`);
});

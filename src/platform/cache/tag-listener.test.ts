import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { testDatabase } from "../../../test/database";
import { createLogger } from "../logging/logger";
import { announceTags, CACHE_CHANNEL } from "./announce-tags";
import { listenForTags } from "./tag-listener";

const { db, url } = await testDatabase();
const log = createLogger({ level: "silent" });

/** A generous timeout for busy machines, where only the result matters. */
const LONG_TIMEOUT = { timeout: 15_000 };

/** What one node receives, in order. */
async function listening() {
  const deliveries: string[] = [];
  const audience = {
    resume: () => void deliveries.push("resume"),
    suspend: () => void deliveries.push("suspend"),
    drop: (tags: string[]) => void deliveries.push(...tags),
  };
  const listener = listenForTags(url, audience, log);
  await listener.ready;
  return { deliveries, listener };
}

// Announcements arrive within a second, unless the machine stalls.
test("two nodes receive what a transaction announced, once it is committed", { retry: 2 }, async () => {
  const nodes = await Promise.all([listening(), listening()]);
  await db.transaction(async (tx) => {
    await announceTags(tx, ["provider", "page"]);
    await tx.execute(sql`select pg_sleep(0.2)`);
    for (const { deliveries } of nodes) expect(deliveries).toEqual(["resume"]);
  });
  await vi.waitFor(
    () => {
      for (const { deliveries } of nodes) expect(deliveries).toEqual(["resume", "provider", "page"]);
    },
    { timeout: 1_000, interval: 5 },
  );
  await Promise.all(nodes.map(({ listener }) => listener.stop()));
});

test("an announcement from an older release's node, which names only types, drops everything", async () => {
  const { deliveries, listener } = await listening();
  await db.execute(sql`select pg_notify(${CACHE_CHANNEL}, 'provider')`);
  await vi.waitFor(() => expect(deliveries).toEqual(["resume", "provider", "resume"]), LONG_TIMEOUT);
  await listener.stop();
});

test("while the watch still considers the database down, cached pages are neither trusted nor dropped", async () => {
  const calls: string[] = [];
  const audience = {
    resume: () => void calls.push("resume"),
    suspend: () => void calls.push("suspend"),
    drop: (tags: string[]) => void calls.push(...tags),
  };
  const { promise: checkRequested, resolve: ask } = Promise.withResolvers<void>();
  let change: (isDown: boolean) => void = () => {};
  const watch = {
    isDown: true,
    check: ask,
    onChange: (listener: typeof change) => {
      change = listener;
    },
  };
  const listener = listenForTags(url, audience, log, watch);
  await checkRequested;
  expect(calls).toEqual([]);
  watch.isDown = false;
  change(false);
  await listener.ready;
  expect(calls).toEqual(["resume"]);
  await db.transaction((tx) => announceTags(tx, ["page"]));
  await vi.waitFor(() => expect(calls).toEqual(["resume", "page"]), LONG_TIMEOUT);
  await listener.stop();
});

test("a rolled back announcement is not received", async () => {
  const { deliveries, listener } = await listening();
  await expect(
    db.transaction(async (tx) => {
      await announceTags(tx, ["undone"]);
      throw new Error("changed my mind");
    }),
  ).rejects.toThrow();
  await db.transaction((tx) => announceTags(tx, ["done"]));
  await vi.waitFor(() => expect(deliveries).toContain("done"), LONG_TIMEOUT);
  expect(deliveries).not.toContain("undone");
  await listener.stop();
});

test("more tags than fit into one notification all arrive", async () => {
  const { deliveries, listener } = await listening();
  const tags = Array.from({ length: 2_000 }, (_, index) => `type-${index}`);
  await db.transaction((tx) => announceTags(tx, tags));
  await vi.waitFor(() => expect(deliveries).toEqual(["resume", ...tags]), LONG_TIMEOUT);
  await listener.stop();
});

test("a lost connection is distrusted at once and replaced, and then receives again", async () => {
  const { deliveries, listener } = await listening();
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'openward-cache' and datname = current_database()`);
  await vi.waitFor(() => expect(deliveries).toEqual(["resume", "suspend", "resume"]), LONG_TIMEOUT);
  await db.transaction((tx) => announceTags(tx, ["after"]));
  await vi.waitFor(() => expect(deliveries.at(-1)).toBe("after"), LONG_TIMEOUT);
  await listener.stop();
  expect(deliveries.at(-1)).toBe("suspend");
});

test("waits for a database that is not up yet", async () => {
  const resume = vi.fn();
  const nowhere = new URL(url);
  nowhere.pathname = "/not_there_yet";
  const listener = listenForTags(nowhere.href, { resume, suspend() {}, drop() {} }, log);
  await db.execute(sql`create database not_there_yet`);
  await listener.ready;
  expect(resume).toHaveBeenCalledOnce();
  await listener.stop();
  await db.execute(sql`drop database not_there_yet with (force)`);
});

import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { testDatabase } from "../../../../test/database";
import { type PurgeReceiver, purgeReceiver } from "../../../../test/purge-receiver";
import { handle } from "../../jobs/job";
import { startJobs } from "../../jobs/start-jobs";
import { createLogger } from "../../logging/logger";
import { announceTags, PROBE } from "../announce-tags";
import { EVERYTHING_TAG } from "../page-reads";
import { purgeCaches, purgeCachesJob, purgeWithAnnouncements } from "./purge-caches";
import { keysOfAnnouncement } from "./surrogate-keys";

const { db, url } = await testDatabase();
const [near, far] = await Promise.all([purgeReceiver(), purgeReceiver()]);
const caches = { urls: [near.url, far.url], token: "the token of the caches" };
/** Later than any clock, so that the second purges, fifteen seconds later, do not run during these tests. */
const now = () => new Date("2126-11-28T12:00:00Z");
const [everything = ""] = keysOfAnnouncement([EVERYTHING_TAG]);
const longTimeout = { timeout: 50_000, interval: 20 };

purgeWithAnnouncements(caches.urls);
const log = createLogger({ level: "silent" });
const jobs = await startJobs({ url, db, log, now }, [
  handle(purgeCachesJob, (purge) => purgeCaches({ db, now, caches }, purge), { atOnce: 4 }),
]);
afterAll(async () => {
  await jobs.stop();
  await Promise.all([near.stop(), far.stop()]);
});
beforeEach(() => {
  for (const { purges } of [near, far]) purges.length = 0;
});

const keysAt = (receiver: PurgeReceiver) => receiver.purges.flatMap(({ keys }) => keys);

describe("an announcement", () => {
  test("purges every shared cache after the commit, with the token", async () => {
    await db.transaction((tx) => announceTags(tx, ["provider:1"]));
    for (const receiver of [near, far])
      await vi.waitFor(
        () => expect(keysAt(receiver)).toEqual(keysOfAnnouncement(["provider:1"])),
        longTimeout,
      );
    expect(near.purges[0]).toMatchObject({ method: "POST", authorization: `Bearer ${caches.token}` });
    // The JSON body lists the same keys as the header.
    expect(near.purges[0]?.body).toEqual({ surrogate_keys: near.purges[0]?.keys });
  });

  test("purges nothing if its transaction is rolled back, or if it is only measured", async () => {
    const rolledBack = db.transaction(async (tx) => {
      await announceTags(tx, ["provider:2"]);
      throw new Error("no");
    });
    await expect(rolledBack).rejects.toThrow("no");
    await announceTags(db, [`${PROBE}1`]);
    await announceTags(db, ["provider:3"]);
    for (const receiver of [near, far])
      await vi.waitFor(
        () => expect(keysAt(receiver)).toEqual(keysOfAnnouncement(["provider:3"])),
        longTimeout,
      );
  });

  test("purges many records with several requests, each with a header of bounded length", async () => {
    const tags = Array.from({ length: 600 }, (_, at) => `provider:${at}`);
    await announceTags(db, tags);
    await vi.waitFor(
      () => expect(new Set(keysAt(far))).toEqual(new Set(keysOfAnnouncement(tags))),
      longTimeout,
    );
    expect(far.purges.length).toBe(3);
    for (const { keys } of far.purges) expect(keys.join(" ").length).toBeLessThan(4_000);
  });
});

test("a purge that a cache refuses is sent again until it is accepted", async () => {
  near.refuse(2);
  await announceTags(db, ["page:1"]);
  await vi.waitFor(
    () => expect(near.purges.map(({ status }) => status)).toEqual([503, 503, 204]),
    longTimeout,
  );
});

test("a cache that does not respond does not delay purges of other caches, and is purged completely once it is back", async () => {
  const letGo = far.stall();
  const tags = Array.from({ length: 40 }, (_, at) => `condition:${at}`);
  for (const tag of tags) await announceTags(db, [tag]);
  await vi.waitFor(
    () => expect(new Set(keysAt(near))).toEqual(new Set(keysOfAnnouncement(tags))),
    longTimeout,
  );
  expect(keysAt(near)).not.toContain(everything);
  letGo();
  await vi.waitFor(() => expect(keysAt(far)).toContain(everything), longTimeout);
});

test("a cache that is no longer configured gets neither purges nor the token", async () => {
  const keys = keysOfAnnouncement(["page:3"]);
  await purgeCaches({ db, now, caches: { ...caches, urls: [near.url] } }, { cache: far.url, keys });
  expect(keysAt(far)).not.toEqual(expect.arrayContaining(keys));
});

test("a second purge 15 seconds later covers responses that were in transit", async () => {
  const keys = keysOfAnnouncement(["page:2"]);
  await purgeCaches({ db, now, caches }, { cache: near.url, keys });
  const { rows } = await db.execute<{ again: boolean; at: string }>(
    sql`select data->>'isSecond' = 'true' as again, start_after as at from pgboss.job where data->'keys' = ${JSON.stringify(keys)}::jsonb`,
  );
  expect(rows.map(({ again, at }) => [again, new Date(at).toISOString()])).toEqual([
    [true, "2126-11-28T12:00:15.000Z"],
  ]);
});

import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test, vi } from "vitest";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import { contentItem } from "~/content/tables";
import { locationType } from "~/features/care/location/definition";
import { location } from "~/features/care/shared/location/table";
import { setSiteLock } from "~/features/settings/site-lock/set-site-lock";
import { purgeWithAnnouncements } from "~/platform/cache/shared/purge-caches";
import { demoDatabase } from "../demo-database";
import { testActor } from "../factories/content";
import { purgeReceiver } from "../purge-receiver";
import { startSite } from "../start-site";
import { testApp } from "../web-app";

/** The built site behind a shared cache, which this file simulates. The test writes like another node. */

const { db, url, dataDirectory } = await demoDatabase();
const cache = await purgeReceiver();
const site = await startSite({
  dataDirectory,
  env: {
    DATABASE_URL: url,
    LINK_CHECK: "off",
    SHARED_CACHE_SECONDS: "300",
    CACHE_PURGE_URL: cache.url,
    CACHE_PURGE_TOKEN: "the token of the cache",
  },
});
afterAll(async () => {
  await site.stop();
  await cache.stop();
});
purgeWithAnnouncements([cache.url]);

const PASSWORD = "for colleagues";
const longTimeout = { timeout: 30_000, interval: 20 };
const get = (path: string, headers?: HeadersInit) =>
  fetch(site.address + path, { headers, redirect: "manual" });
const keysOf = (answer: Response) => answer.headers.get("surrogate-key")?.split(" ") ?? [];
const purged = () => cache.purges.flatMap(({ keys }) => keys);
const isPurged = (keys: readonly string[]) => keys.some((key) => purged().includes(key));

describe("a public page", () => {
  test("tells shared caches the keys and the lifetime, and browsers to revalidate each time", async () => {
    for (const path of ["/about-us", "/about-us", "/about-us?utm_source=letter"]) {
      const answer = await get(path);
      expect(answer.headers.get("cdn-cache-control")).toMatch(/^max-age=\d+, stale-if-error=86400$/);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
      expect(keysOf(answer).length).toBeGreaterThan(2);
    }
    const first = await get("/about-us");
    const again = await get("/about-us", { "if-none-match": first.headers.get("etag") ?? "" });
    expect([again.status, keysOf(again)]).toEqual([304, keysOf(first)]);
  });

  test("has no headers for shared caches without the setting", async () => {
    const { url: plain } = await testApp();
    for (let times = 0; times < 2; times++) {
      const { headers } = await fetch(`${plain}/about-us`);
      expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
      expect([headers.get("surrogate-key"), headers.get("cdn-cache-control")]).toEqual([null, null]);
    }
  });
});

test.each([
  "/search?q=heart",
  "/nowhere-at-all",
  "/admin",
  "/registration/0000",
  "/api/admin/session",
  "/healthz",
])("%s has no headers for shared caches", async (path) => {
  const { headers } = await get(path);
  expect([headers.get("surrogate-key"), headers.get("cdn-cache-control")]).toEqual([null, null]);
});

test("an edit purges the pages that show the record, and no others", async () => {
  const [place] = await db
    .select({ id: location.id, slug: location.slug, revision: contentItem.revision })
    .from(location)
    .innerJoin(contentItem, eq(contentItem.id, location.id))
    .limit(1);
  if (!place) throw new Error("The demo hospital has no location.");
  const page = keysOf(await get(`/location/${place.slug}`));
  const other = keysOf(await get("/privacy-policy"));
  expect(page.length).toBeGreaterThan(2);
  // The start purged everything.
  await vi.waitFor(() => expect(isPurged(page)).toBe(true), longTimeout);
  cache.purges.length = 0;
  const context = { db, actor: testActor };
  await publishItem(
    context,
    locationType,
    await saveDraft(context, locationType, place, { parking: "Behind." }),
  );
  await vi.waitFor(() => expect(isPurged(page)).toBe(true), longTimeout);
  expect(isPurged(other.filter((key) => !page.includes(key)))).toBe(false);
  expect(cache.purges[0]?.authorization).toBe("Bearer the token of the cache");
});

test("locking the site purges every page, and the locked site sends no headers for shared caches, not even to people with the password", async () => {
  const pages = await Promise.all(["/", "/about-us", "/donate"].map((path) => get(path)));
  cache.purges.length = 0;
  await setSiteLock({ db, now: () => new Date() }, testActor, { locked: true, password: PASSWORD });
  for (const page of pages) await vi.waitFor(() => expect(isPurged(keysOf(page))).toBe(true), longTimeout);
  // The node learns of the lock by itself, perhaps after the purges.
  await vi.waitFor(async () => expect((await get("/about-us")).status).toBe(403), longTimeout);
  const unlocked = await fetch(`${site.address}/site-lock`, {
    method: "POST",
    body: new URLSearchParams({ password: PASSWORD, next: "/about-us" }),
    redirect: "manual",
  });
  const cookie = unlocked.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  // Twice: rendered, and from memory.
  const answers = [
    await get("/about-us"),
    await get("/about-us", { cookie }),
    await get("/about-us", { cookie }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 200, 200]);
  for (const { headers } of answers)
    expect([headers.get("surrogate-key"), headers.get("cdn-cache-control")]).toEqual([null, null]);
});

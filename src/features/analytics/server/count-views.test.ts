import { expect, test, vi } from "vitest";
import { publishSettings } from "../../../../test/factories/settings";
import { testApp } from "../../../../test/web-app";
import { eventDay } from "../table";

const BROWSER = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const pages = {
  async render(request: Request) {
    const { pathname } = new URL(request.url);
    const status = pathname === "/nowhere" ? 404 : 200;
    const type = pathname.endsWith(".data") ? "text/x-script" : "text/html; charset=utf-8";
    return new Response(pathname, { status, headers: { "content-type": type } });
  },
  declarations: (path: string) => ({ personal: path.startsWith("/registration/"), acceptsPost: false }),
};
const on = await testApp({ settings: { ADMIN_FEATURES: "full +analytics" }, pages });
const off = await testApp({ pages });

const open = (app: typeof on, path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(app.url + path, { method, headers: { "user-agent": BROWSER, ...headers } });

async function counted(app: typeof on) {
  await app.services.events.flush();
  const rows = await app.services.db.select().from(eventDay);
  return Object.fromEntries(rows.map(({ kind, key, count }) => [`${kind} ${key}`, count]));
}

test("counts every page view once, including cached pages and client-side navigation, and nothing about visitors", async () => {
  await open(on, "/about-us?q=my+secret&utm_source=letter");
  const cachedResponse = await open(on, "/about-us");
  await open(on, "/About-Us/");
  const etag = cachedResponse.headers.get("etag") ?? "";
  expect((await open(on, "/about-us", { "if-none-match": etag })).status).toBe(304);
  await open(on, "/about-us.data");
  await open(on, "/%61bout-us");
  await open(on, "/nowhere");
  expect(await counted(on)).toEqual({ "page /about-us": 5, "page (other)": 1, "missed ": 1 });
});

test("does not count robots, prefetches, HEAD, posts, parts shown on other pages, private pages, files, and the API", async () => {
  const before = await counted(on);
  await open(on, "/", {
    "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  });
  await open(on, "/", { "user-agent": "curl/8.9" });
  await open(on, "/", { "sec-purpose": "prefetch;prerender" });
  await open(on, "/", {}, "HEAD");
  await open(on, "/", {}, "POST");
  await open(on, "/about-us.main");
  // This one comes from the cache.
  await open(on, "/about-us.main");
  await open(on, "/registration/3q2-key");
  await open(on, "/robots.txt");
  await open(on, "/api/nothing");
  expect(await counted(on)).toEqual(before);
});

test("counts nothing while the feature is off", async () => {
  await open(off, "/about-us");
  expect(await counted(off)).toEqual({});
});

test("staff turn counting on and off without a restart", async () => {
  const views = async () => {
    await open(off, "/about-us");
    return (await counted(off))["page /about-us"] ?? 0;
  };
  await publishSettings(off.services.db, { featureAnalytics: "on" });
  await vi.waitFor(async () => expect(await views()).toBeGreaterThan(0), { timeout: 30_000 });
  await publishSettings(off.services.db, { featureAnalytics: "off" });
  await vi.waitFor(
    async () => {
      const before = await views();
      expect(await views()).toBe(before);
    },
    { timeout: 30_000 },
  );
});

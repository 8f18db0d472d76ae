import { beforeEach, expect, test, vi } from "vitest";
import { siteLock } from "~/features/settings/site-lock/table";
import { auditEvent } from "~/platform/audit/table";
import { announceTags } from "~/platform/cache/announce-tags";
import { adminCaller } from "../admin-call";
import { testDatabase } from "../database";
import { signedIn } from "../factories/accounts";
import { rawRequest } from "../raw-request";
import { testApp } from "../web-app";

const database = await testDatabase();
const { db } = database;
let offset = 0;
const options = { database, services: { now: () => new Date(Date.now() + offset) } };
const [here, there] = [await testApp(options), await testApp(options)];
const call = adminCaller(here.url);
const manager = await signedIn(db, ["permissionSettingsManager"]);
const PASSWORD = "prairie lantern";

const set = (body: object) => call("PUT", "/site-lock", manager.headers, body);
const get = (path: string, headers: Record<string, string> = {}, site = there.url) =>
  fetch(site + path, { headers, redirect: "manual" });
const unlock = (password: string, next = "/about-us", headers: Record<string, string> = {}) =>
  fetch(`${there.url}/site-lock`, {
    method: "POST",
    headers: { "x-forwarded-for": "203.0.113.9", ...headers },
    body: new URLSearchParams({ password, next }),
    redirect: "manual",
  });
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";

beforeEach(async () => {
  // Unlocked first: a node that still had the previous test's lock would also respond 403, and set cookies
  // that end with it.
  await set({ locked: false });
  await vi.waitFor(async () => expect((await get("/about-us")).status).toBe(200), { timeout: 30_000 });
  expect((await set({ locked: true, password: PASSWORD })).status).toBe(200);
  await vi.waitFor(async () => expect((await get("/about-us")).status).toBe(403), { timeout: 30_000 });
});

test("every node of a locked site shows only the password prompt", async () => {
  for (const path of ["/", "/about-us?page=2", "/sitemap.xml", "/donate"]) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 403]);
    expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    const html = await answer.text();
    expect(html).toContain('<form method="post" novalidate action="/site-lock">');
    expect(html).not.toContain(`<h1>${path}</h1>`);
  }
  expect(await (await get("/robots.txt")).text()).toBe("User-agent: *\nDisallow: /\n");
  const program = await get("/api/location/list");
  expect([program.status, await program.json()]).toMatchObject([403, { error: { code: "FORBIDDEN" } }]);
  for (const path of ["/admin", "/admin/settings/lock", "/healthz", "/incident.json"])
    expect((await get(path)).status).toBe(200);
  expect((await call("GET", "/site-lock")).status).toBe(401);
});

test("an address that only starts like an open one is locked, and no path with .. leads past the lock", async () => {
  const alike = ["/admin.evil", "/adminx", "/faviconx", "/favicon.svg.html", "/favicon.svg/about-us"];
  const more = ["/apple-touch-icon.png.html", "/apple-touch-iconx", "/healthz/more", "/incident.jsonx"];
  for (const path of [...alike, ...more, "/webhooks/other", "/site-locked", "/api/errors"]) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 403]);
    expect(await answer.text()).not.toContain(`<h1>${path}`);
  }
  const up = ["/admin/../about-us", "/admin/%2e%2e/about-us", "/admin/.%2E/about-us", "/files/../about-us"];
  for (const target of [...up, "/admin/..\\about-us"]) {
    const answer = await rawRequest(there.url, `GET ${target} HTTP/1.1\r\nHost: localhost`);
    expect([target, answer.status]).toEqual([target, 400]);
    expect(answer.body).not.toContain("<h1>/about-us");
  }
});

test("the password unlocks the site in that browser, leads to the requested page, and is stored nowhere", async () => {
  const wrong = await unlock("guess");
  expect([wrong.status, await wrong.text()]).toEqual([
    422,
    expect.stringContaining("This is not the password."),
  ]);
  expect((await get("/about-us", { cookie: cookieOf(wrong) })).status).toBe(403);

  const right = await unlock(PASSWORD, "/about-us?page=2");
  expect([right.status, right.headers.get("location")]).toEqual([303, "/about-us?page=2"]);
  const cookie = cookieOf(right);
  expect(right.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax$/);
  const page = await get("/about-us", { cookie });
  expect([page.status, await page.text()]).toEqual([200, "<h1>/about-us</h1>"]);
  expect(page.headers.get("cache-control")).toBe("private, no-store");
  expect(page.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  // The page is cached by now: a visitor without the cookie must not get it from there.
  expect((await get("/about-us")).status).toBe(403);
  for (const letter of ["A", "%C3%A9"]) {
    const forged = `openward_unlocked=${Date.now() + 1e6}.${letter.repeat(43)}`;
    expect((await get("/about-us", { cookie: forged })).status).toBe(403);
  }
  const stored = JSON.stringify([await db.select().from(siteLock), await db.select().from(auditEvent)]);
  expect(stored).not.toContain(PASSWORD);
});

test.each(["https://evil.example", "//evil.example", "/\\evil.example", "/site-lock"])(
  "the return address does not lead to %s",
  async (next) => {
    const answer = await unlock(PASSWORD, next, {});
    expect(answer.headers.get("location") ?? "/").toBe("/");
  },
);

test("a new password, a week, or unlocking the site invalidates a cookie", async () => {
  const cookie = cookieOf(await unlock(PASSWORD));
  expect((await get("/about-us", { cookie })).status).toBe(200);
  await set({ locked: true, password: "another one" });
  await vi.waitFor(async () => expect((await get("/about-us", { cookie })).status).toBe(403), {
    timeout: 30_000,
  });
  const later = cookieOf(await unlock("another one"));
  offset += 8 * 86_400_000;
  expect((await get("/about-us", { cookie: later })).status).toBe(403);
  offset = 0;
  await set({ locked: false });
  await vi.waitFor(async () => expect((await get("/about-us")).status).toBe(200), { timeout: 30_000 });
  expect((await get("/about-us")).headers.get("x-robots-tag")).toBeNull();
  expect((await get("/site-lock")).headers.get("location")).toBe("/");
});

test("password guesses are limited", async () => {
  const statuses: number[] = [];
  for (let times = 0; times < 12; times += 1) statuses.push((await unlock("guess")).status);
  expect(statuses).toContain(429);
});

test("cannot be locked without a password, or with a short one", async () => {
  await db.delete(siteLock);
  await announceTags(db, ["site-lock"]);
  for (const body of [{ locked: true }, { locked: true, password: "short" }]) {
    const answer = await set(body);
    expect(await answer.json()).toMatchObject({ error: { errors: [{ propertyName: "password" }] } });
  }
});

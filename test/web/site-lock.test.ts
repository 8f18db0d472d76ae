import { beforeEach, describe, expect, test, vi } from "vitest";
import { siteLock } from "~/features/settings/site-lock/table";
import { auditEvent } from "~/platform/audit/table";
import { announceTags } from "~/platform/cache/announce-tags";
import type { PageRenderer } from "~/server/page-renderer";
import { type ReadForm, readWholeForm } from "~/server/submissions/read-form";
import { adminCaller } from "../admin-call";
import { testDatabase } from "../database";
import { signedIn } from "../factories/accounts";
import { ofFeature } from "../of-feature";
import { rawRequest } from "../raw-request";
import { testApp } from "../web-app";

const database = await testDatabase();
const { db } = database;
let offset = 0;
/** The forms that pages received, with the address. */
const received: (ReadForm & { to: string })[] = [];
const pages: Partial<PageRenderer> = {
  async render(request) {
    const { pathname, search } = new URL(request.url);
    if (request.method === "POST")
      received.push({ to: pathname + search, ...(await readWholeForm(request)) });
    return new Response(`<h1>${pathname}</h1>`, { headers: { "content-type": "text/html; charset=utf-8" } });
  },
  declarations: () => ({ personal: false, acceptsPost: true }),
};
const options = {
  database,
  pages,
  settings: { TRUST_PROXY: "loopback" },
  services: { now: () => new Date(Date.now() + offset) },
};
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
  for (const path of [
    "/admin",
    "/admin/settings/lock",
    "/healthz",
    ...ofFeature("incident", "/incident.json"),
  ])
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

/** Posts a form as a browser without JavaScript does. */
function post(path: string, body: BodyInit, from: string): Promise<Response> {
  const headers = { accept: "text/html,*/*;q=0.8", "x-forwarded-for": from };
  return fetch(there.url + path, { method: "POST", body, headers, redirect: "manual" });
}

/** The fields that a page returns to be sent again. */
function returned(html: string): [string, string][] {
  const decoded = (text = "") =>
    text.replaceAll("&quot;", '"').replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
  return [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
    ([, name, value]) => [decoded(name), decoded(value)],
  );
}

describe("a form posted without JavaScript after the cookie has expired", () => {
  const FORM = "/forms/contact?from=menu";
  const typed: [string, string][] = [
    ["name", "Jo Quillfeather"],
    ["message", 'First line & "more"\r\n<b>second</b> line'],
    ["topics", "parking"],
    ["topics", "bills"],
  ];

  test("comes back whole, and is sent together with the password, which its page does not get", async () => {
    received.length = 0;
    const from = "203.0.113.21";
    const first = await post(FORM, new URLSearchParams(typed), from);
    expect([first.status, first.headers.get("cache-control")]).toEqual([403, "no-store"]);
    const prompt = await first.text();
    expect(prompt).toContain("Your form is not sent yet. Nothing you typed is lost");
    expect(prompt).toContain(`<form method="post" novalidate action="${FORM}">`);
    expect(returned(prompt)).toEqual(typed);

    const withPassword = (html: string, password: string) =>
      new URLSearchParams([...returned(html), ["site-lock-password", password]]);
    const wrong = await post(FORM, withPassword(prompt, "guess"), from);
    const again = await wrong.text();
    expect([wrong.status, returned(again)]).toEqual([422, typed]);
    expect(again).toContain("This is not the password.");
    expect(received).toEqual([]);

    const right = await post(FORM, withPassword(again, PASSWORD), from);
    expect([right.status, right.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const [, message = ""] = typed[1] ?? [];
    expect(received).toMatchObject([
      { to: FORM, values: { name: ["Jo Quillfeather"], message: [message], topics: ["parking", "bills"] } },
    ]);
    expect(Object.keys(received[0]?.values ?? {})).toEqual(["name", "message", "topics"]);
    expect((await get("/about-us", { cookie: cookieOf(right) })).status).toBe(200);
    expect(JSON.stringify(there.logged())).not.toMatch(/Quillfeather|prairie lantern/);
  });

  test("asks for files and passwords again, and sends the new ones", async () => {
    received.length = 0;
    const from = "203.0.113.22";
    const body = new FormData();
    body.set("name", "Jo");
    body.set("portal-password", "wrens over the barn");
    body.set("referral", new File(["%PDF-first"], "referral.pdf"));
    const prompt = await (await post(FORM, body, from)).text();
    expect(returned(prompt)).toEqual([["name", "Jo"]]);
    expect(prompt).not.toContain("wrens over the barn");
    expect(prompt).toContain('enctype="multipart/form-data"');
    expect(prompt).toContain("Please choose again: referral.pdf");
    for (const [name, type] of [
      ["portal-password", "password"],
      ["referral", "file"],
    ])
      expect(prompt).toMatch(new RegExp(`<input(?=[^>]* type="${type}")[^>]* name="${name}"`));

    body.set("referral", new File(["%PDF-again"], "referral.pdf"));
    body.set("site-lock-password", PASSWORD);
    expect((await post(FORM, body, from)).status).toBe(200);
    expect(received[0]?.values).toEqual({ name: ["Jo"], "portal-password": ["wrens over the barn"] });
    expect(await received[0]?.files.referral?.[0]?.text()).toBe("%PDF-again");
  });

  test("is never sent to another host", async () => {
    const prompt = await (
      await post("//evil.example/forms", new URLSearchParams(typed), "203.0.113.23")
    ).text();
    expect(prompt).not.toContain('action="//');
  });

  test("is limited in number, before it is read, and so are guesses of the password with it", async () => {
    const guess = () =>
      post(FORM, new URLSearchParams([...typed, ["site-lock-password", "guess"]]), "203.0.113.24");
    const statuses: number[] = [];
    for (let times = 0; times < 12; times += 1) statuses.push((await guess()).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([422, 429]);
    expect(returned(await (await guess()).text())).toEqual(typed);
    for (let times = 0; times < 60; times += 1)
      statuses.push((await post(FORM, new URLSearchParams(typed), "203.0.113.24")).status);
    expect([statuses[12], statuses.at(-1)]).toEqual([403, 429]);
  });

  test("is answered as an error to a program, which says what to do", async () => {
    const answer = await fetch(`${there.url}/api/form/contact`, {
      method: "POST",
      body: new URLSearchParams(typed),
    });
    expect([answer.status, (await answer.json()).error.message]).toEqual([
      403,
      "This site is locked. Open it in another tab of your browser, enter its password there, and try again here.",
    ]);
  });
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

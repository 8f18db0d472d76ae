import { beforeEach, expect, test, vi } from "vitest";
import { rootData } from "~/app/root-data";
import { auditEvent } from "~/platform/audit/table";
import { registerTags } from "~/platform/cache/page-reads";
import type { PageRenderer } from "~/server/page-renderer";
import { adminCaller } from "../../../test/admin-call";
import { testDatabase } from "../../../test/database";
import { signedIn } from "../../../test/factories/accounts";
import { testApp } from "../../../test/web-app";
import { endDueIncident } from "./end-incident";
import { incident } from "./table";

/** Two nodes on one database, whose pages read the state that every page of the site reads. */
const database = await testDatabase();
const { db } = database;
let offset = 0;
const now = () => new Date(Date.now() + offset);
let rendered = 0;
const pages: Partial<PageRenderer> = {
  async render(request, context) {
    rendered += 1;
    const url = new URL(request.url);
    if (url.pathname === "/untold") registerTags("page");
    const said = url.pathname === "/untold" ? null : (await rootData(context, url)).parts.incident;
    return new Response(`<h1>${said?.title ?? "as usual"}</h1>`, {
      headers: { "content-type": "text/html" },
    });
  },
  declarations: () => ({ personal: false, acceptsPost: false, searchParams: new Set(["site"]) }),
};
const options = { database, pages, services: { now } };
const [here, there] = [await testApp(options), await testApp(options)];
const call = adminCaller(here.url);
const supervisor = await signedIn(db, ["permissionIncidentManager"]);

const storm = { kind: "weather", title: "Closed today", text: "Stay at home.", url: "/news/storm" };
const set = (changes: object = {}) => call("PUT", "/incident", supervisor.headers, { ...storm, ...changes });
const page = async (path = "/about-us", site = there.url) => (await fetch(site + path)).text();
const state = async () => (await fetch(`${there.url}/incident.json`)).json();

beforeEach(async () => {
  await call("DELETE", "/incident", supervisor.headers);
  await vi.waitFor(async () => expect(await page()).toContain("as usual"));
});

test("every page of every node shows it as soon as the announcement arrives, and is back to normal afterward", async () => {
  await page("/untold");
  const before = rendered;
  expect(await page()).toContain("as usual");
  expect(rendered).toBe(before);

  expect((await set()).status).toBe(200);
  await vi.waitFor(async () => expect(await page()).toContain("Closed today"), { timeout: 30_000 });
  expect(await state()).toEqual({
    active: true,
    title: "Closed today",
    text: "Stay at home.",
    url: "/news/storm",
    until: null,
  });
  expect((await fetch(`${there.url}/incident.json`)).headers.get("cache-control")).toBe("no-store");
  // A page that does not read the state was not dropped: the announcement reaches only pages that do.
  const all = rendered;
  await page("/untold");
  expect(rendered).toBe(all);

  await set({ title: "Open again at noon" });
  await vi.waitFor(async () => expect(await page()).toContain("Open again at noon"), { timeout: 30_000 });
  await call("DELETE", "/incident", supervisor.headers);
  await vi.waitFor(async () => expect(await page()).toContain("as usual"), { timeout: 30_000 });
  expect(await state()).toMatchObject({ active: false, title: "" });
});

test("the home page is a single text document while staff want that, with a link to the full page", async () => {
  expect(await page("/")).toContain("as usual");
  await set({ textHome: true, closures: "All clinics" });
  await vi.waitFor(async () => expect(await page("/")).toContain("<li>All clinics</li>"), {
    timeout: 30_000,
  });
  const answer = await fetch(`${there.url}/`);
  expect(Buffer.byteLength(await answer.text())).toBeLessThanOrEqual(10_000);
  expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(await page("/?site=full")).toContain("<h1>Closed today</h1>");
  expect(await page("/about-us")).toContain("<h1>Closed today</h1>");
  await set({ textHome: false });
  await vi.waitFor(async () => expect(await page("/")).toBe("<h1>Closed today</h1>"), { timeout: 30_000 });
});

test("ends on its own at its time, before a job records that, also on cached pages", async () => {
  await set({ endsAt: new Date(+now() + 3_600_000).toISOString() });
  await vi.waitFor(async () => expect(await page()).toContain("Closed today"), { timeout: 30_000 });
  const storedPage = rendered;
  expect(await page()).toContain("Closed today");
  expect(rendered).toBe(storedPage);
  await endDueIncident({ db, now });
  expect(await state()).toMatchObject({ active: true });
  offset += 3_600_000;
  expect(await page()).toContain("as usual");
  expect(await state()).toMatchObject({ active: false });
  await endDueIncident({ db, now });
  const ends = (await db.select().from(auditEvent)).filter(({ actorId }) => actorId === "system:incident");
  expect(ends).toMatchObject([{ action: "incident.ended" }]);
  expect(await set()).toMatchObject({ status: 200 });
});

test("two people who turn it on at the same time get one notice, and the log has both", async () => {
  const rows = await db.$count(incident);
  const answers = await Promise.all(["A", "B", "C", "D"].map((title) => set({ title })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await db.$count(incident)).toBe(rows + 1);
});

test("reports invalid input at its field and publishes nothing", async () => {
  const wrong = await set({ title: " ", url: "javascript:alert(1)", text: "x".repeat(501) });
  expect(wrong.status).toBe(422);
  const { error } = (await wrong.json()) as { error: { errors: { propertyName: string }[] } };
  expect(error.errors.map(({ propertyName }) => propertyName).sort()).toEqual(["text", "title", "url"]);
  const past = await set({ endsAt: new Date(+now() - 1_000).toISOString() });
  expect(await past.json()).toMatchObject({ error: { errors: [{ propertyName: "endsAt" }] } });
  expect(await state()).toMatchObject({ active: false });
});

import { randomUUID } from "node:crypto";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { adminCaller, browserOf } from "../admin-call";
import { cuttableDatabase } from "../cuttable-database";
import { dedicatedPostgres } from "../dedicated-postgres";
import { ofFeature } from "../of-feature";
import { startS3 } from "../start-s3";
import { startSite } from "../start-site";
import { representatives } from "../test-all";

/** Two nodes on one database: `far` connects through a line that can be cut, `near` directly. */

/** Far longer than it takes. */
const LONG_TIMEOUT = { timeout: 60_000, interval: 20 };
vi.setConfig({ testTimeout: 240_000 });

const postgres = await dedicatedPostgres();
afterAll(() => postgres.stop());
const line = await cuttableDatabase(postgres.url);
afterAll(() => line.close());
const s3 = await startS3();
afterAll(() => s3.stop());
const administrator = { email: "ada@hospital.example", password: "seven geese above the elevator" };
const env = {
  ...s3.settings,
  APP_SECRET: "of both processes, and of nobody else",
  LINK_CHECK: "off",
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};
const near = await startSite({ env: { DATABASE_URL: postgres.url, ...env } });
afterAll(() => near.stop());
const far = await startSite({ env: { DATABASE_URL: line.url, ...env } });
afterAll(() => far.stop());
afterEach(() => line.mend());

const call = adminCaller(near.address);
const signIn = (site: string) =>
  fetch(`${site}/api/admin/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(administrator),
  });
const staff = { ...(await browserOf(await signIn(near.address))), "sec-fetch-site": "same-origin" };

const get = (path: string, headers: Record<string, string> = {}, site = far.address) =>
  fetch(site + path, { headers: { accept: "text/html", ...headers }, redirect: "manual" });
const isStale = (answer: Response) => answer.headers.has("x-openward-stale");
/** An address without a cached page. */
let requests = 0;
const unknownPage = () => get(`/search?q=never-asked-${requests++}`);
const isLost = () =>
  vi.waitFor(async () => {
    expect((await unknownPage()).status).toBe(503);
    expect(isStale(await get("/about-us"))).toBe(true);
  }, LONG_TIMEOUT);
/** Waits until both nodes use the database again: a stopped database was unavailable to both. */
const isBack = () =>
  vi.waitFor(async () => {
    for (const site of [far.address, near.address]) {
      expect((await get("/readyz", {}, site)).status).toBe(200);
      expect(isStale(await get("/about-us", {}, site))).toBe(false);
    }
  }, LONG_TIMEOUT);

async function publishPhone(phone: string): Promise<void> {
  const list = await (await call("GET", "/settings", staff)).json();
  const [{ id, revision }] = (list as { items: { id: string; revision: number }[] }).items as [never];
  const saved = await call("PATCH", `/settings/${id}`, staff, { revision, data: { mainPhone: phone } });
  const { item } = (await saved.json()) as { item: { revision: number } };
  const published = await call("POST", `/settings/${id}/publication`, staff, { revision: item.revision });
  expect(published.status).toBe(200);
}

/** Every request gets a response, cached or refused, though nothing can be done. */
async function expectReadable(phone: string): Promise<void> {
  for (const path of ["/", "/about-us"]) {
    const page = await get(path);
    expect([path, page.status, isStale(page)]).toEqual([path, 200, true]);
    expect([page.headers.get("warning"), page.headers.get("cache-control")]).toEqual([
      '110 openward "Response is Stale"',
      "no-store",
    ]);
    expect(await page.text()).toContain(phone);
  }
  const list = await get("/api/specialty/list", { accept: "application/json" });
  expect([list.status, isStale(list), (await list.json()).specialties.length > 0]).toEqual([200, true, true]);
  const data = await get("/about-us.data?_routes=root");
  expect([data.status, data.headers.get("x-remix-redirect")]).toEqual([204, "/about-us"]);
  for (const path of ofFeature("incident", "/incident.json")) {
    const incident = await get(path);
    expect([incident.status, (await incident.json()).active]).toEqual([200, false]);
  }

  const page = await unknownPage();
  const html = await page.text();
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, "30"]);
  for (const words of ['href="tel:911"', phone, "Specialties &amp; Locations"]) expect(html).toContain(words);
  expect(html).toContain(page.headers.get("x-request-id"));
  const refused = await Promise.all([
    get("/api/class", { accept: "application/json" }),
    signIn(far.address),
    fetch(`${far.address}/api/class/${randomUUID()}/register`, {
      method: "POST",
      body: new URLSearchParams({ firstname: "Jo" }),
    }),
  ]);
  for (const answer of refused) {
    const { error } = await answer.json();
    expect([answer.url, answer.status, error.code]).toEqual([answer.url, 503, "UNAVAILABLE"]);
  }
  const ready = await get("/readyz");
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { ok: false, failing: ["database", "migrations"], degraded: [] },
  ]);
  expect((await get("/healthz")).status).toBe(200);
}

async function visit(): Promise<void> {
  for (const path of ["/", "/about-us", "/api/specialty/list"]) expect((await get(path)).status).toBe(200);
}

describe("a node that loses its database", () => {
  const losses = [
    ["silence", "(308) 555-0101", "3085550102"],
    ["cut", "(308) 555-0102", "3085550103"],
  ] as const;
  test.each(representatives(losses, ([loss]) => loss === "cut"))(
    "by its line (%s) shows cached pages and says so; afterward, nothing older than what was published meanwhile",
    async (loss, before, after) => {
      await publishPhone(before.replace(/\D/g, ""));
      await vi.waitFor(
        async () => expect(await (await get("/about-us")).text()).toContain(before),
        LONG_TIMEOUT,
      );
      await visit();
      line[loss]();
      await isLost();
      await expectReadable(before);
      // The other node continues to work.
      await publishPhone(after);
      expect(isStale(await get("/about-us", {}, near.address))).toBe(false);
      expect(isStale(await get("/about-us"))).toBe(true);

      line.mend();
      const shown = `(308) 555-${after.slice(-4)}`;
      let isOver = false;
      const visitor = async () => {
        while (!isOver) {
          const answer = await get("/about-us");
          const html = await answer.text();
          expect([answer.status, isStale(answer) || html.includes(shown)]).toEqual([200, true]);
        }
      };
      const visitors = Promise.all(Array.from({ length: 8 }, visitor));
      await isBack().finally(() => {
        isOver = true;
      });
      await visitors;
      await visit();
    },
  );

  test("to a pause (SIGSTOP) shows cached pages, and works again when the database resumes", {
    tags: "test-all",
  }, async () => {
    await visit();
    await postgres.pause();
    await isLost()
      .then(() => expectReadable("(308) 555-0103"))
      .finally(postgres.resume);
    await isBack();
    await visit();
  });

  test("to a kill shows cached pages, and works again when the database runs", async () => {
    await visit();
    await postgres.kill();
    await isLost()
      .then(() => expectReadable("(308) 555-0103"))
      .finally(postgres.start);
    await isBack();
    await visit();
    for (const { printed } of [near, far]) expect(printed()).not.toMatch(/unhandled|uncaught/i);
  });

  test("while locked stays locked, and shows no page without the password", async () => {
    await visit();
    const locked = await call("PUT", "/site-lock", staff, { locked: true, password: "prairie lantern" });
    expect(locked.status).toBe(200);
    await vi.waitFor(async () => expect((await get("/about-us")).status).toBe(403), LONG_TIMEOUT);
    line.silence();
    await vi.waitFor(async () => expect((await get("/readyz")).status).toBe(503), LONG_TIMEOUT);
    const answer = await get("/about-us");
    expect([answer.status, await answer.text()]).toEqual([
      403,
      expect.stringContaining("This site is locked"),
    ]);
    line.mend();
    await call("PUT", "/site-lock", staff, { locked: false });
    await isBack();
  });
});

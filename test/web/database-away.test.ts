import { afterAll, expect, test, vi } from "vitest";
import { cuttableDatabase } from "../cuttable-database";
import { testDatabase } from "../database";
import { startSite } from "../start-site";

/** Far beyond what it takes. */
const PATIENT = { timeout: 30_000 };
vi.setConfig({ testTimeout: 90_000 });

const { url } = await testDatabase();
const line = await cuttableDatabase(url);
const site = await startSite({ env: { DATABASE_URL: line.url } });
afterAll(async () => {
  line.mend();
  await site.stop();
  line.close();
});

const get = (path: string, accept = "text/html") => fetch(site.address + path, { headers: { accept } });

test("while the database is away, people are told how to reach the hospital, and afterwards all is as before", async () => {
  expect((await get("/about-us")).status).toBe(200);

  line.cut();
  await vi.waitFor(async () => expect((await get("/about-us")).status).toBe(503), PATIENT);
  const page = await get("/contact-us");
  const html = await page.text();
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, "30"]);
  expect(html).toContain('href="tel:911"');
  expect(html).toContain("(308) 555-0100");
  expect(html).toContain("Specialties &amp; Locations");
  expect(html).toContain(page.headers.get("x-request-id"));

  const api = await get("/api/specialty/list");
  expect([api.status, (await api.json()).error.code]).toEqual([503, "UNAVAILABLE"]);
  const ready = await get("/readyz");
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { ok: false, failing: ["database", "migrations"] },
  ]);
  expect((await get("/healthz")).status).toBe(200);

  line.mend();
  await vi.waitFor(async () => expect((await get("/readyz")).status).toBe(200), PATIENT);
  expect((await get("/about-us")).status).toBe(200);
});

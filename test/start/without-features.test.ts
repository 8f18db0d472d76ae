import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newsletterSubscriber } from "~/features/newsletter/table";
import { copyCheckout } from "../../scripts/lib/copy-checkout.mjs";
import { takeOffList } from "../../scripts/lib/take-off-list.mjs";
import { demoDatabase } from "../demo-database";
import { type Site, startSite } from "../start-site";

/**
 * The site with two features taken off the list. It is built for these tests, which takes half a minute of one core.
 * @module-tag test-all
 */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const REMOVED = ["newsletter", "incident"];
/** A link, form, or event that belongs to them. */
const TRACE = /(?:href|action)="[^"]*(?:newsletter|incident)[^"]*"|emit:join-newsletter|data-incident-until/g;

const demo = await demoDatabase();
const parent = await mkdtemp(join(tmpdir(), "openward-without-"));
const before = { schedules: await schedules(), subscribers: await demo.db.$count(newsletterSubscriber) };
let site: Site;

beforeAll(async () => {
  const checkout = join(parent, "site");
  await copyCheckout(checkout);
  await takeOffList(checkout, REMOVED);
  const { url, dataDirectory } = demo;
  site = await startSite({ checkout, dataDirectory, env: { DATABASE_URL: url, LINK_CHECK: "off" } });
});

afterAll(async () => {
  await site?.stop();
  await rm(parent, { recursive: true });
});

test("every page of the site responds, without a link, form, or dialog that belongs to them", async () => {
  const sitemap = await (await fetch(`${site.address}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
  expect(paths.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const path of paths) {
    const answer = await fetch(site.address + path);
    const traces = (await answer.text()).match(TRACE) ?? [];
    if (answer.status !== 200 || traces.length > 0)
      found.push(`${path}: ${answer.status} ${[...new Set(traces)].join(" ")}`);
  }
  expect(found).toEqual([]);
});

test.each([
  ["GET", "/newsletter"],
  ["POST", "/newsletter"],
  ["POST", "/api/newsletter/join"],
  ["GET", "/incident.json"],
  ["GET", "/api/admin/incident"],
  ["GET", "/api/admin/newsletter"],
])("%s %s finds nothing", async (method, path) => {
  const answer = await fetch(site.address + path, { method });
  expect(answer.status).toBe(404);
});

test("the description of the API has none of their endpoints", async () => {
  const { paths } = await (await fetch(`${site.address}/api/openapi.json`)).json();
  expect(Object.keys(paths).length).toBeGreaterThan(300);
  expect(Object.keys(paths).filter((path) => /newsletter|incident/.test(path))).toEqual([]);
});

test("their jobs are no longer scheduled, and those of other features are", async () => {
  expect(before.schedules).toContain("sweep-newsletter-requests");
  const theirs = before.schedules.filter((name) => name.includes("newsletter"));
  expect((await schedules()).sort()).toEqual(
    before.schedules.filter((name) => !theirs.includes(name)).sort(),
  );
});

test("their stored data is still there", async () => {
  expect(before.subscribers).toBeGreaterThan(0);
  expect(await demo.db.$count(newsletterSubscriber)).toBe(before.subscribers);
});

async function schedules(): Promise<string[]> {
  const { rows } = await demo.db.execute<{ name: string }>(sql`select name from pgboss.schedule`);
  return rows.map(({ name }) => name);
}

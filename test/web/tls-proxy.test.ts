import { afterAll, describe, expect, test } from "vitest";
import { pageFeedback } from "~/features/analytics/page-feedback/table";
import { testDatabase } from "../database";
import { startSite } from "../start-site";
import { tlsProxy } from "../tls-proxy";

const HOST = "hospital.example";
const ORIGIN = `https://${HOST}`;

const { db, url } = await testDatabase();
// Each cleanup is registered where the resource is created, so that nothing is left when a later one fails.
const site = await startSite({ env: { DATABASE_URL: url, SEED: "empty", SITE_URL: ORIGIN } });
afterAll(() => site.stop());
const siteWithoutTrust = await startSite({ env: { DATABASE_URL: url, SEED: "empty" } });
afterAll(() => siteWithoutTrust.stop());
const proxy = await tlsProxy(HOST, site.address);
afterAll(() => proxy.close());
const proxyWithoutTrust = await tlsProxy(HOST, siteWithoutTrust.address);
afterAll(() => proxyWithoutTrust.close());

const form = { method: "POST", body: "answer=yes&path=%2Fabout-us" };
const typed = { "content-type": "application/x-www-form-urlencoded" };

describe("behind a proxy that terminates TLS", () => {
  test.each([
    ["a browser", { origin: ORIGIN, "sec-fetch-site": "same-origin" }],
    ["a browser that sends no Sec-Fetch-Site", { origin: ORIGIN }],
  ])("%s posts a form and is redirected at the site's own address", async (_what, sender) => {
    const [before] = await db.select().from(pageFeedback);
    const answer = await proxy.ask("/feedback", { ...form, headers: { ...typed, ...sender } });
    expect(answer.status).toBe(303);
    const next = new URL(String(answer.headers.location), ORIGIN);
    expect(next.origin).toBe(ORIGIN);
    const thanks = await proxy.ask(next.pathname + next.search);
    expect(thanks.text).toContain(">Thank you<");
    const [after] = await db.select().from(pageFeedback);
    expect(after).toMatchObject({ path: "/about-us", answer: "yes", count: (before?.count ?? 0) + 1 });
  });

  test("refuses another site's form", async () => {
    const sender = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await proxy.ask("/feedback", { ...form, headers: { ...typed, ...sender } })).status).toBe(403);
  });

  test("addresses in pages and files are the site's, and browsers are told to use TLS", async () => {
    const robots = await proxy.ask("/robots.txt");
    expect(robots.text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(robots.headers["strict-transport-security"]).toMatch(/max-age=\d{8}/);
    const page = await proxy.ask("/feedback");
    expect(page.text).not.toMatch(/https?:\/\/(localhost|127)/);
  });
});

/** Why SITE_URL is needed: a server that does not know its address treats its own form as another site's. */
test("negative control: without SITE_URL an older browser's form is refused", async () => {
  const answer = await proxyWithoutTrust.ask("/feedback", { ...form, headers: { ...typed, origin: ORIGIN } });
  expect(answer.status).toBe(403);
});

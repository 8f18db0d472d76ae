import { eq } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { contentItem } from "~/content/tables";
import { outboxMessage } from "~/platform/outbox/table";
import { adminCaller, browserOf } from "../admin-call";
import { demoDatabase } from "../demo-database";
import { startSite } from "../start-site";
import { transactionPooler } from "../transaction-pooler";

/** The built site with a pooler that gives each transaction another session, and a direct address for the rest. */

const { db, url, dataDirectory } = await demoDatabase();
const pooler = await transactionPooler(url);
const administrator = { email: "ada@hospital.example", password: "seven geese above the elevator" };
const site = await startSite({
  dataDirectory,
  env: {
    DATABASE_URL: pooler.url,
    DATABASE_LISTEN_URL: url,
    LINK_CHECK: "off",
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  },
});
afterAll(async () => {
  await site.stop();
  pooler.close();
});

const page = async (path: string) => (await fetch(site.address + path)).text();

test("pages, searches, jobs, and announcements of changes work, and nothing depends on session state of the pooler", async () => {
  for (const words of ["heart", "parking", "flu shot", "heart"]) {
    expect(await page(`/search?q=${encodeURIComponent(words)}`)).toContain("<main");
    expect((await fetch(`${site.address}/provider-search?q=${encodeURIComponent(words)}`)).status).toBe(200);
  }
  await page("/about-us");
  const fromMemory = await page("/about-us");

  const call = adminCaller(site.address);
  const session = await fetch(`${site.address}/api/admin/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(administrator),
  });
  const staff = { ...(await browserOf(session)), "sec-fetch-site": "same-origin" };
  const title = "Written behind the pooler";
  expect(fromMemory).not.toContain(title);
  await publishTitle(call, staff, title);
  await vi.waitFor(async () => expect(await page("/about-us")).toContain(title), { timeout: 20_000 });

  const invited = { email: "grace@hospital.example", name: "Grace", permissions: [] };
  expect((await call("POST", "/users", staff, invited)).status).toBeLessThan(300);
  await vi.waitFor(
    async () =>
      expect(await db.select().from(outboxMessage).where(eq(outboxMessage.state, "queued"))).toEqual([]),
    { timeout: 20_000 },
  );

  expect(pooler.sessionState).toEqual([]);
  expect(pooler.transactions()).toBeGreaterThan(100);
});

/** Gives the page at /about-us another title. */
async function publishTitle(
  call: ReturnType<typeof adminCaller>,
  staff: Record<string, string>,
  title: string,
): Promise<void> {
  const [item] = await db.select().from(contentItem).where(eq(contentItem.publishedUrl, "/about-us"));
  const path = `/pages/${item?.id}`;
  const saved = await call("PATCH", path, staff, { revision: item?.revision, data: { title } });
  expect(saved.status).toBe(200);
  const { revision } = (await saved.json()).item;
  expect((await call("POST", `${path}/publication`, staff, { revision })).status).toBe(200);
}

import { afterAll, expect, test, vi } from "vitest";
import { hasFeature } from "~/features";
import { adminCaller, browserOf } from "../admin-call";
import { testDatabase } from "../database";
import { startS3 } from "../start-s3";
import { startSite } from "../start-site";
import { firstOf, kindOfAddress, representatives } from "../test-all";

/**
 * Two processes of the built site on one database, with the demo hospital: a change made through one appears
 * on every page of both.
 */

vi.setConfig({ testTimeout: 240_000 });
/** Far longer than it takes. */
const LONG_TIMEOUT = { timeout: 20_000, interval: 20 };

// The database is empty, and both processes start at once: each writes the parts of the demo hospital that
// the other has not written.
const { url } = await testDatabase({ migrated: false });
// Nodes of one site share their files.
const s3 = await startS3();
afterAll(() => s3.stop());
const administrator = { email: "ada@hospital.example", password: "seven geese above the elevator" };
const env = {
  ...s3.settings,
  DATABASE_URL: url,
  APP_SECRET: "of both processes, and of nobody else",
  LINK_CHECK: "off",
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};
const [here, there] = await Promise.all([startSite({ env }), startSite({ env })]);
afterAll(() => Promise.all([here.stop(), there.stop()]));
const nodes = [here.address, there.address];

const call = adminCaller(here.address);
const session = await fetch(`${here.address}/api/admin/session`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(administrator),
});
const staff = { ...(await browserOf(session)), "sec-fetch-site": "same-origin" };

const page = async (node: string, path: string) => (await fetch(node + path)).text();
const everyPage = async (): Promise<string[]> => {
  const sitemap = await page(here.address, "/sitemap.xml");
  return [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
};
/** The pages of both processes that do not contain a text. */
async function without(words: string, paths: readonly string[]): Promise<string[]> {
  const lacking: string[] = [];
  const look = async (node: string) => {
    for (const path of paths) if (!(await page(node, path)).includes(words)) lacking.push(node + path);
  };
  await Promise.all(nodes.map(look));
  return lacking;
}
const untilLogged = (words: string) =>
  Promise.all(
    nodes.map((node) =>
      vi.waitFor(async () => expect(await page(node, "/about-us")).toContain(words), LONG_TIMEOUT),
    ),
  );

test.runIf(hasFeature("incident"))(
  "an emergency announced to one process is on every page of both, including cached ones, and is gone afterward",
  async () => {
    const all = await everyPage();
    expect(all.length).toBeGreaterThan(60);
    const paths = representatives(all, firstOf(kindOfAddress));
    // Every page is rendered and cached first.
    const notice = "Closed for the two processes";
    expect(await without(notice, paths)).toHaveLength(paths.length * nodes.length);

    const storm = { kind: "weather", title: notice, text: "Stay at home.", url: "" };
    const said = await call("PUT", "/incident", staff, storm);
    expect([said.status, await said.text()]).toEqual([200, expect.anything()]);
    await untilLogged(notice);
    expect(await without(notice, paths)).toEqual([]);

    expect((await call("DELETE", "/incident", staff)).status).toBe(200);
    await Promise.all(
      nodes.map((node) =>
        vi.waitFor(async () => expect(await page(node, "/about-us")).not.toContain(notice), LONG_TIMEOUT),
      ),
    );
    const few = all.filter((_, at) => at % 10 === 0);
    expect(await without(notice, few)).toHaveLength(few.length * nodes.length);
  },
);

test("colors and phone numbers changed through one process are on the pages of both", async () => {
  expect(await page(there.address, "/about-us")).toContain('<meta name="theme-color" content="#0f4c45"/>');
  const list = (await (await call("GET", "/settings", staff)).json()) as {
    items: { id: string; revision: number }[];
  };
  const [{ id, revision }] = list.items as [{ id: string; revision: number }];
  const data = { brandMain: "#14365c", brandMainDeep: "#0b2440", mainPhone: "3085559876" };
  const saved = await call("PATCH", `/settings/${id}`, staff, { revision, data });
  expect(saved.status).toBe(200);
  const { item } = (await saved.json()) as { item: { revision: number } };
  expect((await call("POST", `/settings/${id}/publication`, staff, { revision: item.revision })).status).toBe(
    200,
  );
  await untilLogged('<meta name="theme-color" content="#14365c"/>');
  for (const node of nodes) {
    const html = await page(node, "/contact-us");
    expect(html).toContain("(308) 555-9876");
    const style = /href="(\/brand\.css\?v=[\w-]+)"/.exec(html)?.[1] ?? "";
    expect(await page(node, style)).toContain("--color-pine:#14365c");
  }
});

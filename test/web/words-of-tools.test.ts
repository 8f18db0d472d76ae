import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import type { Block } from "~/content/blocks/block";
import { contentItem } from "~/content/tables";
import { pageType } from "~/features/pages/page/definition";
import { demoDatabase } from "../demo-database";
import { testActor } from "../factories/content";
import { ofFeature } from "../of-feature";
import { startSite } from "../start-site";

const { db, url, dataDirectory } = await demoDatabase();
const site = await startSite({ dataDirectory, env: { DATABASE_URL: url } });
afterAll(() => site.stop());

async function headingAt(path: string) {
  const answer = await fetch(site.address + path);
  const html = await answer.text();
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "";
  return { status: answer.status, heading, html };
}

/** Publishes the page at an address with another heading in its hero. */
async function rename(path: string, heading: string) {
  const [item] = await db.select().from(contentItem).where(eq(contentItem.publishedUrl, path));
  if (!item) throw new Error(`There is no page at ${path}.`);
  const blocks = (item.data.blocks as Block[]).map((block, at) =>
    at === 0 ? { ...block, props: { ...block.props, heading } } : block,
  );
  const context = { db, actor: testActor };
  await publishItem(context, pageType, await saveDraft(context, pageType, item, { blocks }));
}

test.each([
  ["/search", "/search/", 200],
  ...ofFeature<[string, string, number]>("newsletter", ["/newsletter", "/newsletter", 200]),
  ["/not-found", "/no-such-page", 404],
  ["/events", "/events", 200],
  ["/provider-search", "/provider-search", 200],
])("staff write what %s shows, and see it at %s immediately", async (path, address, status) => {
  expect(await headingAt(address)).toMatchObject({ status });
  await rename(path, `Written by staff at ${path}`);
  await expect
    .poll(() => headingAt(address))
    .toMatchObject({ status, heading: `Written by staff at ${path}` });
});

test("an unpublished page is not available at its address, and no list or search names it", async () => {
  expect((await headingAt("/not-found")).status).toBe(404);
  const sitemap = await (await fetch(`${site.address}/sitemap.xml`)).text();
  expect(sitemap).toContain("/provider-search</loc>");
  expect(sitemap).not.toMatch(/\/(search|not-found)<\/loc>/);
});

test("the questions of a page are in its structured data", async () => {
  const { html } = await headingAt("/primary-care-faq");
  expect(html).toContain('"@type":"FAQPage"');
  expect((await headingAt("/new-patient/primary-care")).html).not.toContain("FAQPage");
});

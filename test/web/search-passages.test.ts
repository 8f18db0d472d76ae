import { asc, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { searchDocument, searchPassage } from "~/content/tables";
import { demoDatabase } from "../demo-database";
import { startSite } from "../start-site";

/** Search results lead to parts of real pages, rendered by the built site. */

const { db, url, dataDirectory } = await demoDatabase();
const site = await startSite({ dataDirectory, env: { DATABASE_URL: url } });
afterAll(() => site.stop());

const page = async (path: string) => (await fetch(site.address + path)).text();

test("every part of a page that search can link to exists on the page", async () => {
  const parts = await db
    .select({ url: searchDocument.url, anchor: searchPassage.anchor })
    .from(searchPassage)
    .innerJoin(searchDocument, eq(searchDocument.itemId, searchPassage.itemId))
    .orderBy(asc(searchDocument.url), asc(searchPassage.at));
  expect(parts.length).toBeGreaterThan(200);
  const missing: string[] = [];
  for (const [path, anchors] of Map.groupBy(parts, (part) => part.url)) {
    const html = await page(path);
    for (const { anchor } of anchors)
      if (!html.includes(` id="${anchor}"`)) missing.push(`${path}#${anchor}`);
  }
  expect(missing).toEqual([]);
});

test("a result leads to the question that answers, with an excerpt of its answer", async () => {
  const html = await page("/search?q=can+I+bring+my+dog");
  expect(html).toMatch(/href="[^"#]+#[^"]+"/);
});

test("a result links to the part of the page that answers", async () => {
  const html = await page("/search?q=perscription+refil");
  const [, rules = ""] = /aria-label="What your words led to">(.*?)<\/ul>/.exec(html) ?? [];
  const links = [...rules.matchAll(/href="([^"#]+)#([^"]+)"/g)].map(([, path = "", anchor = ""]) => [
    path,
    anchor,
  ]);
  expect(links).toContainEqual(["/primary-care-faq", "how-do-i-get-a-prescription-refilled"]);
  for (const [path = "", anchor] of links) expect(await page(path)).toContain(` id="${anchor}"`);
  const { rules: ofApi } = await (await fetch(`${site.address}/api/search?q=perscription+refil`)).json();
  expect(ofApi).toContainEqual(
    expect.objectContaining({
      url: "/primary-care-faq",
      part: {
        heading: "How do I get a prescription refilled?",
        url: "/primary-care-faq#how-do-i-get-a-prescription-refilled",
      },
    }),
  );
});

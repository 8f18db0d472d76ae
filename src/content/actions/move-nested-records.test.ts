import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { pageType } from "~/features/pages/page/definition";
import { pageByPath } from "~/features/pages/shared/page/page-by-path";
import { testDatabase } from "../../../test/database";
import { testActor } from "../../../test/factories/content";
import { findRedirect } from "../redirects/find-redirect";
import { contentItem } from "../tables";
import { createItem } from "./create-item";
import { publishItem } from "./publish-item";
import { saveDraft } from "./save-draft";
import type { Item } from "./steps";

const { db } = await testDatabase();
const context = { db, actor: testActor };

function page(path: string, publish = true): Promise<Item> {
  const blocks = [{ type: "richText", props: { html: `<p>${path}</p>` } }];
  const description = "Words about what stands on this page, long enough to be of use.";
  return createItem(context, pageType, { path, title: `At ${path}`, description, blocks }, { publish });
}

async function moveTo(item: Item, path: string): Promise<Item> {
  return publishItem(context, pageType, await saveDraft(context, pageType, item, { path }));
}

async function now({ id }: Item): Promise<Item> {
  const [item] = await db.select().from(contentItem).where(eq(contentItem.id, id));
  if (!item) throw new Error("It is gone.");
  return item;
}

test("records below an address move with it, and former addresses redirect", async () => {
  const parent = await page("/care");
  const child = await page("/care/at-home");
  const grandchild = await page("/care/at-home/nurses");
  const beside = await page("/careful");
  const draft = await page("/care/planned", false);
  await moveTo(parent, "/services/care");
  expect(await pageByPath(db, "/services/care/at-home")).toMatchObject({ id: child.id });
  expect(await pageByPath(db, "/services/care/at-home/nurses")).toMatchObject({ id: grandchild.id });
  expect(await pageByPath(db, "/careful")).toMatchObject({ id: beside.id });
  expect((await now(draft)).slug).toBe("/services/care/planned");
  expect((await now(draft)).publishedRevision).toBeNull();
  for (const path of ["/care", "/care/at-home", "/care/at-home/nurses"])
    expect(await findRedirect(db, path)).toEqual({ target: `/services${path}`, kind: 301 });
  expect(await findRedirect(db, "/care/planned")).toBeUndefined();
});

test("a draft with unpublished changes stays a draft", async () => {
  const parent = await page("/plans");
  const child = await page("/plans/of-today");
  const ahead = await saveDraft(context, pageType, child, { title: "Nobody may know yet" });
  await moveTo(parent, "/ideas");
  const after = await now(ahead);
  expect(after).toMatchObject({ slug: "/ideas/of-today", title: "Nobody may know yet", status: "changed" });
  expect(await pageByPath(db, "/ideas/of-today")).toMatchObject({ title: "At /plans/of-today" });
});

test("nothing moves if another page already has the address", async () => {
  const parent = await page("/north");
  const child = await page("/north/wing");
  await page("/south/wing");
  await expect(moveTo(parent, "/south")).rejects.toMatchObject({ code: "SLUG_TAKEN" });
  expect((await now(child)).slug).toBe("/north/wing");
  expect(await pageByPath(db, "/north")).not.toBeNull();
});

import { expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { everythingVisible } from "~/content/visibility/visibility-of";
import { relatedArticles } from "~/features/pages/shared/related-articles";
import { testDatabase } from "../../../test/database";
import { makeProvider, makeSpecialty, testActor } from "../../../test/factories/content";
import { blogPostBySlug } from "./blog-post/blog-post-by-slug";
import { blogPostType } from "./blog-post/definition";
import { newsItemType } from "./news-item/definition";

const { db } = await testDatabase();
const context = { db, actor: testActor };
const published = { publish: true, trusted: true };
const heart = await makeSpecialty(db);
const bones = await makeSpecialty(db);

const written = (slug: string) => ({
  title: `About ${slug}`,
  slug,
  body: "<p>Text.</p>",
  description: "What it says, in a sentence that is long enough to be read.",
});
const post = (slug: string, values: object) =>
  createItem(context, blogPostType, { ...written(slug), ...values }, published);
const news = (slug: string, publishedAt: string, values: object) =>
  createItem(
    context,
    newsItemType,
    { title: slug, slug, summary: "What happened.", body: "<p>Text.</p>", publishedAt, ...values },
    published,
  );

test("posts and news of the same specialty link to each other, newest first, and never to themselves", async () => {
  const mine = await post("mine", { specialties: [heart.id] });
  await post("of-both", { specialties: [heart.id, bones.id] });
  await post("of-bones", { specialties: [bones.id] });
  await post("of-nothing", {});
  await news("old-news", "2020-01-01T12:00:00.000Z", { specialties: [heart.id] });
  const related = async (ids: string[], limit = 9) =>
    (
      await relatedArticles(
        { db, visibility: everythingVisible },
        "specialty",
        { ids, except: mine.id, limit },
        "America/Chicago",
      )
    ).map(({ href }) => href);
  expect(await related([heart.id])).toEqual(["/blog/of-both", "/news/old-news"]);
  expect(await related([heart.id], 1)).toEqual(["/blog/of-both"]);
  expect((await related([heart.id, bones.id])).sort()).toEqual([
    "/blog/of-bones",
    "/blog/of-both",
    "/news/old-news",
  ]);
  expect(await related([])).toEqual([]);
});

test("a post names its author, and its reviewer with the date; an incomplete review is refused", async () => {
  const reviewer = await makeProvider(db, { slug: "pat-moss" });
  await post("reviewed", { author: "Greta Moss, PA-C", reviewer: reviewer.id, reviewedOn: "2026-10-01" });
  const shown = await blogPostBySlug(db, "reviewed");
  expect(shown).toMatchObject({ author: "Greta Moss, PA-C", reviewedOn: "2026-10-01" });
  expect(shown?.reviewer?.slug).toBe("pat-moss");
  for (const [half, missing] of [
    [{ reviewer: reviewer.id }, "reviewedOn"],
    [{ reviewedOn: "2026-10-01" }, "reviewer"],
  ] as const) {
    const refused = createItem(
      context,
      blogPostType,
      { ...written(`half-${missing.toLowerCase()}`), ...half },
      { publish: true },
    );
    await expect(refused).rejects.toMatchObject({ more: { errors: [{ propertyName: missing }] } });
  }
});

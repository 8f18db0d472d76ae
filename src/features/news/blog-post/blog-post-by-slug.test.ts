import { expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import { testDatabase } from "../../../../test/database";
import { makeImage, testActor } from "../../../../test/factories/content";
import { blogPostBySlug } from "./blog-post-by-slug";
import { blogPostType } from "./definition";

const { db } = await testDatabase();
const staff = { db, actor: testActor };

test("a published post has every property of the specification; its date is that of its first publication", async () => {
  const picture = await makeImage(db, { alt: "A shovel" });
  const values = {
    slug: "before-the-first-snow",
    title: "Five things to do before the first snow",
    description: "What our emergency nurses wish that everybody did in October.",
    body: '<p onclick="alert(1)">Salt the steps.</p>',
    image: picture.id,
  };
  const post = await createItem(staff, blogPostType, values, { publish: true });
  const shown = {
    id: post.id,
    slug: values.slug,
    title: values.title,
    description: values.description,
    body: "<p>Salt the steps.</p>",
    imageId: picture.id,
    image: { id: picture.id, alt: "A shovel", src: picture.data.src },
    createdAt: post.publishedAt,
  };
  expect(await blogPostBySlug(db, values.slug)).toMatchObject(shown);

  const draft = await saveDraft(staff, blogPostType, post, { title: "Six things to do before the snow" });
  await publishItem(staff, blogPostType, draft);
  expect(await blogPostBySlug(db, values.slug)).toMatchObject({
    title: "Six things to do before the snow",
    createdAt: post.publishedAt,
  });
});

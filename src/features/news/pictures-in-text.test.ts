import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import { unpublishItem } from "~/content/actions/unpublish-item";
import { showBlocks } from "~/content/blocks/show-blocks";
import { searchDocument } from "~/content/tables";
import { everythingVisible } from "~/content/visibility/visibility-of";
import { imageType } from "~/features/media/image/definition";
import { adminJsonCaller, adminUploader } from "../../../test/admin-call";
import { signedIn } from "../../../test/factories/accounts";
import { makeImage, testActor } from "../../../test/factories/content";
import { testApp } from "../../../test/web-app";
import { blogPostBySlug } from "./blog-post/blog-post-by-slug";
import { newsBySlug } from "./news-item/news-by-slug";

const { url, services } = await testApp();
const { db } = services;
const staff = { db, actor: testActor };
let headers: Record<string, string>;
beforeAll(async () => {
  headers = (await signedIn(db, ["permissionMediaManager", "permissionBlogManager", "permissionNewsManager"]))
    .headers;
});

const callJson = adminJsonCaller(url);
const call = (method: string, path: string, body?: unknown) => callJson(method, path, headers, body);

const figure = (id: string, caption = "") =>
  `<figure><img data-picture="${id}">${caption && `<figcaption>${caption}</figcaption>`}</figure>`;

/** Creates and publishes a record through the API. */
async function published(apiName: string, data: Record<string, unknown>) {
  const { item } = (await call("POST", `/${apiName}`, { data })).body;
  const answer = await call("POST", `/${apiName}/${item.id}/publication`, { revision: item.revision });
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return answer.body.item;
}

describe("a picture within the text", () => {
  test.each([
    ["a blog post", "blog", { description: "What nurses wish." }, blogPostBySlug],
    ["a news item", "newsitem", { summary: "A new clinic." }, newsBySlug],
    ["a press release", "pressreleases", { summary: "A new clinic." }, newsBySlug],
  ])("of %s is a figure with its caption, sizes, and current description", async (_, apiName, more, read) => {
    const picture = await makeImage(db, { alt: 'A "red" barn' });
    const slug = `barn-of-${apiName}`;
    const body = `<p>Before.</p>${figure(picture.id, "In <em>May</em>")}<p>After.</p>`;
    await published(apiName, { title: "A barn", slug, body, ...more });
    const shown = async () => (await read(db, slug))?.body ?? "";
    const { src, width, height, thumbSrc, largeSrc } = picture.data;
    const html = await shown();
    expect(html).toMatch(
      /^<p>Before\.<\/p><figure><picture[^>]*><source type="image\/avif"[^>]*><img [^>]*><\/picture><figcaption>In <em>May<\/em><\/figcaption><\/figure><p>After\.<\/p>$/,
    );
    expect(html).toContain('alt="A &quot;red&quot; barn"');
    expect(html).toContain(`width="${width}" height="${height}" loading="lazy"`);
    expect(html).toMatch(/<img [^>]*sizes="[^"]+"/);
    for (const address of [thumbSrc, largeSrc]) expect(html).toContain(String(address));
    expect(html).not.toContain(`src="${src}"`);
    expect(html).not.toContain("data-picture");

    const described = await saveDraft(staff, imageType, picture, {
      alt: "A barn",
      largeSrc: "/files/other.webp",
    });
    await publishItem(staff, imageType, described);
    expect(await shown()).toContain('alt="A barn"');
    expect(await shown()).toContain('src="/files/other.webp"');
  });

  test("that is not public is left out with its caption", async () => {
    const picture = await makeImage(db);
    const body = `<p>Words.</p>${figure(picture.id, "Its caption")}`;
    await published("blog", { title: "Gone", slug: "gone", description: "Gone.", body });
    await unpublishItem(staff, imageType, picture);
    expect((await blogPostBySlug(db, "gone"))?.body).toBe("<p>Words.</p>");
  });

  test("is in use, so it cannot be trashed, and its caption is found", async () => {
    const picture = await makeImage(db);
    const post = await published("blog", {
      title: "In use",
      slug: "in-use",
      description: "In use.",
      body: figure(picture.id, "The windmill by the creek"),
    });
    const unused = (await call("GET", "/images?unused=true&pageSize=200")).body.items;
    expect(unused.map(({ id }: { id: string }) => id)).not.toContain(picture.id);
    const refused = await call("DELETE", `/images/${picture.id}`, { revision: picture.revision });
    expect([refused.status, refused.body.error.code]).toEqual([409, "IN_USE"]);
    expect(refused.body.error.message).toContain("“In use”");
    const [document] = await db.select().from(searchDocument).where(eq(searchDocument.itemId, post.id));
    expect(document?.body).toContain("The windmill by the creek");
  });

  test("without alternative text keeps the record from being published, which says what to do", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path d="M0 0h4v2z"/></svg>';
    const mill = { name: "mill.svg", bytes: Buffer.from(svg) };
    const { id } = (await adminUploader(url)("/images/upload", headers, mill)).body.item;
    const data = { title: "Mills", slug: "mills", description: "Mills.", body: figure(id) };
    const { item } = (await call("POST", "/blog", { data })).body;
    const refused = await call("POST", `/blog/${item.id}/publication`, { revision: item.revision });
    expect(refused.status).toBe(422);
    expect(refused.body.error.errors).toEqual([
      {
        propertyName: "body",
        message: "“Text”: fill in “Alternative text” of “mill.svg”, and publish it first.",
      },
    ]);
  });

  test("is in a text block of a page", async () => {
    const picture = await makeImage(db, { alt: "The new wing" });
    const context = {
      db,
      now: new Date(),
      timeZone: "America/Chicago",
      takesPayments: true,
      visibility: everythingVisible,
      validUntil() {},
    };
    const { blocks } = await showBlocks(context, [
      { type: "richText", props: { html: `<p>Words.</p>${figure(picture.id)}` } },
    ]);
    expect(blocks[0]?.props.html).toMatch(
      /^<p>Words\.<\/p><figure><picture.* alt="The new wing".*<\/figure>$/,
    );
  });

  test("is stored by its id, and a picture from elsewhere is not stored", async () => {
    const picture = await makeImage(db);
    const body = `<p>A</p><img src="https://elsewhere.example/a.png" alt="x">${figure(picture.id)}`;
    const { item } = (await call("POST", "/blog", { data: { title: "Stored", slug: "stored", body } })).body;
    expect(item.data.body).toBe(`<p>A</p><figure><img data-picture="${picture.id}" /></figure>`);
    expect(item.references[picture.id]).toMatchObject({ type: "image", alt: picture.data.alt });
  });
});

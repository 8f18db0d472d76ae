import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { locationType } from "~/features/care/location/definition";
import { providerType } from "~/features/care/provider/definition";
import { specialtyType } from "~/features/care/specialty/definition";
import { classType } from "~/features/classes/class/definition";
import { imageType } from "~/features/media/image/definition";
import { navigationType } from "~/features/navigation/definition";
import { blogPostType } from "~/features/news/blog-post/definition";
import { pageType } from "~/features/pages/page/definition";
import { page } from "~/features/pages/page/table";
import { testDatabase } from "../../../test/database";
import { makeLocation, makeSpecialty, testActor } from "../../../test/factories/content";
import { createItem } from "../actions/create-item";
import { publishItem } from "../actions/publish-item";
import { trashItem } from "../actions/trash-item";
import { checkItem } from "./check-item";

const { db } = await testDatabase();
const context = { db, actor: testActor };
const id = "00000000-0000-4000-8000-000000000001";

beforeAll(() => makeLocation(db, { slug: "here" }));

async function checksOf(body: string, more: Record<string, unknown> = {}) {
  const description = "A description of the length that search engines show whole to their readers.";
  const data = blogPostType.schema.parse({ title: "A good title", slug: "post", description, body, ...more });
  return (await checkItem(db, testActor, blogPostType, { id, data })).map(
    ({ severity, propertyName, message }) => `${severity} ${propertyName}: ${message}`,
  );
}

test("a complete record has no entries", async () => {
  const body = `<h2>One</h2><h3>Two</h3><p><a href="/location/here?x#y">The clinic</a> and <a href="#part">a part</a>,
    <a href="https://example.org/">another site</a>, <a href="/search/?q=x">the search</a>.</p>`;
  expect(await checksOf(body)).toEqual([]);
});

describe("captions", () => {
  const film = "00000000-0000-4000-8000-0000000000f1";
  const messagesFor = (props: Record<string, unknown>) =>
    messagesOf({ type: "video", props: { title: "A tour", ...props } });
  const messagesOf = async (block: { type: string; props: Record<string, unknown> }) => {
    const blocks = [block];
    const data = pageType.schema.parse({ path: "/tour", title: "A tour", description: "A tour.", blocks });
    const checks = await checkItem(db, testActor, pageType, { id, data });
    return checks.filter(({ message }) => message.includes("captions")).map(({ severity }) => severity);
  };

  test("a film without captions cannot be published", async () => {
    expect(await messagesFor({ file: film })).toEqual(["hard"]);
  });

  test("a film with captions, or in which nobody speaks, can be published", async () => {
    expect(await messagesFor({ file: film, captions: "00000000-0000-4000-8000-0000000000f2" })).toEqual([]);
    expect(await messagesFor({ file: film, hasNoSpeech: true })).toEqual([]);
  });

  test("a film in a gallery needs captions, too", async () => {
    const picture = "00000000-0000-4000-8000-0000000000f3";
    const slide = (more: Record<string, unknown>) => ({
      type: "gallery",
      props: { slides: [{ image: picture }, { type: "video", image: picture, video: film, ...more }] },
    });
    expect(await messagesOf(slide({}))).toEqual(["hard"]);
    expect(await messagesOf(slide({ captions: "00000000-0000-4000-8000-0000000000f2" }))).toEqual([]);
    expect(await messagesOf(slide({ hasNoSpeech: true }))).toEqual([]);
  });

  test("captions in another language than their page can be published, and the checklist asks about them", async () => {
    const captions = { file: film, captions: "00000000-0000-4000-8000-0000000000f2" };
    expect(await messagesFor({ ...captions, captionsLanguage: "es" })).toEqual(["soft"]);
    expect(await messagesFor({ ...captions, captionsLanguage: "en" })).toEqual([]);
    expect(await messagesFor({ file: film, hasNoSpeech: true, captionsLanguage: "es" })).toEqual([]);
  });

  test("a video of a video service needs no captions of ours", async () => {
    expect(await messagesFor({ href: "https://www.youtube.com/watch?v=aqz-KE-bpKQ" })).toEqual([]);
  });
});

test("a block whose list is required cannot be published with an empty one", async () => {
  const blocks = [{ type: "gallery", props: { slides: [] } }];
  const data = pageType.schema.parse({ path: "/look", title: "A look", description: "A look.", blocks });
  expect(await checkItem(db, testActor, pageType, { id, data })).toContainEqual({
    severity: "hard",
    propertyName: "blocks.0.props.slides",
    message: "Fill in “Pictures and films” in block 1, “Gallery”, before publishing.",
  });
});

test("each menu link needs a label and a target, at any depth; a draft may add them later", async () => {
  const items = [
    { label: "Our places", href: "#", subItems: [{ label: "", href: "" }] },
    { label: "The clinic", href: "/location/gone" },
  ];
  const data = navigationType.schema.parse({ slug: "main", items });
  expect(
    (await checkItem(db, testActor, navigationType, { id, data })).map(({ message, ...where }) => [
      where,
      message,
    ]),
  ).toEqual(
    [
      ["items.0.subItems.0.label", "Fill in “Link text” before publishing."],
      ["items.0.subItems.0.href", "Fill in “Link target” before publishing."],
      [
        "items.1.href",
        "There is no published page at “/location/gone”. Correct the link, or publish that page first.",
      ],
    ].map(([propertyName, message]) => [{ severity: "hard", propertyName }, message]),
  );
});

test("a link must be an address, and not a script or a site without https", async () => {
  const links = [
    "javascript:alert(1)",
    "www.example.org",
    "//example.org",
    "https://example.org/",
    "/location/here",
  ];
  const data = locationType.schema.parse({ links: links.map((href) => ({ label: "More", href })) });
  const checks = await checkItem(db, testActor, locationType, { id, data });
  expect(checks.filter(({ propertyName }) => propertyName.startsWith("links."))).toEqual(
    [0, 1, 2].map((at) => ({
      severity: "hard",
      propertyName: `links.${at}.href`,
      message: `“${links[at]}” is not an address. Begin with / for a page of this site, or with https:// for another site.`,
    })),
  );
});

describe("rich text", () => {
  test.each([
    ["<h2>One</h2><h4>Two</h4>", "hard body: The heading “Two” skips a level: make it a heading 3."],
    ["<h2> </h2><p>x</p>", "hard body: A heading has no text."],
    [`<p><a href="/location/here"></a></p>x`, "hard body: A link has no text."],
    [
      `<p><a href="/location/here">click here</a></p>`,
      "soft body: The link text “click here” does not say where the link leads.",
    ],
    [
      `<p><a href="/location/gone">The clinic</a></p>`,
      "hard body: There is no published page at “/location/gone”. Correct the link, or publish that page first.",
    ],
  ])("%s", async (body, problem) => {
    expect(await checksOf(body)).toEqual([problem]);
  });

  test("names a problem within blocks by its place", async () => {
    const blocks = [
      { type: "richText", props: { html: "<p>Fine.</p>" } },
      { type: "richText", props: { html: `<p><a href="/nowhere">Words</a></p>` } },
    ];
    const data = pageType.schema.parse({ path: "/p", title: "A title", description: "x".repeat(60), blocks });
    expect(await checkItem(db, testActor, pageType, { id, data })).toMatchObject([
      { severity: "hard", propertyName: "blocks.1.props.html" },
    ]);
  });
});

describe("a referenced record", () => {
  test("must be public", async () => {
    const specialty = await createItem(context, specialtyType, {
      name: "Draft specialty",
      slug: "draft-specialty",
    });
    const trashed = await makeLocation(db, { name: "Closed clinic" });
    await trashItem(context, locationType, trashed);
    const data = providerType.schema.parse({
      name: "Pat",
      slug: "pat",
      position: "Doctor",
      specialties: [specialty.id, (await makeSpecialty(db)).id],
      locations: [trashed.id],
      profileImage: id.replace(/1$/, "2"),
    });
    expect(await checkItem(db, testActor, providerType, { id, data })).toMatchObject([
      { propertyName: "profileImage", message: "“Portrait” refers to a record that no longer exists." },
      { propertyName: "locations", message: "“Locations”: “Closed clinic” is in the trash." },
      {
        propertyName: "specialties",
        message:
          "“Specialties”: fill in “In one plain sentence”, “About” of “Draft specialty”, and publish it first.",
      },
    ]);
  });

  test("that is a picture must have a description or be decorative", async () => {
    const silent = await createItem(context, imageType, pictureValues("silent", { alt: "" }));
    const pattern = await createItem(
      context,
      imageType,
      pictureValues("pattern", { alt: "", isDecorative: true }),
    );
    const checksWith = async (image: string) => (await checksOf("<p>Words.</p>", { image })).join();
    expect(await checksWith(silent.id)).toMatch(
      /^hard image: “.+”: fill in “Alternative text” of “silent.png”, and publish it first\.$/,
    );
    expect(await checksWith(pattern.id)).toMatch(/publish “pattern.png” first\.$/);
    await publishItem(context, imageType, pattern);
    expect(await checksWith(pattern.id)).toBe("");
  });

  test("that is a picture cannot be trashed", async () => {
    const picture = await createItem(context, imageType, pictureValues("pic", { alt: "A lantern" }));
    const values = { title: "Uses it", slug: "uses-it", image: picture.id };
    const user = await createItem(context, blogPostType, values);
    await expect(trashItem(context, imageType, picture)).rejects.toMatchObject({
      code: "IN_USE",
      message: "This image is still used by “Uses it”.",
      more: { details: { uses: [{ id: user.id, live: false }] } },
    });
    await trashItem(context, blogPostType, user);
    await expect(trashItem(context, imageType, picture)).resolves.toMatchObject({ status: "trashed" });
  });
});

test("lengths are recommended, not required", async () => {
  const checks = await checksOf("<p>x</p>", { title: "Short", description: "y".repeat(200) });
  expect(checks).toEqual([
    "soft title: “Title” has 5 characters; at least 10 read best.",
    "soft description: “Description” has 200 characters; at most 160 read best.",
  ]);
});

test("recommends at most 60 characters for a page's title and 160 for its description", async () => {
  const advice = async (title: number, description: number) => {
    const data = pageType.schema.parse({
      path: "/p",
      title: "x".repeat(title),
      description: "y".repeat(description),
      blocks: [{ type: "richText", props: { html: "<p>Words.</p>" } }],
    });
    const checks = await checkItem(db, testActor, pageType, { id, data });
    return checks.map(({ severity, propertyName }) => `${severity} ${propertyName}`);
  };
  expect(await advice(60, 160)).toEqual([]);
  expect(await advice(61, 161)).toEqual(["soft title", "soft description"]);
});

test("the checklist of a class names missing fields in the words of classes", async () => {
  const data = classType.schema.parse({
    startsAt: "2026-05-01T18:00:00-05:00",
    endsAt: "2026-05-01T17:00:00-05:00",
    hasRegistration: true,
    hasRegistrationCost: true,
  });
  const names = (await checkItem(db, testActor, classType, { id, data })).map((check) => check.propertyName);
  expect(names).toEqual(["title", "slug", "type", "body", "endsAt", "registrationCost"]);
});

describe("the instructions of a template or a kind of block", () => {
  const checks = async (blocks: unknown[]) => {
    const data = pageType.schema.parse({ path: "/p", title: "A title", description: "x".repeat(60), blocks });
    return (await checkItem(db, testActor, pageType, { id, data })).map(
      ({ severity, propertyName, message }) => [severity, propertyName, message],
    );
  };
  const section = (...content: unknown[]) => ({ type: "section", props: { content } });

  test("are never published: empty fields are required, and the block is named, at any depth", async () => {
    const hero = { type: "hero", props: {}, hints: { heading: "Name of the service" } };
    expect(await checks([hero, section({ type: "richText", props: {} })])).toEqual([
      [
        "hard",
        "blocks.0.props.heading",
        "Fill in “Heading” in block 1, “Opening of a page”, before publishing.",
      ],
      [
        "hard",
        "blocks.1.props.content.0.props.html",
        "Fill in “Text” in block 3, “Text”, before publishing.",
      ],
    ]);
  });

  test.each([
    [
      "of a kind of block",
      { type: "image", props: { image: null, caption: "What the picture  shows " } },
      "caption",
    ],
    [
      "of a template",
      {
        type: "steps",
        props: { heading: "[Name of the service]" },
        hints: { heading: "Name of the service" },
      },
      "heading",
    ],
    [
      "of an entry that was added",
      {
        type: "steps",
        props: {
          heading: "How",
          items: [{ title: "A" }, { title: "B" }, { title: "C", html: "<p>What happens first.</p>" }],
        },
      },
      "items.2.html",
    ],
  ])("are refused as text for visitors: %s", async (_, block, path) => {
    const shown = (await checks([section(block)])).filter(([, , message]) =>
      message?.includes("still contains"),
    );
    expect(shown).toEqual([
      [
        "hard",
        `blocks.0.props.content.0.props.${path}`,
        expect.stringMatching(/in block 2, “.+”, still contains its sample text/),
      ],
    ]);
  });

  test("are not in public data", async () => {
    const heading = "A page with hints";
    const blocks = [
      { type: "hero", props: { heading }, hints: { lead: "SECRET" } },
      section({ type: "richText", props: { html: "<p>x</p>" }, hints: { html: "SECRET" } }),
    ];
    const values = pageType.schema.parse({
      path: "/hinted",
      title: heading,
      description: "x".repeat(60),
      blocks,
    });
    await createItem(context, pageType, values, { publish: true });
    const [row] = await db.select({ blocks: page.blocks }).from(page).where(eq(page.path, "/hinted"));
    expect(JSON.stringify(values.blocks)).toContain("SECRET");
    expect(row?.blocks).toHaveLength(2);
    expect(JSON.stringify(row)).not.toContain("SECRET");
  });
});

/** A picture's values, besides what describes it. */
function pictureValues(slug: string, described: { alt: string; isDecorative?: boolean }) {
  return imageType.schema.parse({
    slug,
    filename: `${slug}.png`,
    alt: described.alt,
    isDecorative: described.isDecorative ?? false,
    src: "/files/a.webp",
    s3Key: "a",
    width: 1,
    height: 1,
    mimeType: "image/webp",
    thumbSrc: "/a",
    thumbWidth: 1,
    thumbHeight: 1,
    thumbMimeType: "image/webp",
    mediumSrc: "/a",
    mediumWidth: 1,
    mediumHeight: 1,
    largeSrc: "/a",
    largeWidth: 1,
    largeHeight: 1,
  });
}

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { and, eq, isNull } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { saveDraft } from "~/content/actions/save-draft";
import type { ImportState } from "~/content/import/import-schemas";
import { undoImport } from "~/content/import/undo-import";
import { contentTypeNamed } from "~/content/registry";
import { contentItem } from "~/content/tables";
import { personById } from "~/features/accounts/shared/person-by-id";
import { signedIn } from "../../../test/factories/accounts";
import { testActor } from "../../../test/factories/content";
import { testApp } from "../../../test/web-app";
import { convertContent } from "./convert-content";
import { MAX_EXPORT_BYTES } from "./export-limit";
import { importWordpress } from "./import-wordpress";

const { url, services } = await testApp();
const { db, storage, virusScanner } = services;
/** 127.0.0.2 stands in for the former site on the public internet. */
const PUBLIC = "127.0.0.2";
let former = "";
const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#0f4c45" } })
  .jpeg()
  .toBuffer();
const lake = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#4c450f" } })
  .jpeg()
  .toBuffer();
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? "");
  if (request.url === "/files/river.jpg") response.end(picture);
  else if (request.url === "/files/lake.jpg") response.end(lake);
  else if (request.url === "/files/huge.jpg") response.end(Buffer.alloc(26 * 1024 * 1024));
  else response.writeHead(404).end();
});
const outside = () => ({
  ports: [(server.address() as AddressInfo).port],
  resolve: async () => [PUBLIC],
  isAllowed: (address: string) => address === PUBLIC,
});
const jobs = () => ({
  db,
  storage,
  virusScanner,
  now: () => new Date(),
  timeZone: "America/Chicago",
  person: personById,
  outside: outside(),
});
let staff: Record<string, string>;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, PUBLIC, done));
  former = `http://former.example:${(server.address() as AddressInfo).port}`;
  staff = (await signedIn(db, "administrator")).headers;
});
afterAll(() => {
  server.close();
});

const cdata = (text: string) => `<![CDATA[${text}]]>`;

interface Entry {
  id: number;
  type?: string;
  title: string;
  path: string;
  slug: string;
  content?: string;
  more?: string;
}

function item({ id, type = "post", title, path, slug, content = "", more = "" }: Entry): string {
  return `<item><title>${cdata(title)}</title><link>${former}${path}</link><dc:creator>${cdata("Greta")}</dc:creator>
    <content:encoded>${cdata(content)}</content:encoded><excerpt:encoded>${cdata("")}</excerpt:encoded>
    <wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2019-05-04 14:30:00</wp:post_date_gmt>
    <wp:post_name>${slug}</wp:post_name><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type>
    ${more}</item>`;
}

const wxr = (...items: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Former</title>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${former}</wp:base_site_url>${items.join("\n")}</channel></rss>`;

const file = (id: number, name: string, alt: string) =>
  item({
    id,
    type: "attachment",
    title: name,
    path: `/${name}/`,
    slug: name,
    more: `<wp:attachment_url>${former}/files/${name}.jpg</wp:attachment_url><wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>${cdata(alt)}</wp:meta_value></wp:postmeta>`,
  });

/** A redirect of the plugin Safe Redirect Manager. */
const rule = (id: number, from: string, to: string) =>
  item({
    id,
    type: "redirect_rule",
    title: from,
    path: `/?post_type=redirect_rule&amp;p=${id}`,
    slug: "",
    more: [
      ["from", from],
      ["to", to],
    ]
      .map(
        ([name, value]) =>
          `<wp:postmeta><wp:meta_key>_redirect_rule_${name}</wp:meta_key><wp:meta_value>${cdata(value ?? "")}</wp:meta_value></wp:postmeta>`,
      )
      .join(""),
  });

const thumbnail = (id: number) =>
  `<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${id}</wp:meta_value></wp:postmeta>`;

async function send(xml: string | Uint8Array, as = staff) {
  const body = new FormData();
  body.set("file", new File([typeof xml === "string" ? xml : new Uint8Array(xml)], "former.xml"));
  body.set("postType", "newsItem");
  const answer = await fetch(`${url}/api/admin/wordpress-imports`, { method: "POST", headers: as, body });
  return {
    status: answer.status,
    body: (await answer.json()) as ImportState & { error?: { message: string } },
  };
}

async function ask(method: string, path: string): Promise<ImportState> {
  const answer = await fetch(`${url}/api/admin/wordpress-imports${path}`, { method, headers: staff });
  return (await answer.json()) as ImportState;
}

async function untilItEnds(id: string, step: () => Promise<void>): Promise<ImportState> {
  for (let at = 0; at < 200; at += 1) {
    const state = await ask("GET", `/${id}`);
    if (state.status !== "running" && state.status !== "undoing") return state;
    await step();
  }
  throw new Error("The job never ends.");
}

async function imported(xml: string): Promise<ImportState> {
  const { status, body } = await send(xml);
  expect([status, body]).toEqual([201, body]);
  await ask("POST", `/${body.id}/start`);
  return untilItEnds(body.id, () => importWordpress(jobs(), body.id));
}

async function records(type: string) {
  return db
    .select()
    .from(contentItem)
    .where(and(eq(contentItem.type, type), isNull(contentItem.trashedAt)));
}

const bySlug = async (type: string, slug: string) => (await records(type)).find((one) => one.slug === slug);

test("imports posts, pages, pictures, and old addresses, and an undo removes them", async () => {
  const xml = wxr(
    file(7, "river", "A river in spring"),
    file(8, "gone", "Not there any more"),
    file(9, "huge", "Too large"),
    item({
      id: 20,
      title: "The river rose",
      path: "/2019/05/the-river-rose/",
      slug: "the-river-rose",
      content: `<!-- wp:paragraph --><p>It rose. <a href="${former}/about/team/">Our team</a> helped. <script>alert(1)</script></p><!-- /wp:paragraph -->[contact-form-7 id="3"]`,
      more: thumbnail(7),
    }),
    item({
      id: 21,
      type: "page",
      title: "Our team",
      path: "/About/team/",
      slug: "team",
      content: `First line.\n\nSecond paragraph.\n\n<img class="size-full" src="${former}/files/river-300x200.jpg" alt="x" />\n\nThird.<!-- wp:acf/map {"a":1} /-->`,
    }),
    item({ id: 22, type: "nav_menu_item", title: "Menu", path: "/m/", slug: "m" }),
    rule(23, "/old-river/", "/2019/05/the-river-rose/"),
    rule(24, "/map", "https://maps.example/hospital"),
    rule(25, "/blog/*", "/news"),
  );
  const { body: planned } = await send(xml);
  expect(planned.notes).toEqual([
    "Found: 1 page, 1 post, 3 pictures, 3 redirects.",
    "Left out: 1 entry of the kind “nav_menu_item”.",
    "Left out: shortcode [contact-form-7], in “The river rose”.",
    "Left out: block acf/map, in “Our team”.",
    "Not one address, so its redirect was not imported: /blog/*",
  ]);
  expect(await records("newsItem")).toEqual([]);

  const done = await imported(xml);
  expect(done).toMatchObject({ status: "done", counts: { fail: 2, create: 6 } });
  expect(done.failed.map(({ problems }) => problems[0]?.message)).toEqual([
    `The former site answered with the status 404: ${former}/files/gone.jpg`,
    `The picture is larger than 25 MB: ${former}/files/huge.jpg`,
  ]);
  const [image] = await records("image");
  expect(image).toMatchObject({ status: "live", data: { alt: "A river in spring", width: 40, height: 30 } });
  const news = await bySlug("newsItem", "the-river-rose");
  expect(news).toMatchObject({
    status: "draft",
    data: {
      title: "The river rose",
      publishedAt: "2019-05-04T14:30:00.000Z",
      image: image?.id,
      body: '<p>It rose. <a href="/about/team">Our team</a> helped. </p>',
      summary: "It rose. Our team helped.",
    },
  });
  const page = await bySlug("page", "/about/team");
  expect(page?.data.blocks).toMatchObject([
    { type: "hero", props: { heading: "Our team" } },
    { type: "richText", props: { html: "<p>First line.</p>\n<p>Second paragraph.</p>" } },
    { type: "image", props: { image: image?.id } },
    { type: "richText", props: { html: "<p>Third.</p>" } },
  ]);
  const redirects = await records("redirect");
  expect(redirects.map(({ status }) => status)).toEqual(["draft", "draft", "draft"]);
  expect(redirects.map(({ data }) => [data.from, data.to]).sort()).toEqual([
    ["/2019/05/the-river-rose", "/news/the-river-rose"],
    ["/map", "https://maps.example/hospital"],
    ["/old-river", "/news/the-river-rose"],
  ]);

  const again = await imported(xml);
  expect(again.counts).toMatchObject({ create: 0, none: 7 });
  await saveDraft({ db, actor: testActor }, contentTypeNamed("page"), page ?? { id: "", revision: 0 }, {
    title: "Our own team",
  });
  await ask("POST", `/${done.id}/undo`);
  const undone = await untilItEnds(done.id, () => undoImport(jobs(), done.id));
  expect(undone.kept.map(({ title }) => title)).toEqual(["river.jpg", "Our team"]);
  expect(undone.kept[0]?.keptBecause).toContain("still used by “Our own team”");
  expect(await bySlug("newsItem", "the-river-rose")).toBeUndefined();
  expect(await records("redirect")).toEqual([]);
});

test("a picture that is already in the library is used instead of added, is in the text, and an undo keeps it", async () => {
  const body = new FormData();
  body.set("file", new File([new Uint8Array(lake)], "our-lake.jpg"));
  body.set("alt", "Our lake");
  const upload = await fetch(`${url}/api/admin/images/upload`, { method: "POST", headers: staff, body });
  const { item: ours } = await upload.json();
  const post = {
    id: 41,
    title: "At the lake",
    path: "/2020/01/at-the-lake/",
    slug: "at-the-lake",
    content: `<p>Before.</p><figure><img class="wp-image-40" src="${former}/files/lake.jpg"><figcaption>By A & B</figcaption></figure><p>After.</p>`,
    more: thumbnail(40),
  };
  const done = await imported(wxr(file(40, "lake", "A lake"), item(post)));
  expect((await bySlug("newsItem", "at-the-lake"))?.data).toMatchObject({
    image: ours.id,
    body: `<p>Before.</p>\n<figure><img data-picture="${ours.id}" /><figcaption>By A &amp; B</figcaption></figure>\n<p>After.</p>`,
  });
  expect((await records("image")).filter(({ slug }) => slug === "lake")).toEqual([]);
  await ask("POST", `/${done.id}/undo`);
  await untilItEnds(done.id, () => undoImport(jobs(), done.id));
  expect((await bySlug("image", "our-lake"))?.status).toBe("live");
});

describe("hostile exports", () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><rss><channel><wp:wxr_version>1.2</wp:wxr_version></channel></rss>`;
  const outsideEntity = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss>&x;</rss>`;
  test.each([
    ["an entity that multiplies", bomb, "contains a document type"],
    ["an entity of another file", outsideEntity, "contains a document type"],
    ["elements in 100,000 elements", `<rss>${"<a>".repeat(100_000)}`, "nested too deeply"],
    ["one text of a megabyte", wxr(`<item><title>${"x".repeat(1_000_000)}</title></item>`), "too long"],
    [
      "100,000 entries",
      `<rss><wp:wxr_version>1</wp:wxr_version>${"<item><wp:post_type>post</wp:post_type></item>".repeat(100_000)}`,
      "more than 4,000 entries",
    ],
    ["more than 30 MB", " ".repeat(MAX_EXPORT_BYTES + 1), "larger than 30 MB"],
    ["another feed", "<rss><channel><title>News</title></channel></rss>", "not an export of WordPress"],
    ["no XML", "hello", "not an export of WordPress"],
    ["nothing", "", "not an export of WordPress"],
  ])("with %s is refused with a sentence", async (_, xml, message) => {
    const { status, body } = await send(xml);
    expect([status, body.error?.message]).toEqual([422, expect.stringContaining(message)]);
  });

  test("with an address of our own network downloads nothing from there", async () => {
    const before = asked.length;
    const { body } = await send(wxr(file(70, "river", "A river")));
    await ask("POST", `/${body.id}/start`);
    const inside = { ...jobs(), outside: { ...outside(), resolve: async () => ["127.0.0.1"] } };
    const done = await untilItEnds(body.id, () => importWordpress(inside, body.id));
    expect(done.failed[0]?.problems[0]?.message).toContain("could not be reached");
    expect(asked.length).toBe(before);
  });

  test("is refused without the permission for a type that it writes", async () => {
    const { headers } = await signedIn(db, ["permissionSettingsManager"]);
    expect((await send(wxr(), headers)).status).toBe(403);
  });
});

describe("texts", () => {
  const html = (content: string) =>
    convertContent(content, "https://old.example")
      .pieces.map((piece) => (piece.kind === "text" ? piece.html : `[${piece.src}|${piece.caption}]`))
      .join("");

  test.each([
    ["keeps words in brackets", "<p>He [sic] said</p>", "<p>He [sic] said</p>"],
    ["makes the first heading the second", "<h1>Care</h1><p>x</p>", "<h2>Care</h2><p>x</p>"],
    [
      "keeps the caption of a picture",
      '[caption id="a"]<img src="/a.jpg"> Spring[/caption]',
      "<p> Spring</p>[/a.jpg|]",
    ],
    [
      "keeps the caption of a figure",
      '<p>a</p><figure><img src="/a.jpg"><figcaption>Spring</figcaption></figure><p>b</p>',
      "<p>a</p>[/a.jpg|Spring]<p>b</p>",
    ],
    [
      "makes a link of an embedded frame",
      '<p>a</p><iframe src="//v.example/1"></iframe>',
      '<p>a</p><p><a href="https://v.example/1">https://v.example/1</a></p>',
    ],
    ["leaves out scripts and forms", "<p>a</p><script>x</script><form><p>b</p></form>", "<p>a</p>"],
    [
      "leaves links to other sites",
      '<p><a href="https://other.example/x/">x</a></p>',
      '<p><a href="https://other.example/x/">x</a></p>',
    ],
  ])("conversion %s", (_, content, expected) => {
    expect(html(content)).toBe(expected);
  });

  test("with deep nesting, many brackets, or open comments are converted without failing", () => {
    for (const content of [
      "<b>".repeat(100_000),
      "[a ".repeat(100_000),
      "<!--".repeat(100_000),
      "\n".repeat(400_000),
    ])
      expect(convertContent(content, "https://old.example").pieces.length).toBeLessThan(2);
  });
});

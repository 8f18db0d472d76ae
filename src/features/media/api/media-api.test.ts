import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { PermissionFlag } from "~/platform/isomorphic/permissions";
import { MB } from "~/platform/isomorphic/sizes";
import { adminJsonCaller, adminUploader } from "../../../../test/admin-call";
import { signedIn } from "../../../../test/factories/accounts";
import { packedActions, packedPdf } from "../../../../test/packed-pdf";
import { representatives } from "../../../../test/test-all";
import { testApp } from "../../../../test/web-app";
import { encodeImage } from "../image/pending/encode-image";
import { imageViews } from "../shared/image/image-view";
import { pendingImageFile } from "../shared/image/table";
import { MAX_FILE_BYTES } from "../shared/media-limits";

const { url, services } = await testApp();
const { db } = services;
type Headers = Record<string, string>;
let staff: Headers;

beforeAll(async () => {
  staff = await holding("permissionMediaManager", "permissionBlogManager");
});

async function holding(...flags: PermissionFlag[]): Promise<Headers> {
  return (await signedIn(db, flags)).headers;
}

const upload = adminUploader(url);
const callJson = adminJsonCaller(url);
const send = (
  path: string,
  bytes: Uint8Array,
  name: string,
  fields: Record<string, string> = {},
  as = staff,
) => upload(path, as, { name, bytes, fields });
const call = (method: string, path: string, body?: unknown) => callJson(method, path, staff, body);

const photograph = (color: string, size = { width: 900, height: 600 }) =>
  sharp({ create: { ...size, channels: 3, background: color } })
    .withExif({ IFD0: { Copyright: "Canary Person" } })
    .jpeg()
    .toBuffer();
/** Runs the job for every picture with pending files. */
async function encodeAll() {
  for (const { sourceKey } of await db
    .selectDistinct({ sourceKey: pendingImageFile.sourceKey })
    .from(pendingImageFile))
    await encodeImage(services, sourceKey);
}
const TAGS = "/StructTreeRoot<</Type/StructTreeRoot/K[<</Type/StructElem/S/P>>]>>";
/** With a title, a language, and tags. */
const pdf = (title: string, more = "") => plainPdf(title, `/Lang(en-US)${TAGS}${more}`);
const plainPdf = (title: string, more = "") =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog${more}>>endobj\n2 0 obj<</Title(${title})>>endobj\ntrailer<</Root 1 0 R/Info 2 0 R>>\n%%EOF\n`,
  );

async function center(address: string): Promise<number[]> {
  const { status, bytes } = await fetched(address);
  expect(status).toBe(200);
  const { data } = await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data];
}

async function fetched(address: string) {
  const answer = await fetch(`${url}${address}`, { redirect: "manual" });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe("a picture", () => {
  test("is accepted with its alternative text, and published at once in WebP and AVIF", async () => {
    const { status, body } = await send("/images/upload", await photograph("#c02020"), "Barn in Spring.JPG", {
      alt: "A red barn",
    });
    expect([status, body.item?.status]).toEqual([201, "live"]);
    expect(body.item.data).toMatchObject({
      alt: "A red barn",
      slug: "barn-in-spring",
      width: 900,
      height: 600,
    });
    const { src, thumbSrc, mediumSrc, largeSrc } = body.item.data;
    // Every address works before the job has run. The preview must not be cached under another file's address.
    for (const address of [src, thumbSrc, largeSrc, mediumSrc.replace(".webp", ".avif")]) {
      const { headers } = await fetched(address);
      expect([headers.get("content-type"), headers.get("cache-control")]).toEqual(["image/webp", "no-store"]);
      expect((await center(address))[0]).toBeGreaterThan(170);
    }
    const [pending] = await db.select().from(pendingImageFile);
    expect((await fetched(`/files/${pending?.sourceKey}`)).status).toBe(404);
    await encodeAll();
    expect((await fetched(mediumSrc.replace(".webp", ".avif"))).headers.get("content-type")).toBe(
      "image/avif",
    );
    for (const address of [body.item.data.mediumSrc, body.item.data.mediumSrc.replace(".webp", ".avif")]) {
      const [red = 0, green = 0] = await center(address);
      expect(red).toBeGreaterThan(170);
      expect(green).toBeLessThan(60);
      const { headers, bytes } = await fetched(address);
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(bytes.includes("Canary Person")).toBe(false);
    }
  });

  test("has every property of the specification, and a file of each stated size", async () => {
    const folder = (await call("POST", "/folders", { data: { name: "Portraits" } })).body.item;
    await call("POST", `/folders/${folder.id}/publication`, { revision: folder.revision });
    const bytes = await photograph("#808020", { width: 2400, height: 1600 });
    const { item } = (
      await send("/images/upload", bytes, "Dr. Lind.jpg", { alt: "Dr. Lind", imageFolderId: folder.id })
    ).body;
    await encodeAll();
    const { id, data } = (await call("GET", `/images/${item.id}`)).body.item;
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(data).toMatchObject({
      slug: "dr-lind",
      filename: "Dr. Lind.jpg",
      alt: "Dr. Lind",
      imageFolderId: folder.id,
      src: `/files/${data.s3Key}`,
      mimeType: "image/webp",
      thumbMimeType: "image/webp",
    });
    const files = [
      [data.src, data.width, data.height],
      [data.thumbSrc, data.thumbWidth, data.thumbHeight],
      [data.mediumSrc, data.mediumWidth, data.mediumHeight],
      [data.largeSrc, data.largeWidth, data.largeHeight],
    ];
    expect(new Set(files.map(([src]) => src)).size).toBe(4);
    for (const [src, width, height] of files) {
      const { headers, bytes: picture } = await fetched(src);
      expect(headers.get("content-type")).toBe("image/webp");
      expect(await sharp(picture).metadata()).toMatchObject({ width, height });
    }
    expect(data.thumbWidth).toBeLessThan(data.mediumWidth);
    expect(data.mediumWidth).toBeLessThan(data.largeWidth);
    expect(data.largeWidth).toBeLessThanOrEqual(data.width);
  });

  test("without alternative text waits as a draft, and cannot be published before it has one", async () => {
    const { body } = await send("/images/upload", await photograph("#204080"), "no-words.jpg");
    expect(body.item.status).toBe("draft");
    const refused = await call("POST", `/images/${body.item.id}/publication`, { revision: 1 });
    expect([refused.status, refused.body.error.errors[0].propertyName]).toEqual([422, "alt"]);
  });

  test("with a taken name gets another slug", async () => {
    const slugs = [];
    for (const [at, name] of ["twin.png", "Twin.jpg", "twin!.webp"].entries()) {
      const bytes = await photograph("#111111", { width: 20 + at, height: 20 });
      slugs.push((await send("/images/upload", bytes, name)).body.item.data.slug);
    }
    expect(slugs).toEqual(["twin", "twin-2", "twin-3"]);
  });

  test("is replaced in place: visitors see the new one, and the former one can be restored", async () => {
    const { body } = await send("/images/upload", await photograph("#c02020"), "old.jpg", { alt: "Red" });
    const { id, revision, data } = body.item;
    const answer = await send(`/images/${id}/replacement`, await photograph("#2020c0"), "new.jpg", {
      revision: String(revision),
      alt: "Blue",
    });
    expect(answer.status).toBe(200);
    expect(answer.body.item).toMatchObject({
      id,
      status: "live",
      data: { alt: "Blue", slug: data.slug, filename: "new.jpg" },
    });
    expect(answer.body.item.data.src).not.toBe(data.src);
    const [, , blue = 0] = await center(answer.body.item.data.mediumSrc);
    expect(blue).toBeGreaterThan(170);
    const back = await call("POST", `/images/${id}/revisions/${revision}/restoration`, {
      revision: answer.body.item.revision,
    });
    expect([back.status, back.body.item.data.src]).toEqual([200, data.src]);
    expect((await fetched(data.src)).status).toBe(200);
  });

  test("is not replaced if someone else changed it in the meantime", async () => {
    const bytes = await photograph("#305030", { width: 20, height: 20 });
    const { body } = await send("/images/upload", bytes, "contested.jpg", { alt: "Green" });
    await call("PATCH", `/images/${body.item.id}`, { revision: body.item.revision, data: { alt: "Grass" } });
    const late = await send(`/images/${body.item.id}/replacement`, bytes, "late.jpg", {
      revision: String(body.item.revision),
    });
    expect([late.status, late.body.error.code]).toEqual([409, "REVISION_CONFLICT"]);
  });

  test.each([
    ["a program that calls itself a picture", Buffer.from("MZ\x90\0 not a picture"), "photo.jpg", 415],
    [
      "a drawing without shapes",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      "a.svg",
      415,
    ],
    ["nothing", Buffer.alloc(0), "empty.jpg", 422],
  ])("is refused: %s", async (_, bytes, name, status) => {
    expect((await send("/images/upload", bytes, name)).status).toBe(status);
  });

  test("that is a drawing keeps its shapes, loses its scripts, and is served with a policy that runs nothing", async () => {
    const shape = '<path d="M0 0h40v20z" onclick="alert(1)"/>';
    const attack = '<script>alert(1)</script><image href="https://evil.example/a.png"/>';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${attack}${shape}</svg>`;
    const { status, body } = await send("/images/upload", Buffer.from(svg), "logo.svg", { alt: "Our logo" });
    expect(status).toBe(201);
    expect(body.item).toMatchObject({
      status: "live",
      data: { filename: "logo.svg", mimeType: "image/svg+xml", width: 40, height: 20 },
    });
    const { headers, bytes } = await fetched(body.item.data.src);
    expect(headers.get("content-type")).toBe("image/svg+xml");
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(String(bytes)).toContain('<path d="M0 0h40v20z">');
    expect(String(bytes)).not.toMatch(/script|onclick|evil/);
  });

  test("above the size limit is refused", async () => {
    const { status, body } = await send("/images/upload", Buffer.alloc(61 * MB), "huge.jpg");
    expect([status, body.error.code]).toEqual([413, "TOO_LARGE"]);
  });

  test("that is a little larger than 50 MB is refused with that limit", async () => {
    const { status, body } = await send("/images/upload", Buffer.alloc(MAX_FILE_BYTES + 1), "large.jpg");
    expect([status, body.error.message]).toEqual([
      413,
      "This file is larger than 50 MB. Make it smaller and try again.",
    ]);
  });

  test("cannot be uploaded without permission", async () => {
    const bytes = await photograph("#123123", { width: 10, height: 10 });
    const others = await holding("permissionPageManager");
    expect((await send("/images/upload", bytes, "x.jpg", {}, others)).status).toBe(403);
    expect((await send("/images/upload", bytes, "x.jpg", {}, {})).status).toBe(401);
  });

  test("in use cannot be trashed, and is not in the list of unused ones", async () => {
    const added = async (color: string, name: string) =>
      (await send("/images/upload", await photograph(color, { width: 20, height: 20 }), name, { alt: name }))
        .body.item;
    const [used, spare] = [await added("#908070", "used.jpg"), await added("#807060", "spare.jpg")];
    await call("POST", "/blog", { data: { title: "Post", slug: "post-with-picture", image: used.id } });
    const unused = (await call("GET", "/images?unused=true&pageSize=200")).body.items.map(
      (one: { id: string }) => one.id,
    );
    expect(unused).toContain(spare.id);
    expect(unused).not.toContain(used.id);
    const refused = await call("DELETE", `/images/${used.id}`, { revision: used.revision });
    expect([refused.status, refused.body.error.code]).toEqual([409, "IN_USE"]);
    expect((await call("DELETE", `/images/${spare.id}`, { revision: spare.revision })).status).toBe(200);
  });

  test("that is decorative is published without alternative text, and nobody is asked to describe it", async () => {
    const bytes = await photograph("#405060", { width: 20, height: 20 });
    const { id, revision } = (await send("/images/upload", bytes, "pattern.jpg")).body.item;
    expect((await call("POST", `/images/${id}/publication`, { revision })).status).toBe(422);
    const data = { alt: "Words from before", isDecorative: true };
    const saved = (await call("PATCH", `/images/${id}`, { revision, data })).body.item;
    const published = await call("POST", `/images/${id}/publication`, { revision: saved.revision });
    expect(published.status).toBe(200);
    expect((await imageViews(db, [id])).get(id)?.alt).toBe("");

    const emptied = await call("PATCH", `/images/${id}`, {
      revision: published.body.item.revision,
      data: { alt: "" },
    });
    expect(emptied.status).toBe(200);
    const undescribed = await call("GET", "/images?without=alt&pageSize=200");
    expect(undescribed.body.items.map((one: { id: string }) => one.id)).not.toContain(id);
    const replaced = await send(`/images/${id}/replacement`, bytes, "other.jpg", {
      revision: String(emptied.body.item.revision),
    });
    expect([replaced.status, replaced.body.item.data.isDecorative]).toEqual([200, true]);
  });

  test("without a description or folder is found by what is missing", async () => {
    const added = async (color: string, name: string, fields: Headers) =>
      (await send("/images/upload", await photograph(color, { width: 20, height: 20 }), name, fields)).body
        .item;
    const folder = (await call("POST", "/folders", { data: { name: "Sorted" } })).body.item;
    const silent = await added("#706050", "silent.jpg", { imageFolderId: folder.id });
    const loose = await added("#605040", "loose.jpg", { alt: "A barn" });
    const idsWithout = async (names: string) =>
      (await call("GET", `/images?without=${names}&pageSize=200`)).body.items.map(
        (one: { id: string }) => one.id,
      );
    const undescribed = await idsWithout("alt");
    expect([undescribed.includes(silent.id), undescribed.includes(loose.id)]).toEqual([true, false]);
    const unsorted = await idsWithout("imageFolderId");
    expect([unsorted.includes(silent.id), unsorted.includes(loose.id)]).toEqual([false, true]);
    expect(await idsWithout("alt,imageFolderId")).not.toContain(silent.id);
  });

  test("is in a folder, which cannot be deleted while it is not empty", async () => {
    const folder = (await call("POST", "/folders", { data: { name: "Buildings" } })).body.item;
    const published = await call("POST", `/folders/${folder.id}/publication`, { revision: folder.revision });
    const bytes = await photograph("#445566", { width: 20, height: 20 });
    const inside = await send("/images/upload", bytes, "wing.jpg", {
      alt: "A wing",
      imageFolderId: folder.id,
    });
    expect([inside.status, inside.body.item?.status]).toEqual([201, "live"]);
    const listed = (await call("GET", `/images?imageFolderId=${folder.id}`)).body;
    expect(listed.items.map((one: { id: string }) => one.id)).toEqual([inside.body.item.id]);
    const refused = await call("DELETE", `/folders/${folder.id}`, { revision: published.body.item.revision });
    expect(refused.body.error.code).toBe("IN_USE");
  });
});

describe("a document", () => {
  test("has a permanent address and a name of its own", async () => {
    const { status, body } = await send("/files/upload", pdf("guide"), "Visitor Guide (2026).pdf");
    expect([status, body.item?.status, body.item?.url]).toEqual([
      201,
      "live",
      "/download/visitor-guide-2026",
    ]);
    const lasting = await fetched("/download/visitor-guide-2026");
    expect([lasting.status, lasting.headers.get("location")]).toEqual([302, body.item.data.src]);
    expect(body.item.data.src).toMatch(/^\/files\/[0-9a-f]{32}\.pdf\/visitor-guide-2026\.pdf$/);
    const file = await fetched(body.item.data.src);
    expect((await PDFDocument.load(file.bytes)).getTitle()).toBe("guide");
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("is replaced in place: its permanent address serves the new bytes", async () => {
    const { item } = (await send("/files/upload", pdf("first"), "menu.pdf")).body;
    const answer = await send(`/files/${item.id}/replacement`, pdf("second"), "Menu May.pdf", {
      revision: String(item.revision),
    });
    expect([answer.status, answer.body.item?.url]).toEqual([200, "/download/menu"]);
    const { headers } = await fetched("/download/menu");
    const { bytes } = await fetched(headers.get("location") ?? "");
    expect((await PDFDocument.load(bytes)).getTitle()).toBe("second");
  });

  describe("that a screen reader cannot read", () => {
    const findingsOf = async (item: { id: string; revision: number }) => {
      const { status, body } = await call("POST", `/files/${item.id}/publication`, {
        revision: item.revision,
      });
      return { status, errors: (body.error?.errors ?? []) as { propertyName: string; message: string }[] };
    };

    test.each([
      ["without a title", plainPdf("", `/Lang(en-US)${TAGS}`), "has no title"],
      ["with a title of blanks", plainPdf("  ", `/Lang(en-US)${TAGS}`), "has no title"],
      ["without a language", plainPdf("Guide", TAGS), "does not say which language it is in"],
      ["without tags", plainPdf("Guide", "/Lang(en-US)"), "has no tags"],
      ["with an empty tree of tags", plainPdf("Guide", "/Lang(en-US)/StructTreeRoot<</K[]>>"), "has no tags"],
    ])("%s waits as a draft, which says what to do", async (what, bytes, finding) => {
      const { status, body } = await send("/files/upload", bytes, `Lacking ${what}.pdf`);
      expect([status, body.item.status]).toEqual([201, "draft"]);
      const refused = await findingsOf(body.item);
      expect(refused.status).toBe(422);
      expect(refused.errors).toEqual([
        { propertyName: "pageWithSameContent", message: expect.stringContaining(finding) },
      ]);
      expect(refused.errors[0]?.message).toMatch(/replace this one.*Or enter the address of a page/);
    });

    test("is published once it names a page of the site with the same content", async () => {
      const { item } = (await send("/files/upload", plainPdf(""), "untagged.pdf")).body;
      expect((await findingsOf(item)).errors).toHaveLength(3);
      const naming = async (revision: number, pageWithSameContent: string) =>
        (await call("PATCH", `/files/${item.id}`, { revision, data: { pageWithSameContent } })).body.item;
      const wrong = await naming(item.revision, "/no-such-page");
      expect((await findingsOf(wrong)).errors).toMatchObject([
        { message: expect.stringContaining("There is no published page at “/no-such-page”") },
      ]);
      const page = { title: "Menu", slug: "menu-as-a-page", description: "The menu.", body: "<p>Soup.</p>" };
      const post = (await call("POST", "/blog", { data: page })).body.item;
      expect((await call("POST", `/blog/${post.id}/publication`, { revision: post.revision })).status).toBe(
        200,
      );
      expect((await findingsOf(await naming(wrong.revision, "/blog/menu-as-a-page"))).status).toBe(200);
    });

    test("does not replace a public one, until it may be published", async () => {
      const { item } = (await send("/files/upload", pdf("first"), "plan.pdf")).body;
      const replaced = await send(`/files/${item.id}/replacement`, plainPdf("second"), "plan.pdf", {
        revision: String(item.revision),
      });
      expect([replaced.status, replaced.body.item.status]).toEqual([200, "changed"]);
      const { headers } = await fetched("/download/plan");
      expect(headers.get("location")).toBe(item.data.src);
    });

    test("nobody can change the findings by hand", async () => {
      const { item } = (await send("/files/upload", plainPdf(""), "stubborn.pdf")).body;
      await call("PATCH", `/files/${item.id}`, { revision: item.revision, data: { pdfLacks: [] } });
      const { body } = await call("GET", `/files/${item.id}`);
      expect(body.item.data.pdfLacks).toEqual(["title", "language", "tags"]);
    });
  });

  test("with captions of a film is accepted", async () => {
    const { status, body } = await send("/files/upload", Buffer.from("WEBVTT\n\n"), "tour.vtt");
    expect([status, body.item?.status, body.item?.data.mimeType]).toEqual([201, "live", "text/vtt"]);
  });

  test("that is a PDF with its title in its metadata alone has a title", async () => {
    const xmp = "<x><dc:title><rdf:Alt><rdf:li xml:lang='x-default'>Guide</rdf:li></rdf:Alt></dc:title></x>";
    const bytes = Buffer.from(
      `%PDF-2.0\n1 0 obj<</Type/Catalog/Lang(en)${TAGS}/Metadata 2 0 R>>endobj\n2 0 obj<</Type/Metadata/Subtype/XML/Length ${xmp.length}>>stream\n${xmp}\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    );
    const { body } = await send("/files/upload", bytes, "metadata.pdf");
    expect(body.item.status).toBe("live");
  });

  test("linked in a text is in use", async () => {
    const { item } = (await send("/files/upload", pdf("rules"), "rules.pdf")).body;
    const body = '<p>Read <a href="/download/rules">the rules</a>.</p>';
    await call("POST", "/blog", { data: { title: "Rules", slug: "rules-post", body } });
    const refused = await call("DELETE", `/files/${item.id}`, { revision: item.revision });
    expect(refused.body.error).toMatchObject({ code: "IN_USE", message: expect.stringContaining("Rules") });
  });

  test("with data is accepted by extension and content, and served as a download", async () => {
    const { body } = await send("/files/upload", Buffer.from("care,price\nX-ray,120\n"), "prices.csv");
    const { headers } = await fetched(body.item.data.src);
    expect(headers.get("content-type")).toMatch(/^text\/csv/);
    expect(headers.get("content-disposition")).toBe("attachment");
  });

  test.each<[what: string, bytes: Buffer, name: string]>([
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>"), "page.html"],
    ["a program under another name", Buffer.from("MZ\x90\0\x03\0\0\0"), "form.pdf"],
    ["a PDF with a script", pdf("x", "/OpenAction<</S/J#61vaScript/JS(app.alert(1))>>"), "form.pdf"],
    ...representatives(packedActions, (one) => one === packedActions[0]).map(
      ([what, action]) =>
        [`a PDF with ${what}, compressed`, packedPdf(action), "form.pdf"] as [string, Buffer, string],
    ),
    ["no JSON", Buffer.from("{"), "data.json"],
    ["a table with zero bytes", Buffer.from("a,\0b\n"), "table.csv"],
  ])("is refused: %s", async (_, bytes, name) => {
    const { status, body } = await send("/files/upload", bytes, name);
    expect([status, body.error.code]).toEqual([415, "UNSUPPORTED_TYPE"]);
  });
});

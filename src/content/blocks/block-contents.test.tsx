import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { file } from "~/features/media/file/table";
import { image } from "~/features/media/shared/image/table";
import { newsItem } from "~/features/news/news-item/table";
import { readMarks, withFieldMarks } from "~/features/pages/admin/canvas/texts/field-marks";
import { pageType } from "~/features/pages/page/definition";
import { testDatabase } from "../../../test/database";
import { blockProps, type Filling, type RecordIds } from "../../../test/factories/block-props";
import { makeLocation, makeProvider, makeSpecialty, testActor } from "../../../test/factories/content";
import { createItem } from "../actions/create-item";
import { describeFields } from "../describe-type";
import { blocks } from "../fields/blocks";
import { allBlocks } from "../registry";
import { everythingVisible } from "../visibility/visibility-of";
import type { Block, BlockDefinition } from "./block";
import { hintFor, withHints } from "./hints";
import { RenderBlocks } from "./render-blocks";
import { hasRoomFor } from "./room";
import { showBlocks } from "./show-blocks";
import type { ShownBlock } from "./shown-block";

const { db } = await testDatabase();
const field = blocks({ label: "Content" });
const HOSTILE = `"><img src=x onerror=attacked()>`;
const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
const records: RecordIds = { image: id(1), file: id(2), newsItem: id(3) };

beforeAll(async () => {
  const size = { width: 1600, height: 900, mimeType: "image/webp" };
  const copies = { thumbSrc: "/t", thumbWidth: 240, thumbHeight: 135, thumbMimeType: "image/webp" };
  await db.insert(image).values({
    id: id(1),
    slug: "one",
    filename: "one.webp",
    alt: HOSTILE,
    src: "/one.webp",
    s3Key: "one",
    ...size,
    ...copies,
    mediumSrc: "/m",
    mediumWidth: 800,
    mediumHeight: 450,
    largeSrc: "/l",
    largeWidth: 1600,
    largeHeight: 900,
    updatedAt: new Date(),
  } as never);
  await db.insert(file).values({
    id: id(2),
    slug: "two",
    title: HOSTILE,
    filename: "two.pdf",
    src: "/files/two.pdf",
    s3Key: "two",
    mimeType: "application/pdf",
    size: 340_000,
    updatedAt: new Date(),
  });
  const specialty = await makeSpecialty(db, { name: HOSTILE, summary: HOSTILE });
  const location = await makeLocation(db, { name: HOSTILE, statusNote: HOSTILE });
  const provider = await makeProvider(db, {
    name: HOSTILE,
    specialties: [specialty.id],
    locations: [location.id],
  });
  await db.insert(newsItem).values({
    id: id(3),
    slug: "three",
    title: HOSTILE,
    summary: HOSTILE,
    body: "<p>News.</p>",
    imageId: id(1),
    publishedAt: new Date(),
    updatedAt: new Date(),
  });
  const questions = [{ type: "faq", props: { items: [{ title: HOSTILE, html: `<p>Yes.</p>${HOSTILE}` }] } }];
  const page = await createItem(
    { db, actor: testActor },
    pageType,
    { path: "/asked", title: "Asked", description: "Asked.", blocks: questions },
    { publish: true, trusted: true },
  );
  Object.assign(records, {
    specialty: specialty.id,
    location: location.id,
    provider: provider.id,
    page: page.id,
  });
});

/** The markup of blocks as the server sends it. */
async function rendered(stored: Block[]): Promise<string> {
  return markupOf(await shownBlocks(stored));
}

async function shownBlocks(stored: Block[]): Promise<ShownBlock[]> {
  const context = {
    db,
    now: new Date("2026-11-20T15:00:00Z"),
    timeZone: "America/Chicago",
    takesPayments: true,
    visibility: everythingVisible,
    validUntil() {},
  };
  return (await showBlocks(context, field.schema.parse(stored))).blocks;
}

function markupOf(blocks: ShownBlock[]): string {
  const routes = [{ path: "*", element: <RenderBlocks blocks={blocks} /> }];
  return renderToString(<RouterProvider router={createMemoryRouter(routes)} />);
}

/** A tag with its attributes, as React writes them: always in double quotes. */
const TAG = /<([a-z][a-z0-9]*)((?:\s+[^\s"'>/=]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s([^\s"'>/=]+)(?:="([^"]*)")?/g;

/** Everything in the markup that a browser would run, and links to scripts. */
function dangers(markup: string): string[] {
  return [...markup.matchAll(TAG)].flatMap(([tag, name = "", attributes = ""]) => {
    const runs = /^(script|iframe|object|embed|style|base|meta)$/i.test(name);
    const does = [...attributes.matchAll(ATTRIBUTE)].some(
      ([, attribute = "", value = ""]) =>
        /^(on.*|style|srcdoc)$/i.test(attribute) ||
        (/^(href|src|action|poster)$/i.test(attribute) &&
          /^\s*(javascript|data|vbscript):|^[/\\]{2}|^(tel|mailto):([^+\d\w]|$)/i.test(value)),
    );
    return runs || does ? [tag] : [];
  });
}

/** Headings, links, and buttons without text. */
function silences(markup: string): string[] {
  return [...markup.matchAll(/<(h[1-6]|a|button|summary|caption|li)\b([^>]*)>(.*?)<\/\1>/gs)].flatMap(
    ([all, , attributes, inner = ""]) => {
      const named =
        /aria-label="[^"]+"/.test(attributes ?? "") || /<(img[^>]*\salt="[^"]+"|video|li|dt)/.test(inner);
      return named || inner.replaceAll(/<[^>]*>/g, "").trim() !== "" ? [] : [all.slice(0, 200)];
    },
  );
}

const fillings: Filling[] = ["smallest", "largest", "hostile"];
const cases = allBlocks().flatMap((definition) =>
  fillings.map((filling) => [definition.name, filling, definition] as const),
);

describe("every block, with any contents", () => {
  test.each(cases)("%s, %s, on a page and in columns", async (name, filling, definition) => {
    const block = { type: name, props: blockProps(definition, filling, records) };
    for (const stored of placements(block, definition)) {
      const markup = await rendered(stored);
      expect(dangers(markup)).toEqual([]);
      expect(silences(markup)).toEqual([]);
    }
  });

  test.each(allBlocks().map((definition) => [definition.name, definition] as const))(
    "%s has a sentence and an example that explain it",
    async (name, { example, hints, fields, help, thumbnail, schema }) => {
      expect(schema.safeParse(example).success).toBe(true);
      expect(help).toMatch(/^[A-Z].{20,140}[.]$/);
      expect(
        thumbnail.every(({ x, y, width, height }) => x >= 0 && y >= 0 && x + width <= 96 && y + height <= 60),
      ).toBe(true);
      const props = withHints(describeFields(fields), schema.parse(example), (path) =>
        hintFor(path, undefined, hints),
      );
      expect(silences(await rendered([{ type: name, props }]))).toEqual([]);
    },
  );
});

describe("on the canvas of the page editor", () => {
  test.each(allBlocks().map((definition) => [definition.name, definition] as const))(
    "%s shows the same while its texts are marked with their fields",
    async (name, definition) => {
      const shown = await shownBlocks([{ type: name, props: blockProps(definition, "largest", records) }]);
      const marked = shown.map((block) => ({
        ...block,
        props: withFieldMarks(describeFields(definition.fields), block.props),
      }));
      // An address may contain a marked text, percent-encoded. Nothing on the canvas follows links.
      const markup = readMarks(markupOf(marked).replaceAll(/%E2%81%A\d/g, ""));
      expect(markup.words).toBe(markupOf(shown));
      if (/<h\d/.test(markup.words) && "heading" in definition.fields)
        expect(markup.starts).toContain("heading");
    },
  );
});

test("every category of the specification has its blocks, at least 24 in all", () => {
  expect(new Set(allBlocks().map(({ category }) => category))).toEqual(
    new Set(["Global", "General", "Blog"]),
  );
  expect(allBlocks().length).toBeGreaterThanOrEqual(24);
});

test("negative control: the checks above find what they look for", () => {
  expect(dangers(`<p>a</p><img src="x" onerror="attacked()"/><a href="javascript:x">x</a>`)).toHaveLength(2);
  expect(
    silences(`<h2 id="a"><span></span></h2><a href="/">Home</a><a href="/x"><img alt=""/></a>`),
  ).toHaveLength(2);
});

/** The block on its own, and within a section and a column if it fits there. */
function placements(block: Block, { needs, slots }: BlockDefinition): Block[][] {
  const column = { type: "columns", props: { first: [block] } };
  const within = { type: "section", props: { content: slots.length === 0 ? [column] : [block] } };
  if (hasRoomFor("narrow", needs)) return [[block], [within]];
  return hasRoomFor("wide", needs)
    ? [[block], [{ type: "section", props: { content: [block] } }]]
    : [[block]];
}

import { describe, expect, test } from "vitest";
import { locations, oneLocation, provider, providers } from "~/features/care/shared/fields";
import { file, image, images } from "~/features/media/shared/fields";
import { slideArray } from "~/features/media/slide-array";
import { newsItems } from "~/features/news/fields";
import { readCell } from "../csv/read-cell";
import { describeFields } from "../describe-type";
import { allBlocks, contentTypes } from "../registry";
import { boolean } from "./boolean";
import { color } from "./color";
import { date } from "./date";
import { datetime } from "./datetime";
import { editorNote } from "./editor-note";
import type { Field, Fields } from "./field";
import { FIELD_KINDS } from "./field-kind";
import { fixedValue } from "./fixed-value";
import { html } from "./html";
import { itemArray } from "./item-array";
import { money } from "./money";
import { navigationItems } from "./navigation-items";
import { number } from "./number";
import { weeksOfMonth } from "./opening-hours/weeks-of-month";
import { record } from "./reference";
import { select } from "./select";
import { showFields } from "./show-fields";
import { text } from "./text";
import { textarea } from "./textarea";
import { time } from "./time";

const [one, two] = ["5f0f7b52-4d1f-4a79-8a5e-0d8f7d7f5a01", "5f0f7b52-4d1f-4a79-8a5e-0d8f7d7f5a02"];
const options = { label: "X" };

describe("valid values and their normalized form", () => {
  const taken: [string, Field, unknown, unknown][] = [
    ["color", color(options) as Field, "pine", "pine"],
    ["any color", color({ ...options, free: true }) as Field, " #0F4C45 ", "#0f4c45"],
    ["moment", datetime(options) as Field, "2026-05-01T18:00:00-05:00", "2026-05-01T23:00:00.000Z"],
    ["time", time(options) as Field, "23:59", "23:59"],
    ["money", money(options) as Field, 1250, 1250],
    ["fixed value", fixedValue({ ...options, value: "always" }) as Field, "anything", "always"],
    ["note", editorNote({ ...options, note: "<p>Hello</p>" }) as Field, "anything", null],
    ["pictures", images(options) as Field, [one, two, one], [one, two]],
    [
      "a slide",
      slideArray(options) as Field,
      [{ image: one }],
      [
        {
          type: "image",
          image: one,
          video: null,
          captions: null,
          captionsLanguage: "en",
          hasNoSpeech: false,
          caption: "",
        },
      ],
    ],
  ];
  test.each(taken)("%s", (_, field, given, stored) => {
    expect(field.schema.parse(given)).toEqual(stored);
    expect(field.schema.parse(field.empty)).toEqual(field.empty);
  });

  const refused: [string, Field, unknown][] = [
    ["color that is not the brand's", color(options) as Field, "#0f4c45"],
    ["any color", color({ ...options, free: true }) as Field, "red"],
    ["moment", datetime(options) as Field, "2026-05-01"],
    ["moment", datetime(options) as Field, "2026-05-01T18:00:00"],
    ["time", time(options) as Field, "24:00"],
    ["money", money(options) as Field, 12.5],
    ["money", money(options) as Field, -1],
    ["file", file(options) as Field, "not-an-id"],
    ["a slide without a picture", slideArray(options) as Field, [{}]],
    ["a video without its file", slideArray(options) as Field, [{ type: "video", image: one }]],
  ];
  test.each(refused)("refuses %s %j", (_, field, given) => {
    expect(field.schema.safeParse(given).success).toBe(false);
  });
});

describe("every field type of the specification", () => {
  /** For each type: a field, accepted and normalized values, and refused ones if there are any. */
  const types: Record<string, { field: Field; taken: unknown; kept?: unknown; refused?: unknown }> = {
    TEXT: {
      field: text({ ...options, maxLength: 5 }) as Field,
      taken: " five ",
      kept: "five",
      refused: "sixsix",
    },
    TEXTAREA: { field: textarea(options) as Field, taken: "Two\nlines", refused: "x".repeat(2_001) },
    BOOLEAN: { field: boolean(options) as Field, taken: true, refused: "yes" },
    NUMBER: { field: number({ ...options, maximum: 9 }) as Field, taken: 9, refused: 10 },
    SELECT: { field: select({ ...options, choices: { a: "A" } }) as Field, taken: "a", refused: "b" },
    COLOR: { field: color(options) as Field, taken: "clay", refused: "#123456" },
    DATETIME: { field: datetime(options) as Field, taken: "2026-05-01T23:00:00.000Z", refused: "tomorrow" },
    DATE: { field: date(options) as Field, taken: "2026-05-01", refused: "2026-02-30" },
    TIME: { field: time(options) as Field, taken: "07:30", refused: "7:30 PM" },
    HTML: {
      field: html(options) as Field,
      taken: '<p onclick="x()">Hi<script>x()</script><a href="javascript:x()">you</a></p>',
      kept: "<p>Hi<a>you</a></p>",
      refused: 7,
    },
    IMAGE: { field: image(options) as Field, taken: one, refused: "/files/a.webp" },
    IMAGE_ARRAY: { field: images(options) as Field, taken: [one, two, one], kept: [one, two], refused: one },
    FILE: { field: file(options) as Field, taken: one, refused: "guide.pdf" },
    SLIDE_ARRAY: {
      field: slideArray(options) as Field,
      taken: [{ image: one, caption: "Seen" }],
      kept: [
        {
          type: "image",
          image: one,
          video: null,
          captions: null,
          captionsLanguage: "en",
          hasNoSpeech: false,
          caption: "Seen",
        },
      ],
      refused: [{ caption: "No picture" }],
    },
    ITEM_ARRAY: {
      field: itemArray({
        ...options,
        item: { title: text(options), at: date(options) },
        maxItems: 1,
      }) as Field,
      taken: [{ title: "One" }],
      kept: [{ title: "One", at: null }],
      refused: [{ title: "One" }, { title: "Two" }],
    },
    NAVIGATION_ITEMS: {
      field: navigationItems(options) as Field,
      taken: [
        {
          label: "I want to...",
          href: "#",
          subItems: [{ label: "Give", href: "#", subItems: [{ label: "Donate", href: "/donate" }] }],
        },
      ],
      refused: [{ label: "Home", href: "javascript:x()" }],
    },
    FIXED_VALUE: { field: fixedValue({ ...options, value: 7 }) as Field, taken: 8, kept: 7 },
    NEWSITEM_ARRAY: { field: newsItems(options) as Field, taken: [two, one], refused: ["latest"] },
    EDITOR_NOTE_HTML: {
      field: editorNote({ ...options, note: "<p>Hi</p>" }) as Field,
      taken: "typed",
      kept: null,
    },
    CHLOCATION: { field: oneLocation(options) as Field, taken: one, refused: "main-hospital" },
    CHLOCATION_ARRAY: { field: locations(options) as Field, taken: [one], refused: [7] },
    CHSTAFFMEMBER: { field: provider(options) as Field, taken: one, refused: { id: one } },
    CHSTAFFMEMBER_ARRAY: { field: providers(options) as Field, taken: [one], refused: one },
  };

  test("all 23 exist", () => {
    expect(Object.keys(types)).toEqual(FIELD_KINDS.slice(0, 23));
  });

  test.each(Object.entries(types))(
    "%s normalizes valid values, refuses others, and has its kind",
    (kind, { field, taken, kept = taken, refused }) => {
      expect(field.kind).toBe(kind);
      expect(field.schema.parse(taken)).toEqual(kept);
      expect(field.schema.parse(field.empty)).toEqual(field.empty);
      expect(typeof field.words(kept)).toBe("string");
      if (refused !== undefined) expect(field.schema.safeParse(refused).success).toBe(false);
      expect(JSON.stringify(describeFields({ field }))).toContain(kind);
    },
  );
});

test("weeks of a month are stored in order, each once, and other values are refused", () => {
  const weeks = weeksOfMonth(options);
  expect(weeks.schema.parse([3, 1, 3])).toEqual([1, 3]);
  expect(weeks.words([1, 3])).toBe("First, Third");
  for (const wrong of [[0], [6], [1.5], ["1"], 1]) expect(weeks.schema.safeParse(wrong).success).toBe(false);
  const read = (cell: string) => readCell(weeks as Field, cell, {} as never);
  expect(read("First; third")).toEqual({ value: [1, 3] });
  expect(read("2, 4")).toEqual({ value: [2, 4] });
  expect(read("")).toEqual({ value: [] });
  expect(read("sometimes")).toMatchObject({ problem: expect.stringContaining("“First”") });
});

test("every kind with references lists them", () => {
  expect([
    file(options).references(one),
    oneLocation(options).references(one),
    provider(options).references(one),
    record({ ...options, refersTo: "classCategory" }).references(one),
    images(options).references([one]),
    newsItems(options).references([one]),
  ]).toEqual(
    ["file", "location", "provider", "classCategory", "image", "newsItem"].map((type) => [{ type, id: one }]),
  );
  const video = slideArray(options).schema.parse([{ type: "video", image: one, video: two, captions: one }]);
  expect(slideArray(options).references(video)).toEqual([
    { type: "image", id: one },
    { type: "file", id: two },
    { type: "file", id: one },
  ]);
  const storedBefore = [{ type: "video", image: one, video: two, caption: "" }] as never;
  expect(slideArray(options).references(storedBefore)).toEqual([
    { type: "image", id: one },
    { type: "file", id: two },
  ]);
});

test("each of the specification's kinds is used by a content type or a block", () => {
  const kindsOf = (fields: Fields): string[] =>
    Object.values(fields).flatMap(({ kind, settings }) => [
      kind,
      ...(settings.item ? kindsOf(settings.item) : []),
    ]);
  const used = [...contentTypes(), ...allBlocks()].flatMap(({ fields }) => kindsOf(fields));
  const specified = FIELD_KINDS.slice(0, FIELD_KINDS.indexOf("SLUG"));
  expect(specified.filter((kind) => !used.includes(kind))).toEqual([]);
});

test("a note is sanitized, and described in the API", () => {
  const [described] = describeFields({
    note: editorNote({ label: "Note", note: "<p>Hi<script>x</script></p>" }),
  });
  expect(described).toMatchObject({
    kind: "EDITOR_NOTE_HTML",
    readOnly: true,
    settings: { note: "<p>Hi</p>" },
  });
});

test("a page shows the current fixed value, and no note", () => {
  const fields = {
    currency: fixedValue({ label: "Currency", value: "USD" }),
    note: editorNote({ label: "Note", note: "<p>For staff</p>" }),
  };
  const stored = { currency: "EUR", note: "<p>For staff</p>" } as never;
  expect(showFields(fields, stored, { find: () => undefined, hides: () => false })).toEqual({
    currency: "USD",
  });
});

test("slides show only what is published", () => {
  const picture = { id: one, alt: "A lantern" };
  const records = {
    find: (type: string, id: string) => (type === "image" && id === one ? picture : undefined),
    hides: () => false,
  };
  const slides = slideArray(options).schema.parse([
    { image: one, caption: "Seen" },
    { image: two, caption: "Not public" },
    { type: "video", image: one, video: two, caption: "Its file is not public" },
  ]);
  expect(slideArray(options).show(slides, records)).toEqual([
    { type: "image", image: picture, video: null, captions: null, caption: "Seen" },
  ]);
});

test.each(contentTypes().map((type) => [type.name, type] as const))(
  "a new %s matches its own schema",
  (_, type) => {
    const empty = type.schema.parse({});
    expect(type.schema.parse(empty)).toEqual(empty);
    expect(() => JSON.stringify(describeFields(type.fields))).not.toThrow();
  },
);

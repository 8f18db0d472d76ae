import { describe, expect, test } from "vitest";
import { contentTypes } from "../content-types";
import { describeFields } from "../describe-type";
import { color } from "./color/field";
import { datetime } from "./datetime/field";
import { editorNote } from "./editor-note/field";
import type { Field } from "./field";
import { fixedValue } from "./fixed-value/field";
import { money } from "./money/field";
import { file, images, newsItems, oneLocation, provider, record } from "./reference/field";
import { slideArray } from "./slide-array/field";
import { time } from "./time/field";

const [one, two] = ["5f0f7b52-4d1f-4a79-8a5e-0d8f7d7f5a01", "5f0f7b52-4d1f-4a79-8a5e-0d8f7d7f5a02"];
const options = { label: "X" };

describe("what a kind takes, and what becomes of it", () => {
  const taken: [string, Field, unknown, unknown][] = [
    ["colour", color(options) as Field, " #0F4C45 ", "#0f4c45"],
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
      [{ type: "image", image: one, video: null, caption: "" }],
    ],
  ];
  test.each(taken)("%s", (_, field, given, stored) => {
    expect(field.schema.parse(given)).toEqual(stored);
    expect(field.schema.parse(field.empty)).toEqual(field.empty);
  });

  const refused: [string, Field, unknown][] = [
    ["colour", color(options) as Field, "red"],
    ["moment", datetime(options) as Field, "2026-05-01"],
    ["moment", datetime(options) as Field, "2026-05-01T18:00:00"],
    ["time", time(options) as Field, "24:00"],
    ["money", money(options) as Field, 12.5],
    ["money", money(options) as Field, -1],
    ["file", file(options) as Field, "not-an-id"],
    ["a slide without a picture", slideArray(options) as Field, [{}]],
    ["a video without its file", slideArray(options) as Field, [{ type: "video", image: one }]],
  ];
  test.each(refused)("not: %s %j", (_, field, given) => {
    expect(field.schema.safeParse(given).success).toBe(false);
  });
});

test("every kind that names others says whom", () => {
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
  const video = [{ type: "video" as const, image: one, video: two, caption: "" }];
  expect(slideArray(options).references(video)).toEqual([
    { type: "image", id: one },
    { type: "file", id: two },
  ]);
});

test("a note is cleaned, and shown with what it says", () => {
  const [described] = describeFields({
    note: editorNote({ label: "Note", note: "<p>Hi<script>x</script></p>" }),
  });
  expect(described).toMatchObject({
    kind: "EDITOR_NOTE_HTML",
    readOnly: true,
    settings: { note: "<p>Hi</p>" },
  });
});

test("slides show what is public of them", () => {
  const picture = { id: one, alt: "A lantern" };
  const records = {
    find: (type: string, id: string) => (type === "image" && id === one ? picture : undefined),
  };
  const slides = [
    { type: "image" as const, image: one, video: null, caption: "Seen" },
    { type: "image" as const, image: two, video: null, caption: "Not public" },
    { type: "video" as const, image: one, video: two, caption: "Its file is not public" },
  ];
  expect(slideArray(options).show(slides, records)).toEqual([
    { type: "image", image: picture, video: null, caption: "Seen" },
  ]);
});

test.each(contentTypes.map((type) => [type.name, type] as const))(
  "a new %s fits its own schema",
  (_, type) => {
    const empty = type.schema.parse({});
    expect(type.schema.parse(empty)).toEqual(empty);
    expect(() => JSON.stringify(describeFields(type.fields))).not.toThrow();
  },
);

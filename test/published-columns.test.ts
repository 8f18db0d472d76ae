import { eq, sql } from "drizzle-orm";
import { pgTable, text as textColumn } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { z } from "zod";
import { formGroups } from "~/admin/content/form/form-groups";
import { defineContentType } from "~/content/define-content-type";
import { describeType } from "~/content/describe-type";
import { datetime } from "~/content/fields/datetime";
import { formGroup } from "~/content/fields/form-group";
import { plainWords } from "~/content/fields/plain-words";
import { select } from "~/content/fields/select";
import { slug } from "~/content/fields/slug";
import { text } from "~/content/fields/text";
import { columnsOf, publicColumns, publishedRow } from "~/content/publishing/published-columns";
import { responseFields } from "~/content/publishing/response-fields";
import { writeRow } from "~/content/publishing/write-row";
import { searchTextOf } from "~/content/search/search-text-of";
import { image } from "~/features/media/shared/fields";
import { testDatabase } from "./database";
import { testActor } from "./factories/content";

const fields = {
  ...formGroup("Name", {
    name: text({ label: "Name", required: true, search: "title" }),
    slug: slug({ label: "Address" }),
    /** The field that was added later. */
    pronouns: text({ label: "Pronouns", help: "As in she/her.", maxLength: 40, search: "words" }),
  }),
  ...formGroup("More", {
    gender: select({ label: "Gender", choices: { female: "Woman", male: "Man" } }),
    portrait: image({ label: "Portrait" }),
    startedAt: datetime({ label: "With us since" }),
    plainWords: plainWords(),
  }),
};
const guide = pgTable("guide", { ...columnsOf(fields), sortName: textColumn().notNull() });

const guideType = defineContentType({
  name: "guide",
  apiName: "guides",
  label: { one: "Guide", many: "Guides" },
  feature: null,
  access: { draft: [], publish: [] },
  fields,
  list: { columns: [], belongsHere: "Guides." },
  table: guide,
  title: (data) => data.name,
  slugField: "slug",
  addressPrefix: "/guide/",
  search: { weight: 1 },
  project: (tx, item) =>
    writeRow(tx, guide, publishedRow(guide, fields, item, { sortName: item.data.name.toLowerCase() })),
  async withdraw(tx, id) {
    await tx.delete(guide).where(eq(guide.id, id));
  },
});

const { db } = await testDatabase({ migrated: false });
await db.execute(sql`create table guide (id uuid primary key, name text not null default '', slug text not null unique, gender text,
  portrait_id uuid, started_at timestamptz, sort_name text not null, updated_at timestamptz not null)`);

const item = {
  id: "018f2f6e-0000-7000-8000-000000000001",
  data: guideType.schema.parse({ name: "Ada", slug: "ada", gender: "female", pronouns: "she/her" }),
  publishedAt: new Date("2026-11-24T08:00:00Z"),
  updatedAt: new Date("2026-11-25T08:00:00Z"),
};

test("a field that is added to a type has a column and is in the public view", async () => {
  await db.execute(
    sql`insert into guide (id, name, slug, sort_name, updated_at) values (gen_random_uuid(), 'Older', 'older', 'older', now())`,
  );
  // As the generated migration does, on a table with rows.
  await db.execute(sql`alter table guide add column pronouns text default '' not null`);

  await guideType.project(db, item);
  const shown = await db
    .select(publicColumns(guide, "sortName", "updatedAt"))
    .from(guide)
    .orderBy(guide.name);
  expect(shown).toEqual([
    {
      id: item.id,
      name: "Ada",
      slug: "ada",
      pronouns: "she/her",
      gender: "female",
      portraitId: null,
      startedAt: null,
    },
    expect.objectContaining({ name: "Older", pronouns: "" }),
  ]);
});

test("a field that is added to a type is in its group of the form, and in what staff may send", () => {
  const groups = formGroups(describeType(guideType, testActor));
  expect(groups.map(({ title, fields: shown }) => [title, shown.map(({ label }) => label)])).toEqual([
    ["Name", ["Name", "Address", "Pronouns"]],
    ["More", ["Gender", "Portrait", "With us since", "Words people use"]],
  ]);
  expect(guideType.schema.parse({ pronouns: "they/them" })).toMatchObject({ pronouns: "they/them" });
  expect(() => guideType.schema.parse({ pronouns: "x".repeat(41) })).toThrow();
});

test("a field that is added to a type counts in the search document as it says", async () => {
  const { data } = item;
  const published = { ...item, data: { ...data, plainWords: ["tour"] } };
  expect(await searchTextOf(db, guideType, published)).toEqual({
    title: "Ada",
    words: ["she/her"],
    excerpt: "",
    body: "",
    passages: [],
    plainWords: ["tour"],
    weight: 1,
  });
});

test("a field that is added to a type is in the schema and the description of the public API", () => {
  const shape = responseFields(fields, {
    name: "shown",
    slug: "not shown",
    pronouns: "shown",
    gender: "shown",
    portrait: "own",
    startedAt: "shown",
  });
  const response = z.object(shape);
  const shown = { name: "Ada", pronouns: "she/her", gender: null, startedAt: "2026-11-24T08:00:00.000Z" };
  expect(response.parse(shown)).toEqual(shown);
  expect(response.safeParse({ ...shown, pronouns: undefined }).success).toBe(false);
  expect(z.toJSONSchema(response).properties).toMatchObject({
    pronouns: { type: "string", description: "Pronouns. As in she/her." },
    gender: { description: "Gender. One of: female, male." },
  });
});

test("publishing again replaces every column", async () => {
  const data = guideType.schema.parse({ name: "Ada", slug: "ada" });
  const { id, publishedAt } = item;
  const updatedAt = new Date("2026-11-26T08:00:00Z");
  await guideType.project(db, { id, data, publishedAt, updatedAt });
  const [row] = await db.select().from(guide).where(eq(guide.id, item.id));
  expect(row).toMatchObject({ pronouns: "", gender: null, sortName: "ada", updatedAt });
});

test("every stored field has a column, and nothing else does", () => {
  expect(Object.keys(columnsOf(fields)).sort()).toEqual(
    ["gender", "id", "name", "portraitId", "pronouns", "slug", "startedAt", "updatedAt"].sort(),
  );
});

test("a projection that omits, invents, or repeats a column does not compile", () => {
  // @ts-expect-error the column sortName is missing
  publishedRow(guide, fields, item, {});
  // @ts-expect-error there is no such column
  publishedRow(guide, fields, item, { sortName: "ada", rank: 1 });
  // @ts-expect-error the field brings this column
  publishedRow(guide, fields, item, { sortName: "ada", name: "Ada" });
  const more = { sortName: "ada", rank: 1 };
  // @ts-expect-error there is no such column, spread in or not
  publishedRow(guide, fields, item, { ...more });
  // @ts-expect-error the record is of another type
  publishedRow(guide, fields, { ...item, data: { name: "Ada" } }, more);
  // @ts-expect-error there is no such column to withhold
  publicColumns(guide, "rank");
});

test("a type with a required field that is empty is not published", () => {
  const dated = { startsAt: datetime({ label: "Begins", required: true }) };
  const table = pgTable("dated", columnsOf(dated));
  const empty = { ...item, data: { startsAt: null } };
  expect(() => publishedRow(table, dated, empty, {})).toThrow("without “Begins”");
  const { startsAt } = publishedRow(
    table,
    dated,
    { ...item, data: { startsAt: "2026-11-24T08:00:00Z" } },
    {},
  );
  expect(startsAt).toEqual(new Date("2026-11-24T08:00:00Z"));
});

test("a field without a group, beside others in groups, does not compile", () => {
  // @ts-expect-error the field `email` is in no group
  defineContentType({ ...guideType, fields: { ...fields, email: text({ label: "Email" }) } });
});

test("a response that forgets or invents a field does not compile", () => {
  const choices = {
    name: "shown",
    slug: "shown",
    gender: "shown",
    portrait: "own",
    startedAt: "shown",
  } as const;
  // @ts-expect-error `pronouns` is not decided
  responseFields(fields, choices);
  // @ts-expect-error there is no such field
  responseFields(fields, { ...choices, pronouns: "shown", rank: "shown" });
  // @ts-expect-error the field has no column
  responseFields(fields, { ...choices, pronouns: "shown", plainWords: "shown" });
});

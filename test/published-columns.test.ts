import { eq, sql } from "drizzle-orm";
import { pgTable, text as textColumn } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { defineContentType } from "~/content/define-content-type";
import { describeFields } from "~/content/describe-type";
import { plainWords } from "~/content/fields/plain-words";
import { select } from "~/content/fields/select/field";
import { slug } from "~/content/fields/slug/field";
import { text } from "~/content/fields/text/field";
import { columnsOf, publicColumns, publishedRow } from "~/content/publishing/published-columns";
import { writeRow } from "~/content/publishing/write-row";
import { image } from "~/features/media/shared/fields";
import { testDatabase } from "./database";

const fields = {
  name: text({ label: "Name", required: true }),
  slug: slug({ label: "Address" }),
  gender: select({ label: "Gender", choices: { female: "Woman", male: "Man" } }),
  portrait: image({ label: "Portrait" }),
  plainWords: plainWords(),
  /** The field that was added later. */
  pronouns: text({ label: "Pronouns", maxLength: 40 }),
};
const guide = pgTable("guide", { ...columnsOf(fields), sortName: textColumn().notNull() });

const guideType = defineContentType({
  name: "guide",
  apiName: "guides",
  label: { one: "Guide", many: "Guides" },
  feature: null,
  access: { draft: [], publish: [] },
  fields,
  list: { columns: [] },
  title: (data) => data.name,
  slugField: "slug",
  project: (tx, item) =>
    writeRow(tx, guide, publishedRow(guide, fields, item, { sortName: item.data.name.toLowerCase() })),
  async withdraw(tx, id) {
    await tx.delete(guide).where(eq(guide.id, id));
  },
});

const { db } = await testDatabase({ migrated: false });
await db.execute(sql`create table guide (id uuid primary key, name text not null default '', slug text not null unique, gender text,
  portrait_id uuid, sort_name text not null, updated_at timestamptz not null)`);

const item = {
  id: "018f2f6e-0000-7000-8000-000000000001",
  data: guideType.schema.parse({ name: "Ada", slug: "ada", gender: "female", pronouns: "she/her" }),
  publishedAt: new Date("2026-11-24T08:00:00Z"),
};

test("a field added to a type has a column, an input in the form and the API, and appears in the public view", async () => {
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
    { id: item.id, name: "Ada", slug: "ada", gender: "female", portraitId: null, pronouns: "she/her" },
    expect.objectContaining({ name: "Older", pronouns: "" }),
  ]);
  expect(describeFields(fields).at(-1)).toMatchObject({ name: "pronouns", label: "Pronouns", kind: "TEXT" });
  expect(() => guideType.schema.parse({ pronouns: "x".repeat(41) })).toThrow();
});

test("publishing again replaces every column", async () => {
  const data = guideType.schema.parse({ name: "Ada", slug: "ada" });
  await guideType.project(db, { id: item.id, data, publishedAt: item.publishedAt });
  const [row] = await db.select().from(guide).where(eq(guide.id, item.id));
  expect(row).toMatchObject({ pronouns: "", gender: null, sortName: "ada", updatedAt: item.publishedAt });
});

test("every stored field has a column, and nothing else does", () => {
  expect(Object.keys(columnsOf(fields)).sort()).toEqual(
    ["gender", "id", "name", "portraitId", "pronouns", "slug", "updatedAt"].sort(),
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
  publishedRow(guide, fields, { id: item.id, publishedAt: item.publishedAt, data: { name: "Ada" } }, more);
  // @ts-expect-error there is no such column to withhold
  publicColumns(guide, "rank");
});

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../project-root";
import { compareReleases, programRelease } from "../release";
import { breakingStatements } from "./breaking-statements";
import { oldestReleaseIn } from "./oldest-release";
import { migrationsFolder } from "./program-migrations";

/** The baseline is exempt: it creates tables that no release had before, or it is not applied. */
const FIRST_OF_RULE = 1;

const journal = JSON.parse(await readFile(join(migrationsFolder(), "meta/_journal.json"), "utf8"));
const tags: string[] = journal.entries.map(({ tag }: { tag: string }) => tag);
const migrations = await Promise.all(
  tags.map(async (tag) => ({ tag, text: await readFile(join(migrationsFolder(), `${tag}.sql`), "utf8") })),
);

test("the previous release runs on every new migration, or the migration names the oldest release that does", () => {
  const unmarked = migrations
    .slice(FIRST_OF_RULE)
    .filter(({ text }) => oldestReleaseIn(text) === undefined)
    .flatMap(({ tag, text }) => breakingStatements(text).map((found) => ({ tag, found })));
  expect(unmarked).toEqual([]);
});

test("no migration names a release that does not exist yet", async () => {
  const own = await programRelease();
  const tooNew = migrations.filter(({ text }) => compareReleases(oldestReleaseIn(text) ?? "0.0.0", own) > 0);
  expect(tooNew.map(({ tag }) => tag)).toEqual([]);
});

test.each([
  `drop table "page"`,
  `alter table "page" drop column "title"`,
  `alter table "page" rename column "title" to "heading"`,
  `alter table "page" alter column "title" set not null`,
  `alter table "page" alter column "title" set data type integer`,
  `alter table "page" add column "slug" text not null`,
  `alter table "page" add constraint "page_short" check (length(title) < 10)`,
  `alter table "page" add constraint "page_owner" foreign key ("owner") references "public"."account"("id")`,
  `create unique index "page_title" on "page" using btree ("title")`,
  `delete from page where title = ''`,
  `truncate page`,
])("reports a statement that breaks older code: %s", (statement) => {
  expect(breakingStatements(`create table "other" ("id" uuid);\n${statement};`)).toHaveLength(1);
});

test.each([
  `create table "page" ("title" text not null); alter table "page" add constraint "a" check (length(title) < 9); create unique index "b" on "page" ("title")`,
  `alter table "page" add column "slug" text not null default ''`,
  `alter table "page" add column "owner" uuid; alter table "page" add constraint "f" foreign key ("owner") references "public"."account"("id"); create unique index "u" on "page" using btree ("owner")`,
  `create index "page_title" on "page" using btree ("title")`,
  `-- drop table "page"\nupdate page set title = ''`,
  `alter table "page" drop constraint "page_short"`,
])("accepts a statement that breaks no older code: %s", (statement) => {
  expect(breakingStatements(`${statement};`)).toEqual([]);
});

// We cannot mark pg-boss's own migrations. To update to a pg-boss with another schema, test the
// previous release on it, and then change the number here.
test("pg-boss keeps the schema that earlier releases are known to work with", async () => {
  const manifest = await readFile(join(projectRoot(), "node_modules/pg-boss/package.json"), "utf8");
  expect(JSON.parse(manifest).pgboss.schema).toBe(37);
});

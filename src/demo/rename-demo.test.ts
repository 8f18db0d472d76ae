import { eq, getTableName, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { saveDraft } from "~/content/actions/save-draft";
import { showPublicly } from "~/content/actions/show-publicly";
import { contentTypes } from "~/content/registry";
import { contentItem } from "~/content/tables";
import { settingsType } from "~/features/settings/definition";
import { testDatabase } from "../../test/database";
import { testActor } from "../../test/factories/content";
import { publishDemo } from "../../test/search/publish-demo";

const { db } = await testDatabase();

/** A location's own name, which is changed in its record, like the phones of the main hospital's location. */
const OWN_NAMES = /Alder Creek\s+Family\s+Clinic/gi;
const FORMER = /.{0,60}(Prairie\s+Lantern|Alder\s+Creek|3085550100|\(308\) 555-0100).{0,20}/g;

beforeAll(async () => {
  await publishDemo(db);
  const [settings] = await db.select().from(contentItem).where(eq(contentItem.type, settingsType.name));
  if (!settings) throw new Error("The demo has no settings.");
  const changes = {
    hospitalName: "Elm Valley Hospital",
    shortName: "Elm Valley",
    foundationName: "Elm Valley Foundation",
    addressCity: "Elm",
    mainPhone: "4025550123",
    phones: [],
  };
  const saved = await saveDraft({ db, actor: testActor }, settingsType, settings, changes);
  // The database lacks the pictures that the settings name, so the checklist would refuse to publish them.
  await db.transaction(async (tx) => showPublicly(tx, settingsType, saved, settings));
}, 120_000);

function ownPhones(table: string, text: string): string {
  return table === "location" ? text.replaceAll('"3085550100"', '""') : text;
}

test("after a rename no published row and no title of a record has the former name, town, or phone", async () => {
  const tables = new Set(contentTypes().flatMap(({ table }) => (table ? [getTableName(table)] : [])));
  const found: string[] = [];
  for (const table of [...tables, "search_document"]) {
    const { rows } = await db.execute<{ text: string }>(
      sql`select to_jsonb(one)::text as text from ${sql.identifier(table)} one`,
    );
    for (const { text } of rows)
      for (const said of ownPhones(table, text).replaceAll(OWN_NAMES, "").match(FORMER) ?? [])
        found.push(`${table}: ${said}`);
  }
  expect(found).toEqual([]);
  const titles = await db.select({ title: contentItem.title }).from(contentItem);
  expect(titles.flatMap(({ title }) => title.replaceAll(OWN_NAMES, "").match(FORMER) ?? [])).toEqual([]);
});

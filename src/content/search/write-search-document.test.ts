import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { pageType } from "~/features/pages/page/definition";
import { systemActor } from "~/platform/audit/actor";
import { testDatabase } from "../../../test/database";
import { createItem } from "../actions/create-item";
import { trashItem } from "../actions/trash-item";
import { searchDocument } from "../tables";

const { db } = await testDatabase();
const staff = { db, actor: systemActor("test") };

const parking = {
  path: "/parking",
  title: "Where to park",
  description: "Parking is free.",
  blocks: [
    {
      type: "callToAction",
      props: {
        heading: "Trailers",
        text: "Use the north side.",
        actions: [{ label: "Directions", href: "/location/main-hospital", kind: "primary" }],
        tone: "giving",
      },
    },
  ],
};

test("a published page is found by its text, not by its addresses or styles", async () => {
  await createItem(staff, pageType, parking, { publish: true, trusted: true });

  const [found] = await db.select().from(searchDocument);

  expect(found).toMatchObject({ type: "page", title: "Where to park", url: "/parking" });
  expect(found?.body).toBe("Trailers\nUse the north side.\nDirections");
  expect(await matches("trailer")).toBe(1);
  expect(await matches("giving")).toBe(0);
});

test("a trashed page is no longer found", async () => {
  const item = await createItem(
    staff,
    pageType,
    { ...parking, path: "/parking-two" },
    { publish: true, trusted: true },
  );
  expect(await matches("trailer")).toBe(2);

  await trashItem(staff, pageType, item);

  expect(await matches("trailer")).toBe(1);
});

function matches(word: string): Promise<number> {
  return db.$count(searchDocument, sql`${searchDocument.terms} @@ plainto_tsquery('english', ${word})`);
}

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { pageType } from "~/features/pages/page/definition";
import { systemActor } from "~/platform/audit/actor";
import { auditEvent } from "~/platform/audit/table";
import { testDatabase } from "../../../test/database";
import { createItem } from "../actions/create-item";
import { saveDraft } from "../actions/save-draft";
import { searchDocument } from "../tables";
import { rebuildSearch } from "./rebuild-search";

const { db } = await testDatabase();
const actor = systemActor("test");
const staff = { db, actor };
const page = (path: string, title: string) => ({
  path,
  title,
  description: `About ${title}.`,
  blocks: [
    {
      type: "callToAction",
      props: {
        heading: title,
        text: "More.",
        actions: [{ label: "Call", href: "/contact-us", kind: "primary" }],
        tone: "giving",
      },
    },
  ],
});

test("rebuilds a lost or damaged index from published records only", async () => {
  const parking = await createItem(staff, pageType, page("/parking", "Parking"), {
    publish: true,
    trusted: true,
  });
  await createItem(staff, pageType, page("/draft", "Not yet"), { trusted: true });
  await createItem(staff, pageType, page("/visiting", "Visiting"), { publish: true, trusted: true });
  await saveDraft(staff, pageType, parking, { title: "Parking, rewritten" });
  const before = await documents();
  expect(before.map(({ title }) => title).sort()).toEqual(["Parking", "Visiting"]);

  await db.delete(searchDocument).where(eq(searchDocument.title, "Visiting"));
  await db.update(searchDocument).set({ title: "spoilt" }).where(eq(searchDocument.title, "Parking"));
  await db.insert(searchDocument).values({
    itemId: crypto.randomUUID(),
    type: "page",
    title: "A ghost",
    url: "/ghost",
    excerpt: "",
    terms: "",
    updatedAt: new Date(),
  });

  const reports: number[][] = [];
  expect(await rebuildSearch(db, actor, (...progress) => void reports.push(progress))).toBe(2);
  expect(reports).toEqual([[2, 2]]);

  expect((await documents()).map(({ title, url, excerpt }) => ({ title, url, excerpt }))).toEqual(
    before.map(({ title, url, excerpt }) => ({ title, url, excerpt })),
  );
  const [event] = await db.select().from(auditEvent).where(eq(auditEvent.action, "search.rebuilt"));
  expect(event?.after).toEqual({ documents: 2 });
});

function documents() {
  return db.select().from(searchDocument).orderBy(searchDocument.url);
}

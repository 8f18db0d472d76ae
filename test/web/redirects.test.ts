import { afterAll, expect, test } from "vitest";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import { trashItem } from "~/content/actions/trash-item";
import { specialtyType } from "~/content/types/specialty/definition";
import { testDatabase } from "../database";
import { makeSpecialty, testActor } from "../factories/content";
import { startSite } from "../start-site";

const { db, url } = await testDatabase();
const site = await startSite({ env: { DATABASE_URL: url, SEED: "empty" } });
afterAll(() => site.stop());
const context = { db, actor: testActor };

async function answerOf(path: string) {
  const { status, headers } = await fetch(`${site.address}${path}`, { redirect: "manual" });
  return { status, location: headers.get("location"), kept: headers.get("cache-control") };
}

test("a page whose address changed is found at the old one, until that is given to another", async () => {
  const item = await makeSpecialty(db, { slug: "before" });
  expect((await answerOf("/specialty/before")).status).toBe(200);
  const saved = await saveDraft(context, specialtyType, item, { slug: "after" });
  const moved = await publishItem(context, specialtyType, saved);
  // Told to every node as any other edit: the page that was kept is gone, and so is the answer that there is none.
  const lasting = { status: 301, location: "/specialty/after", kept: "public, max-age=0, must-revalidate" };
  await expect.poll(() => answerOf("/specialty/before"), { timeout: 30_000 }).toEqual(lasting);
  expect(await answerOf("/specialty/before/")).toEqual(lasting);
  expect((await answerOf("/specialty/after")).status).toBe(200);
  const data = await fetch(`${site.address}/specialty/before.data`, { redirect: "manual" });
  expect(await data.text()).toContain("/specialty/after");

  await trashItem(context, specialtyType, moved);
  await makeSpecialty(db, { slug: "before", name: "Another one" });
  await expect.poll(async () => (await answerOf("/specialty/before")).status, { timeout: 30_000 }).toBe(200);
});

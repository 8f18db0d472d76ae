import { afterAll, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import { trashItem } from "~/content/actions/trash-item";
import { redirectType } from "~/content/redirects/definition";
import { specialtyType } from "~/features/care/specialty/definition";
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

test("a page whose address changed is found at the old one until another page takes it", async () => {
  const item = await makeSpecialty(db, { slug: "before" });
  expect((await answerOf("/specialty/before")).status).toBe(200);
  const saved = await saveDraft(context, specialtyType, item, { slug: "after" });
  const moved = await publishItem(context, specialtyType, saved);
  // Announced to every node like any other edit: the cached page is gone, and so is the cached 404.
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

test("a rule redirects addresses below a path or matching a pattern; an exact address goes first, and no one is redirected twice", async () => {
  const lead = (from: string, to: string, match: "exact" | "prefix" | "pattern") =>
    createItem(context, redirectType, { from, to, kind: "302", match }, { publish: true, trusted: true });
  await lead("/docs", "https://other.example/d", "prefix");
  await lead("/docs/here", "/search", "exact");
  await lead("/people/*.html", "/docs/*", "pattern");
  const location = async (path: string) => (await answerOf(path)).location;
  await expect.poll(() => location("/docs/A/b"), { timeout: 30_000 }).toBe("https://other.example/d/A/b");
  expect(await answerOf("/docs/here")).toMatchObject({ status: 302, location: "/search" });
  expect(await location("/people/here.html")).toBe("/search");
  expect(await location("/people/jo.html?from=mail")).toBe("/docs/jo");
  expect((await answerOf("/documents")).status).toBe(404);
});

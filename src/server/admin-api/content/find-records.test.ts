import { expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { trashItem } from "~/content/actions/trash-item";
import { pageType } from "~/features/pages/page/definition";
import { MAX_QUERY_LENGTH } from "~/platform/isomorphic/limits";
import type { PermissionFlag } from "~/platform/isomorphic/permissions";
import { signedIn } from "../../../../test/factories/accounts";
import { makeLocation, makeSpecialty, testActor } from "../../../../test/factories/content";
import { testApp } from "../../../../test/web-app";

const { url, services, logged } = await testApp();
const { db } = services;

const page = (title: string, path: string) =>
  createItem({ db, actor: testActor }, pageType, {
    path,
    title,
    description: "A page.",
    blocks: [],
  });

async function search(flags: PermissionFlag[] | "administrator", q: string) {
  const { headers } = await signedIn(db, flags);
  return fetch(`${url}/api/admin/records/search`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ q }),
  });
}

async function titlesFor(flags: PermissionFlag[] | "administrator", q: string): Promise<string[]> {
  const response = await search(flags, q);
  expect(response.status).toBe(200);
  const { items } = (await response.json()) as { items: { kind: string; title: string }[] };
  return items.map(({ kind, title }) => `${kind}: ${title}`);
}

await makeSpecialty(db, { name: "Heart café", slug: "heart-cafe" });
await makeLocation(db, { name: "Heart clinic", slug: "heart-clinic" });
await page("About the heart", "/about");
await page("Heart 100%", "/whole");
const trashed = await page("Heart of the past", "/past");
await trashItem({ db, actor: testActor }, pageType, trashed);

test("finds records of all types that the person may edit, and no others", async () => {
  expect((await titlesFor("administrator", "heart")).toSorted()).toEqual([
    "Location: Heart clinic",
    "Page: About the heart",
    "Page: Heart 100%",
    "Specialty: Heart café",
  ]);
  expect(await titlesFor(["permissionPageEditor"], "heart")).toEqual([
    "Page: Heart 100%",
    "Page: About the heart",
  ]);
  expect(await titlesFor(["permissionCHLocationManager"], "heart")).toEqual(["Location: Heart clinic"]);
  expect(await titlesFor(["permissionFoundationManager"], "heart")).toEqual([]);
});

test("requires every word, ignores accents, and takes punctuation literally", async () => {
  expect(await titlesFor("administrator", "cafe HEART")).toEqual(["Specialty: Heart café"]);
  expect(await titlesFor("administrator", "100%")).toEqual(["Page: Heart 100%"]);
  expect(await titlesFor("administrator", "heart%clinic")).toEqual([]);
});

test("refuses a single letter and long texts, and logs nothing that was typed", async () => {
  expect((await search("administrator", "h")).status).toBe(422);
  expect((await search("administrator", "h".repeat(MAX_QUERY_LENGTH + 1))).status).toBe(422);
  await search("administrator", "Quillfeather");
  expect(JSON.stringify(logged())).not.toContain("Quillfeather");
});

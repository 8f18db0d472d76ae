import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { saveDraft } from "~/content/actions/save-draft";
import { recordProgress } from "~/content/search/rebuild-progress";
import { rebuildSearchJob } from "~/content/search/rebuild-search-job";
import { searchDocument } from "~/content/tables";
import { specialtyType } from "~/features/care/specialty/definition";
import { makeUser, signInHeaders } from "../../../../../test/factories/accounts";
import { makeSpecialty, testActor } from "../../../../../test/factories/content";
import { testApp } from "../../../../../test/web-app";
import { countSearch } from "../../count-search";
import { rebuildSearchByStaff } from "../../rebuild-search-by-staff";

const { url, services } = await testApp();
const { db } = services;
const staff = await signInHeaders(db, await makeUser(db, { administrator: true }));
const settings = await signInHeaders(db, await makeUser(db, { flags: ["permissionSettingsManager"] }));
const cardiology = await makeSpecialty(db, {
  name: "Cardiology",
  slug: "cardiology",
  plainWords: ["heart doctor"],
});
const today = services.now().toISOString().slice(0, 10);

test("adds the words of a failed search to a record, which is then found by them", async () => {
  const search = () => call("GET", "/../search?q=ticker+trouble");
  expect((await search()).body.total).toBe(0);
  const vain = { query: "Ticker trouble", total: 0, notOffered: [], notice: null };
  for (let times = 0; times < 2; times += 1) await countSearch(db, vain, today);
  expect((await call("GET", "/counts")).body).toMatchObject({
    searches: 2,
    withoutResults: 2,
    misses: [{ words: "ticker trouble", count: 2 }],
  });

  const added = { words: "ticker trouble", url: "/specialty/cardiology" };
  expect((await call("POST", "/words", added)).status).toBe(201);

  expect((await search()).body).toMatchObject({
    results: [{ url: "/specialty/cardiology" }],
    rules: [{ words: "ticker trouble", title: "Cardiology", url: "/specialty/cardiology" }],
  });
  expect((await call("GET", "/counts")).body.misses).toEqual([]);
  const listed = await call("GET", "/words?q=ticker");
  expect(listed.body).toMatchObject({
    items: [{ words: "ticker trouble", itemId: cardiology.id, apiName: "specialties", title: "Cardiology" }],
    total: 1,
  });

  const gone = `/words?${new URLSearchParams(added)}`;
  expect((await call("DELETE", gone)).status).toBe(200);
  expect((await call("GET", "/words")).body.items.map(({ words }: { words: string }) => words)).toEqual([
    "heart doctor",
  ]);
});

test("changing words requires the permission to publish the record, and a public record without unpublished changes", async () => {
  const requestBody = { words: "ticker", url: "/specialty/cardiology" };
  expect((await call("POST", "/words", requestBody, settings)).status).toBe(403);
  expect((await call("POST", "/words", { ...requestBody, url: "/specialty/none" })).status).toBe(404);
  expect((await call("POST", "/words", { ...requestBody, words: " " })).status).toBe(422);
  const rash = await makeSpecialty(db, { name: "Skin", slug: "skin" });
  await saveDraft({ db, actor: testActor }, specialtyType, rash, { summary: "Not yet public." });
  const refused = await call("POST", "/words", { words: "itchy", url: "/specialty/skin" });
  expect(refused).toMatchObject({ status: 409, body: { error: { code: "IN_USE" } } });
});

test("a job rebuilds the index, and everyone sees its progress", async () => {
  expect((await call("GET", "")).body.rebuild).toBeNull();
  expect((await call("POST", "/rebuild")).status).toBe(202);
  await db.delete(searchDocument);
  expect((await call("GET", "")).body.total).toBe(0);

  const rebuildState = { done: 1, total: 2, state: "begins" } as const;
  await recordProgress(db, services.now(), rebuildState);
  expect((await call("GET", "")).body.rebuild).toMatchObject({ done: 1, total: 2, finishedAt: null });

  const { rows } = await db.execute<{ data: { actorId: string } }>(
    sql`select data from pgboss.job where name = ${rebuildSearchJob.name}`,
  );
  await rebuildSearchByStaff(services, rows[0]?.data.actorId ?? "");
  expect((await call("GET", "")).body).toMatchObject({
    total: 2,
    rebuild: { done: 2, total: 2, finishedAt: expect.any(String) },
  });
});

async function call(method: string, path: string, body?: unknown, headers = staff) {
  const address = new URL(`${url}/api/admin/search${path.startsWith("/..") ? "" : path}`);
  if (path.startsWith("/..")) address.href = `${url}/api${path.slice(3)}`;
  const response = await fetch(address, {
    method,
    headers: { ...headers, origin: url, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: await response.json() };
}

import { expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { saveDraft } from "~/content/actions/save-draft";
import { makeUser, signInHeaders } from "../../../../../test/factories/accounts";
import { makeSpecialty, testActor } from "../../../../../test/factories/content";
import { testApp } from "../../../../../test/web-app";
import { countSearch } from "../../count-search";
import { qualityQueries } from "../../evaluation/quality-queries";
import { searchTopicType } from "../../search-topic";
import type { Topic } from "../../vocabulary/topics";

const { url, services } = await testApp();
const { db } = services;
const staff = await signInHeaders(db, await makeUser(db, { flags: ["permissionSettingsManager"] }));
const someone = await signInHeaders(db, await makeUser(db, { flags: ["permissionPageEditor"] }));
await makeSpecialty(db, { name: "Surgery", slug: "general-surgery" });
await makeSpecialty(db, { name: "Kidney Care", slug: "kidney-care" });
await makeSpecialty(db, { name: "Family Medicine", slug: "family-medicine" });
const topic = (key: Topic, pages: string[], elsewhere: string[] = []) =>
  createItem(
    { db, actor: testActor },
    searchTopicType,
    { topic: key, pages, elsewhere, moreWords: [], wordsOff: [] },
    { publish: true },
  );
const surgery = await topic("general-surgery", ["/specialty/general-surgery"]);
const kidneys = await topic("kidney-care", ["/specialty/kidney-care"]);
const hospice = await topic("hospice", ["/specialty/family-medicine"]);
const dentistry = await topic("dentistry", [], ["Main Street Dental"]);
const today = services.now().toISOString().slice(0, 10);

interface Change {
  query: string;
  source: string;
  effect: string;
  before: { pages: { title: string }[]; notOffered: string[] };
  after: { pages: { title: string }[]; notOffered: string[] };
}

test("suggests the topics whose words or roots a search without results has, and lists every published topic", async () => {
  await missTwice("weird hernia thing");
  await missTwice("nephropathologist");
  const { status, body } = await call("GET", "/topics");
  expect(status).toBe(200);
  expect(body.topics.map(({ name }: { name: string }) => name)).toEqual([
    "dental care",
    "general surgery",
    "hospice care",
    "kidney care",
  ]);
  expect(body.suggestions["weird hernia thing"][0]).toEqual({
    id: surgery.id,
    topic: "general-surgery",
    name: "general surgery",
    pages: ["/specialty/general-surgery"],
  });
  expect(body.suggestions.nephropathologist[0]).toMatchObject({ id: kidneys.id });
});

test("shows which recent misses and graded queries new words would answer, and stores nothing", async () => {
  await missTwice("grandpas vertigo");
  const changes = await changesBy(hospice.id, "vertigo");
  expect(changes.map(({ query, source, effect }) => [query, source, effect])).toEqual([
    ["vertigo", "words", "gain"],
    ["grandpas vertigo", "miss", "gain"],
    ["vertigo", "graded", "gain"],
  ]);
  for (const { before, after } of changes) {
    expect(before.pages).toEqual([]);
    expect(after.pages).toEqual([{ title: "Family Medicine", url: "/specialty/family-medicine" }]);
  }
  expect(await found("vertigo")).toEqual([]);
});

test("shows graded queries that new words would answer with a wrong page", async () => {
  const changes = await changesBy(kidneys.id, "gall stones");
  const graded = changes.find(({ query, source }) => query === "gall stones" && source === "graded");
  expect(graded).toMatchObject({ effect: "loss" });
  expect(graded?.after.pages.map(({ title }) => title)).toContain("Kidney Care");
});

test("shows that search would say that the hospital does not offer it", async () => {
  const [change] = await changesBy(dentistry.id, "xyzzyqua grin");
  expect(change).toMatchObject({ source: "words", effect: "gain", after: { notOffered: ["dental care"] } });
});

test("held-out queries are not tried", async () => {
  const heldOut = qualityQueries().filter(({ part }) => part !== "tuning");
  const asked = heldOut.find(({ query }) => query.split(" ").length === 2)?.query ?? "";
  const changes = await changesBy(hospice.id, asked);
  expect(changes.map(({ query, source }) => [query, source])).toContainEqual([asked, "words"]);
  const graded = changes.filter(({ source }) => source === "graded").map(({ query }) => query);
  expect(graded.filter((query) => heldOut.some((one) => one.query === query))).toEqual([]);
});

test("adds the words to the topic at once, and the miss disappears", async () => {
  await missTwice("wobbly gizzard");
  expect((await call("POST", `/topics/${surgery.id}/words`, { words: "wobbly gizzard" })).status).toBe(201);
  expect(await found("wobbly gizzard")).toEqual(["Surgery"]);
  const { body } = await call("GET", "/counts");
  expect(body.misses.map(({ words }: { words: string }) => words)).not.toContain("wobbly gizzard");
  expect(await changesBy(surgery.id, "wobbly gizzard")).toEqual([]);
});

test("words are added only to a published topic without unpublished changes, by staff who manage settings", async () => {
  const words = { words: "gizzard" };
  expect((await call("POST", `/topics/${surgery.id}/words`, words, someone)).status).toBe(403);
  expect((await call("POST", `/topics/${crypto.randomUUID()}/words`, words)).status).toBe(404);
  expect((await call("POST", `/topics/${crypto.randomUUID()}/trial`, words)).status).toBe(404);
  expect((await call("POST", `/topics/${surgery.id}/trial`, { words: "!!!" })).status).toBe(422);
  await saveDraft({ db, actor: testActor }, searchTopicType, dentistry, { elsewhere: ["Not yet public"] });
  const refused = await call("POST", `/topics/${dentistry.id}/words`, words);
  expect(refused).toMatchObject({ status: 409, body: { error: { code: "IN_USE" } } });
});

async function missTwice(query: string): Promise<void> {
  for (let times = 0; times < 2; times += 1)
    await countSearch(db, { query, total: 0, notOffered: [], notice: null }, today);
}

async function changesBy(id: string, words: string): Promise<Change[]> {
  const { status, body } = await call("POST", `/topics/${id}/trial`, { words });
  expect(status).toBe(200);
  return body.changes;
}

async function found(q: string): Promise<string[]> {
  const response = await fetch(`${url}/api/search?${new URLSearchParams({ q })}`);
  const { results } = await response.json();
  return results.map(({ title }: { title: string }) => title);
}

async function call(method: string, path: string, body?: unknown, headers = staff) {
  const response = await fetch(`${url}/api/admin/search${path}`, {
    method,
    headers: { ...headers, origin: url, "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

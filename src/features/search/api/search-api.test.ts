import { describe, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { makeProvider, makeSpecialty, testActor } from "../../../../test/factories/content";
import { testApp } from "../../../../test/web-app";
import { searchTopicType } from "../search-topic";

const { url, services } = await testApp();
const { db } = services;

const knees = await makeSpecialty(db, {
  name: "Orthopedics",
  slug: "orthopedics",
  summary: "Bones & <joints>.",
  plainWords: ["my knee gives out"],
});
for (let number = 1; number <= 21; number += 1) {
  await makeProvider(db, { name: `Kim Carter${number}`, slug: `kim-${number}`, specialties: [knees.id] });
}

async function get(path: string) {
  const response = await fetch(url + path);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

test("results are plain text, in pages of twenty, with the specialty before its providers", async () => {
  const first = await get("/api/search?q=orthopedics");
  expect(first.body.total).toBe(22);
  expect(first.body.results).toHaveLength(20);
  expect(first.body.results[0]).toEqual({
    type: "specialty",
    title: "Orthopedics",
    url: "/specialty/orthopedics",
    language: "en",
    excerpt: "Bones & <joints>.",
  });
  expect(first.body).not.toHaveProperty("corrected");
  const second = await get("/api/search?q=orthopedics&page=2");
  expect(second.body.results).toHaveLength(2);
});

test("returns a correction", async () => {
  expect((await get("/api/search?q=orthopdics")).body.corrected).toBe("orthopedics");
});

test("returns what the hospital does not offer, and a link to the finder with the filters in the query", async () => {
  const topic = {
    topic: "dentistry" as const,
    pages: [],
    elsewhere: ["Main Street Dental"],
    moreWords: [],
    wordsOff: [],
  };
  await createItem({ db, actor: testActor }, searchTopicType, topic, { publish: true });
  expect((await get("/api/search?q=root+canal")).body).toMatchObject({
    results: [],
    notOffered: [{ name: "dental care", elsewhere: ["Main Street Dental"] }],
  });
  expect((await get("/api/search?q=orthopedics+taking+new+patients")).body.finder).toEqual({
    labels: ["accepting new patients"],
    url: "/provider-search?acceptingNew=true&q=orthopedics",
  });
});

test("an unfinished word has at most eight suggestions", async () => {
  const { body } = await get("/api/search/suggest?q=orth");
  expect(body.results[0]).toMatchObject({ title: "Orthopedics" });
  expect(body.results).toHaveLength(8);
});

test.each(["/api/search?q=knee", "/api/search/suggest?q=knee"])("%s is not cached", async (path) => {
  expect((await get(path)).headers.get("cache-control")).toContain("no-store");
});

describe("invalid input", () => {
  test.each(["page=0", "page=-1", "page=x", "page=1.5", "page=99999999999"])(
    "%s: 422, naming the parameter",
    async (query) => {
      const { status, body } = await get(`/api/search?q=knee&${query}`);
      expect(status).toBe(422);
      expect(body.error).toMatchObject({ code: "VALIDATION_FAILED", errors: [{ propertyName: "page" }] });
    },
  );

  test.each([
    ["nothing", ""],
    ["an empty question", "?q="],
    ["a space", "?q=%20"],
    ["thousands of characters", `?q=${"x".repeat(3_000)}`],
    ["operators only", "?q=%26%7C%21"],
  ])("%s: nothing found", async (_, query) => {
    const { status, body } = await get(`/api/search${query}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ results: [], total: 0 });
  });
});

test("a danger notice comes with the results, and before all suggestions", async () => {
  const contacts = ["tel:911", "tel:+18002221222", "tel:988"];
  const urlsOf = (list: { url: string }[]) => list.map((one) => one.url);
  const search = await get("/api/search?q=knee%20and%20chest%20pain");
  expect(search.body.notice).toMatchObject({ kind: "emergency", language: "en" });
  expect(urlsOf(search.body.notice.contacts)).toEqual(contacts);
  expect(search.body.total).toBeGreaterThan(0);
  const typing = await get("/api/search/suggest?q=chest%20pain");
  expect(typing.body.results[0]).toMatchObject({ type: "help", title: "Call 911", url: "tel:911" });
  const spanish = await get("/api/search?q=me%20duele%20el%20pecho");
  expect(spanish.body.notice).toMatchObject({ kind: "emergency", language: "es" });
});

test.each([
  ["search", "en", "sms:988"],
  ["search/suggest", "en", "sms:988"],
  ["provider", "en", "sms:988"],
  ["search", "es", "sms:988?&body=AYUDA"],
])("for suicidal thoughts, /api/%s responds in %s with help alone", async (path, language, text) => {
  const crisisQuery = language === "en" ? "my knee hurts and I want to die" : "me quiero morir";
  const { body } = await get(`/api/${path}?q=${encodeURIComponent(crisisQuery)}`);
  expect(body.notice).toMatchObject({ kind: "crisis", language });
  const urls = body.notice.contacts.map((one: { url: string }) => one.url);
  expect(urls.slice(0, 2)).toEqual(["tel:988", text]);
  expect(urls).toContain("tel:911");
  const others = (body.results ?? body.providers).filter((one: { type?: string }) => one.type !== "help");
  expect(others).toEqual([]);
});

test("does not replace a correctly spelled word, and reports that no page has it", async () => {
  await makeSpecialty(db, { name: "Mastectomy", slug: "mastectomy" });
  const { body } = await get("/api/search?q=vasectomy");
  expect(body).toMatchObject({ total: 0, withoutPage: ["vasectomy"] });
  expect(body).not.toHaveProperty("corrected");
  expect((await get("/api/search?q=mastectmy")).body.corrected).toBe("mastectomy");
  expect((await get("/api/search/suggest?q=vasecto")).body.results).toEqual([]);
  expect((await get("/api/provider?q=vasectomy")).body).toMatchObject({ total: 0, unlisted: ["vasectomy"] });
});

test("suggestions are also available as HTML options, with input escaped", async () => {
  const response = await fetch(`${url}/api/search/suggest?q=ortho`, { headers: { accept: "text/html" } });
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.get("vary")).toContain("accept");
  const html = await response.text();
  expect(html).toMatch(/^<div role="option"[^>]* data-url="[/]specialty[/]orthopedics"/);
  expect(html).toContain('<strong lang="en">Orthopedics</strong>');
  expect(html).not.toMatch(/ class="(?!_icon)/);
});

import { describe, expect, test } from "vitest";
import { makeProvider, makeSpecialty } from "../../../../test/factories/content";
import { testApp } from "../../../../test/web-app";

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

test("results are plain, in pages of twenty, the specialty before its providers", async () => {
  const first = await get("/api/search?q=orthopedics");
  expect(first.body.total).toBe(22);
  expect(first.body.results).toHaveLength(20);
  expect(first.body.results[0]).toEqual({
    type: "specialty",
    title: "Orthopedics",
    url: "/specialty/orthopedics",
    excerpt: "Bones & <joints>.",
  });
  expect(first.body).not.toHaveProperty("corrected");
  const second = await get("/api/search?q=orthopedics&page=2");
  expect(second.body.results).toHaveLength(2);
});

test("a correction is named", async () => {
  expect((await get("/api/search?q=orthopdics")).body.corrected).toBe("orthopedics");
});

test("an unfinished word has suggestions, eight at most", async () => {
  const { body } = await get("/api/search/suggest?q=orth");
  expect(body.results[0]).toMatchObject({ title: "Orthopedics" });
  expect(body.results).toHaveLength(8);
});

test.each(["/api/search?q=knee", "/api/search/suggest?q=knee"])("%s is kept by nobody", async (path) => {
  expect((await get(path)).headers.get("cache-control")).toContain("no-store");
});

describe("what nobody should send", () => {
  test.each(["page=0", "page=-1", "page=x", "page=1.5", "page=99999999999"])(
    "%s: 422, naming it",
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

test("whom to call comes before all suggestions", async () => {
  const { body } = await get("/api/search/suggest?q=chest%20pain");
  expect(body.results[0]).toMatchObject({ type: "help", title: "Call 911", url: "tel:911" });
});

import { expect, test } from "vitest";
import { makeLocation, makeProvider, makeSpecialty } from "../../../../test/factories/content";
import { testApp } from "../../../../test/web-app";

const { url, services } = await testApp();
const { db } = services;

const knees = await makeSpecialty(db, {
  name: "Orthopedics",
  slug: "orthopedics",
  plainWords: ["my knee gives out"],
});
await makeSpecialty(db, { name: "Orthodontics", slug: "orthodontics" });
const clinic = await makeLocation(db, { name: "Orchard Clinic", slug: "orchard-clinic" });
for (let number = 1; number <= 12; number += 1)
  await makeProvider(db, {
    name: `Kim Orr${number}`,
    slug: `kim-orr-${number}`,
    specialties: [knees.id],
    locations: [clinic.id],
  });

async function suggested(q: string) {
  const response = await fetch(`${url}/api/provider/suggest?${new URLSearchParams({ q })}`);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

test("names lead to profiles, at most eight", async () => {
  const { body } = await suggested("kim");
  expect(body.results).toHaveLength(8);
  expect(body.results[0]).toMatchObject({ type: "provider", label: "Provider" });
  expect(body.results[0].url).toMatch(/^[/]provider[/]kim-orr-\d+$/);
});

test("specialties and locations lead to their providers, and are left out if they have none", async () => {
  const specialties = (await suggested("orth")).body.results;
  expect(specialties).toContainEqual(
    expect.objectContaining({
      title: "Orthopedics",
      label: "Providers of this specialty",
      url: "/provider-search?specialty=orthopedics",
    }),
  );
  expect(specialties.map(({ title }: { title: string }) => title)).not.toContain("Orthodontics");
  expect((await suggested("orchard")).body.results).toContainEqual(
    expect.objectContaining({ title: "Orchard Clinic", url: "/provider-search?location=orchard-clinic" }),
  );
});

test("people's words suggest a specialty, and the suggestion shows them", async () => {
  expect((await suggested("my knee")).body.results).toContainEqual(
    expect.objectContaining({ title: "Orthopedics", words: "my knee gives out" }),
  );
});

test("emergency notices come first, and for thoughts of suicide there is nothing else", async () => {
  expect((await suggested("chest pain")).body.results[0]).toMatchObject({ type: "help", url: "tel:911" });
  const crisis = (await suggested("orthopedics I want to die")).body.results;
  expect(crisis.length).toBeGreaterThan(0);
  expect(crisis.every(({ type }: { type: string }) => type === "help")).toBe(true);
});

test("are not cached, and are also available as HTML options", async () => {
  expect((await suggested("orth")).headers.get("cache-control")).toBe("private, no-store");
  const response = await fetch(`${url}/api/provider/suggest?q=orthop`, { headers: { accept: "text/html" } });
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.get("vary")).toContain("accept");
  expect(await response.text()).toMatch(
    /^<div role="option"[^>]* data-url="[/]provider-search[?]specialty=orthopedics"/,
  );
});

test.each([
  ["nothing", ""],
  ["a space", " "],
  ["operators", "&|!"],
  ["thousands of characters", "x".repeat(6_000)],
])("%s: nothing is suggested", async (_, q) => {
  expect(await suggested(q)).toMatchObject({ status: 200, body: { results: [], total: 0 } });
});

test("only the first 200 characters count", async () => {
  const long = `orthopedics ${"orthopedics ".repeat(400)} kim`;
  expect((await suggested(long)).body.results).toContainEqual(
    expect.objectContaining({ title: "Orthopedics" }),
  );
});

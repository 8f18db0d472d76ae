import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { trashItem } from "~/content/actions/trash-item";
import type { Field } from "~/content/fields/field";
import { searchRuleType } from "~/features/search/search-rule";
import { testDatabase } from "../../../../test/database";
import { makeLocation, makeProvider, makeSpecialty, testActor } from "../../../../test/factories/content";
import { providerType } from "../provider/definition";
import { providerFields } from "../shared/provider/fields";
import { findProviders, type ProviderSearch } from "./find-providers";

const { db } = await testDatabase();
const orthopedics = await makeSpecialty(db, {
  name: "Orthopedics",
  slug: "orthopedics",
  plainWords: ["my knee gives out", "bone doctor"],
  treats: ["Arthritis"],
});
const pediatrics = await makeSpecialty(db, { name: "Pediatrics", slug: "pediatrics", plainWords: ["kids"] });
for (const name of ["Alpha", "Beta", "Gamma"]) await makeSpecialty(db, { name, slug: name.toLowerCase() });
const town = await makeLocation(db, { slug: "town" });
const village = await makeLocation(db, { slug: "village" });

const bone = { specialties: [orthopedics.id], locations: [town.id] };
await makeProvider(db, { ...bone, name: "Zoe Adams", languages: ["English", "Spanish"], gender: "female" });
await makeProvider(db, { ...bone, name: "Adam Zimmer", acceptingNewPatients: true, locations: [village.id] });
const knee = await makeProvider(db, {
  name: "Ron Knee",
  specialties: [pediatrics.id],
  locations: [town.id],
  gender: "male",
});
await makeProvider(db, {
  name: "Bea Mills",
  clinicalInterests: "Kids with arthritis",
  specialties: [pediatrics.id],
  locations: [town.id, village.id],
  acceptingNewPatients: true,
});

async function namesFor(search: ProviderSearch): Promise<string[]> {
  return (await findProviders(db, search)).providers.map((provider) => provider.name);
}

test("lists all providers by last name", async () => {
  expect(await namesFor({})).toEqual(["Zoe Adams", "Ron Knee", "Bea Mills", "Adam Zimmer"]);
});

test("ranks names first, then specialties the words lead to, then other mentions", async () => {
  expect(await namesFor({ q: "knee" })).toEqual(["Ron Knee", "Zoe Adams", "Adam Zimmer"]);
  expect(await namesFor({ q: "arthritis" })).toEqual(["Zoe Adams", "Adam Zimmer", "Bea Mills"]);
});

test("returns the rule that matched", async () => {
  const { matched } = await findProviders(db, { q: "bone doctor" });
  expect(matched).toEqual({
    words: "bone doctor",
    specialties: [{ slug: "orthopedics", name: "Orthopedics" }],
  });
});

describe("filters", () => {
  test.each<[ProviderSearch, string[]]>([
    [{ specialty: "orthopedics" }, ["Zoe Adams", "Adam Zimmer"]],
    [{ location: "village" }, ["Bea Mills", "Adam Zimmer"]],
    [{ acceptingNew: true, location: "village", specialty: "pediatrics" }, ["Bea Mills"]],
    [{ language: "Spanish" }, ["Zoe Adams"]],
    [{ gender: "male" }, ["Ron Knee"]],
    [{ q: "knee", location: "village" }, ["Adam Zimmer"]],
    [{ specialty: "no-such-thing" }, []],
  ])("%j", async (search, names) => {
    expect(await namesFor(search)).toEqual(names);
  });

  test("does not correct a valid word whose providers are filtered out", async () => {
    const found = await findProviders(db, { q: "bone doctor", gender: "male" });
    expect(found).toMatchObject({ total: 0, providers: [] });
    expect(found.corrected).toBeUndefined();
  });
});

describe("applies the rules of the site's search", () => {
  const staff = { db, actor: testActor };
  const rule = (kind: "same" | "emergency", words: string[]) =>
    createItem(staff, searchRuleType, { kind, words, url: "" }, { publish: true });

  test("synonyms, whole phrases too, lead to the same specialty until the rule is removed", async () => {
    expect(await namesFor({ q: "worn out joints" })).toEqual([]);
    expect(await namesFor({ q: "youngsters" })).toEqual([]);
    const rules = [
      await rule("same", ["arthritis", "worn out joints"]),
      await rule("same", ["kids", "youngster"]),
    ];
    const joints = await findProviders(db, { q: "Worn-out joints" });
    expect(joints.providers.map(({ name }) => name)).toEqual(["Zoe Adams", "Adam Zimmer", "Bea Mills"]);
    expect(joints).toMatchObject({ matched: { specialties: [{ name: "Orthopedics" }] } });
    expect(joints.corrected).toBeUndefined();
    expect(await namesFor({ q: "doctor for youngsters" })).toEqual(["Ron Knee", "Bea Mills"]);
    for (const one of rules) await trashItem(staff, searchRuleType, one);
    expect(await namesFor({ q: "worn out joints" })).toEqual([]);
  });

  test("a name is searched as typed, whatever its synonyms", async () => {
    const same = await rule("same", ["knee", "shin"]);
    expect((await namesFor({ q: "knee" }))[0]).toBe("Ron Knee");
    expect((await namesFor({ q: "shin" }))[0]).toBe("Zoe Adams");
    await trashItem(staff, searchRuleType, same);
  });

  test("applies staff's own danger signs in addition to the built-in ones", async () => {
    expect((await findProviders(db, { q: "chest pain" })).notice?.kind).toBe("emergency");
    expect((await findProviders(db, { q: "stuck in the beet pile" })).notice).toBeNull();
    await rule("emergency", ["beet pile"]);
    expect((await findProviders(db, { q: "stuck in the beet pile" })).notice?.kind).toBe("emergency");
  });
});

test("does not find unpublished providers", async () => {
  await trashItem({ db, actor: testActor }, providerType, knee);
  expect(await namesFor({ q: "ron" })).toEqual([]);
});

test("pages split the list without gaps or duplicates", async () => {
  const many = { name: "Uma Unique", specialties: [pediatrics.id], locations: [town.id] };
  for (let number = 0; number < 25; number += 1) await makeProvider(db, many);
  const first = await findProviders(db, { q: "unique" });
  const second = await findProviders(db, { q: "unique", page: 2 });
  expect([first.total, first.providers.length, second.providers.length]).toEqual([25, 20, 5]);
  const ids = [...first.providers, ...second.providers].map((provider) => provider.id);
  expect(new Set(ids).size).toBe(25);
  expect(ids).toEqual(ids.toSorted());
  expect((await findProviders(db, { q: "unique", page: 3 })).providers).toEqual([]);
});

test("no input breaks it", async () => {
  const odd = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(
          "knee",
          "'",
          ":*",
          "&",
          "!",
          "(",
          "\\",
          "ŉ",
          "ß",
          "\u0000",
          "\ud800",
          "%",
          "ﬁ",
          "<->",
        ),
        {
          maxLength: 8,
        },
      )
      .map((parts) => parts.join(" ")),
  );
  await fc.assert(
    fc.asyncProperty(odd, async (q) => {
      expect((await findProviders(db, { q })).total).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 150 },
  );
});

test("a term of 10 kB is truncated, not refused", async () => {
  expect(await namesFor({ q: `bone doctor ${" ".repeat(10_000)}nothing` })).toContain("Zoe Adams");
  expect(await namesFor({ q: `orthopedics ${"x".repeat(10_000)}` })).toContain("Zoe Adams");
});

test("finds a provider by the text of each field that the site's search knows", async () => {
  const words = ["brimvoltic", "zarquenth", "plomwick", "vexadrun", "grintolam", "hubberling", "ostwinkle"];
  const searched = Object.entries<Field>(providerFields)
    .filter(([, { search, kind }]) => search !== undefined && ["TEXT", "TEXTAREA", "HTML"].includes(kind))
    .map(([name, { kind }], at) => ({ name, kind, word: words[at] ?? "" }));
  const texts = searched.map(({ name, kind, word }) => [name, kind === "HTML" ? `<p>${word}</p>` : word]);
  await makeProvider(db, { ...bone, ...Object.fromEntries(texts) });
  const found = await Promise.all(
    searched.map(async ({ name, word }) => ({ name, finds: await namesFor({ q: word }) })),
  );
  expect(found).toEqual(searched.map(({ name }) => ({ name, finds: ["brimvoltic"] })));
});

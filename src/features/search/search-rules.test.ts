import { expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { trashItem } from "~/content/actions/trash-item";
import { everythingVisible } from "~/content/visibility/visibility-of";
import { testDatabase } from "../../../test/database";
import { makeSpecialty, testActor } from "../../../test/factories/content";
import { searchRuleType } from "./search-rule";
import { searchSite } from "./search-site";
import { suggest } from "./shared/suggest";

const { db } = await testDatabase();
const scope = { db, visibility: everythingVisible };
const staff = { db, actor: testActor };
const flat = { limit: 10, offset: 0 };
await makeSpecialty(db, { name: "Pediatrics", slug: "pediatrics", plainWords: ["baby shots"] });
await makeSpecialty(db, { name: "Shots for Travel", slug: "travel" });

const rule = (kind: "same" | "first" | "crisis", words: string[], url = "") =>
  createItem(staff, searchRuleType, { kind, words, url }, { publish: true });
const titles = async (q: string) => (await searchSite(scope, q, flat)).hits.map(({ title }) => title);

test("synonyms of a rule match, whole phrases too, in any form, until the rule is removed", async () => {
  expect(await titles("vaccinations for infants")).toEqual([]);
  const rules = [
    await rule("same", ["shot", "vaccination", "jab in the arm"]),
    await rule("same", ["infant", "baby"]),
  ];
  for (const typed of ["vaccinations for infants", "infant jab arm"]) {
    const { hits, rules: led } = await searchSite(scope, typed, flat);
    expect(hits[0]?.title).toBe("Pediatrics");
    expect(led[0]).toMatchObject({ words: "baby shots", title: "Pediatrics" });
  }
  for (const one of rules) await trashItem(staff, searchRuleType, one);
  expect(await titles("vaccinations for infants")).toEqual([]);
});

test("a pinned page comes first, whatever matches better", async () => {
  expect((await titles("shots"))[0]).toBe("Shots for Travel");
  await rule("first", ["shots"], "/specialty/pediatrics");
  expect((await titles("shot"))[0]).toBe("Pediatrics");
});

test("a pinned page hides no other results, and a longer phrase with another meaning does not find it", async () => {
  await makeSpecialty(db, { name: "Careers", slug: "careers" });
  await makeSpecialty(db, { name: "Every Job", slug: "every-job", plainWords: ["job openings"] });
  await makeSpecialty(db, { name: "Help With Money", slug: "money", plainWords: ["lost my job"] });
  await rule("first", ["job"], "/specialty/careers");
  expect(await titles("job")).toEqual(["Careers", "Every Job", "Help With Money"]);
  expect((await titles("I lost my job"))[0]).toBe("Help With Money");
  expect(await titles("I lost my job")).not.toContain("Careers");
});

test("applies staff's own danger signs in addition to the built-in ones", async () => {
  expect((await searchSite(scope, "I am on the ledge", flat)).notice).toBeNull();
  await rule("crisis", ["on the ledge"]);
  expect((await searchSite(scope, "I am on the ledge again", flat)).notice?.kind).toBe("crisis");
  expect((await searchSite(scope, "which ledge", flat)).notice).toBeNull();
  expect((await suggest(scope, "I am on the")).notice).toBeNull();
  expect((await suggest(scope, "I am on the ledge")).notice?.kind).toBe("crisis");
});

test("a rule without effect cannot be published", async () => {
  await expect(rule("first", ["flu"])).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  await expect(rule("same", ["flu"])).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
});

test("words people use are suggested while typing", async () => {
  expect((await suggest(scope, "baby s")).suggestions[0]).toMatchObject({
    title: "Pediatrics",
    words: "baby shots",
  });
});

test("a phrase within a longer typed phrase leads nowhere", async () => {
  await makeSpecialty(db, { name: "Birth Place", slug: "birth", plainWords: ["baby"] });
  const led = async (q: string) => (await searchSite(scope, q, flat)).rules.map(({ title }) => title);
  expect(await led("baby")).toEqual(["Birth Place"]);
  expect(await led("baby shots")).toEqual(["Pediatrics"]);
});

test("part of a synonym leads nowhere unless the whole synonym was typed", async () => {
  await makeSpecialty(db, { name: "Giving", slug: "giving", plainWords: ["give"] });
  await makeSpecialty(db, { name: "Midwives", slug: "midwives", plainWords: ["childbirth"] });
  const led = async (q: string) => (await searchSite(scope, q, flat)).rules.map(({ title }) => title);
  await rule("same", ["childbirth", "giving birth"]);
  expect(await led("give")).toEqual(["Giving"]);
  expect(await led("childbirth")).toEqual(["Midwives"]);
});

import { expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { trashItem } from "~/content/actions/trash-item";
import { everythingVisible } from "~/content/visibility/visibility-of";
import { specialtyType } from "~/features/care/specialty/definition";
import { pageType } from "~/features/pages/page/definition";
import { testDatabase } from "../../../test/database";
import { makeSpecialty, testActor } from "../../../test/factories/content";
import { searchSite } from "./search-site";
import { searchTopicType } from "./search-topic";
import { suggest } from "./shared/suggest";
import { builtInPhrases } from "./vocabulary/built-in-phrases";
import type { Topic } from "./vocabulary/topics";

const { db } = await testDatabase();
const staff = { db, actor: testActor };
await makeSpecialty(db, {
  name: "Surgery",
  slug: "surgery",
  summary: "Operations, and stones in the kidney.",
});
await makeSpecialty(db, {
  name: "Family Doctors",
  slug: "family",
  summary: "Every illness, and many tests.",
});

const words = { type: "richText", props: { html: "<p>Come and see us.</p>" } };

interface Written {
  pages?: string[];
  elsewhere?: string[];
  moreWords?: string[];
  wordsOff?: string[];
}
const topic = (key: Topic, { pages = [], elsewhere = [], moreWords = [], wordsOff = [] }: Written) =>
  createItem(
    staff,
    searchTopicType,
    { topic: key, pages, elsewhere, moreWords, wordsOff },
    { publish: true },
  );
const found = (query: string) =>
  searchSite({ db, visibility: everythingVisible }, query, { limit: 10, offset: 0 });
const titles = async (query: string) => (await found(query)).hits.map(({ title }) => title);

test("every installation has 20,000 phrases, at least 2,000 of them Spanish, and each once for its topic", () => {
  expect(builtInPhrases.length).toBeGreaterThanOrEqual(20_000);
  const known = builtInPhrases.map(({ phrase, topics }) => `${phrase.toLowerCase()} ${topics[0]}`);
  expect(known.filter((one, at) => known.indexOf(one) !== at)).toEqual([]);
  expect(builtInPhrases.filter(({ phrase }) => phrase.trim() === "")).toEqual([]);
});

test("words of the vocabulary lead to the pages that staff linked to their topic, until the link is removed", async () => {
  expect(await titles("appendectomy")).toEqual([]);
  const link = await topic("general-surgery", { pages: ["/specialty/surgery"] });
  const answer = await found("appendectomy");
  expect(answer).toMatchObject({ matched: "all", withoutPage: [], notOffered: [] });
  expect(answer.rules).toEqual([
    { words: "appendectomy", title: "Surgery", url: "/specialty/surgery", part: null },
  ]);
  await trashItem(staff, searchTopicType, link);
  expect(await titles("appendectomy")).toEqual([]);
});

test("for a Spanish query, the translation of a topic's page comes before the page itself", async () => {
  const original = await createItem(
    staff,
    pageType,
    { path: "/money", title: "Money", description: "All about it.", blocks: [words] },
    { publish: true },
  );
  await createItem(
    staff,
    pageType,
    {
      path: "/es/oficina",
      title: "Nuestra oficina",
      description: "Venga a vernos.",
      language: "es",
      translationOf: original.id,
      blocks: [words],
    },
    { publish: true },
  );
  const link = await topic("financial-help", { pages: ["/money"], moreWords: ["ayuda para pagar"] });
  expect(await titles("ayuda para pagar")).toEqual(["Nuestra oficina", "Money"]);
  expect(await titles("can't pay my bill")).toEqual(["Money"]);
  await trashItem(staff, searchTopicType, link);
});

test("compounds are found in one word or several, and their parts find nothing else", async () => {
  const link = await topic("general-surgery", { pages: ["/specialty/surgery"] });
  const womens = await makeSpecialty(db, { name: "Birth Place", slug: "birth" });
  await makeSpecialty(db, { name: "Stones", slug: "stones", summary: "Every stone." });
  const births = await topic("womens-health", { pages: ["/specialty/birth"] });
  expect(await titles("gall stones")).toEqual(["Surgery"]);
  for (const typed of ["c section", "c-section", "csection"])
    expect(await titles(typed)).toEqual(["Birth Place"]);
  for (const one of [link, births]) await trashItem(staff, searchTopicType, one);
  expect(womens.title).toBe("Birth Place");
});

test("a phrase of common words leads only if all of them were typed", async () => {
  const events = await topic("events", { pages: ["/specialty/family"] });
  expect(await titles("what's going on")).toEqual(["Family Doctors"]);
  expect(await titles("go")).toEqual([]);
  const rights = await topic("patient-rights", {
    pages: ["/specialty/family"],
    moreWords: ["where to turn"],
  });
  expect(await titles("where to turn")).toEqual(["Family Doctors"]);
  for (const typed of ["pain on my right side", "turn the key"]) expect(await titles(typed)).toEqual([]);
  await trashItem(staff, searchTopicType, events);
  await trashItem(staff, searchTopicType, rights);
});

test("a page about other tests is not shown for a test that no page names", async () => {
  const link = await topic("womens-health", { pages: ["/specialty/surgery"] });
  const answer = await topic("primary-care", { pages: ["/specialty/surgery"] });
  expect(await titles("std testing")).toEqual(["Surgery"]);
  for (const one of [link, answer]) await trashItem(staff, searchTopicType, one);
});

test("a negated phrase matches every way to say the negation", async () => {
  const births = await topic("womens-health", { pages: ["/specialty/birth"] });
  for (const typed of ["baby won't latch", "he wont latch on", "baby will not latch", "does not latch"])
    expect((await found(typed)).rules.map(({ words }) => words)).toContainEqual(
      expect.stringContaining("latch"),
    );
  await trashItem(staff, searchTopicType, births);
  const bills = await topic("bill-pay", { pages: ["/specialty/surgery"] });
  const help = await topic("financial-help", { pages: ["/specialty/family"] });
  expect(await titles("pay my bill")).toEqual(["Surgery"]);
  expect((await found("I can not pay my bill")).rules).toMatchObject([
    { words: "can't pay my bill", title: "Family Doctors", url: "/specialty/family" },
    { words: "can't pay my bill", title: "Surgery", url: "/specialty/surgery" },
  ]);
  const ears = await topic("hearing", { pages: ["/specialty/family"] });
  expect(await titles("I can not hear")).toEqual(["Family Doctors"]);
  expect(await titles("did not hear back")).toEqual([]);
  for (const one of [bills, help, ears]) await trashItem(staff, searchTopicType, one);
});

test("an everyday word matches a one-word phrase only in exactly that form", async () => {
  const hours = await topic("hours", { pages: ["/specialty/surgery"] });
  expect(await titles("hours")).toEqual(["Surgery"]);
  expect(await titles("an hour ago")).toEqual([]);
  await trashItem(staff, searchTopicType, hours);
});

test("if a sentence contains a known phrase, its everyday words find little", async () => {
  const morning = await makeSpecialty(db, {
    name: "Morning Group",
    slug: "morning",
    summary: "Coffee at nine.",
  });
  expect(await titles("there was red on the paper this morning")).toContain("Morning Group");
  const surgery = await topic("general-surgery", { pages: ["/specialty/surgery"] });
  expect(await titles("there was red on the toilet paper this morning")).toEqual(["Surgery"]);
  expect(await titles("morning")).toEqual(["Morning Group"]);
  await trashItem(staff, searchTopicType, surgery);
  await trashItem(staff, specialtyType, morning);
});

test("reads a sentence to its end, and shows more than emergency care for a possible emergency", async () => {
  const therapy = await topic("rehabilitation", { pages: ["/specialty/surgery"] });
  const emergency = await topic("emergency", { pages: ["/specialty/family"] });
  const sentence =
    "since we came home from the lake on sunday with my two sisters and their dogs my knee gives way";
  expect(await titles(sentence)).toContain("Surgery");
  const dizzy = await found("my knee gives way and I cannot breathe");
  expect(dizzy.notice?.kind).toBe("emergency");
  expect(dizzy.hits.map(({ title }) => title)).toEqual(["Family Doctors", "Surgery"]);
  for (const one of [therapy, emergency]) await trashItem(staff, searchTopicType, one);
});

test("says what the hospital does not offer and where to go, without pages that only mention it", async () => {
  const dentist = await topic("dentistry", { elsewhere: ["Main Street Dental, 308-555-0186"] });
  await makeSpecialty(db, {
    name: "Night Watch",
    slug: "night",
    summary: "Jaw and tooth guards for sleepers.",
  });
  const answer = await found("my tooth has a cavity, says grandpa");
  // Nobody expects a page about grandpa.
  expect(answer.withoutPage).toEqual([]);
  expect(answer.notOffered).toEqual([
    { name: "dental care", elsewhere: ["Main Street Dental, 308-555-0186"] },
  ]);
  expect(answer.hits).toEqual([]);
  await trashItem(staff, searchTopicType, dentist);
  expect((await found("my tooth has a cavity")).notOffered).toEqual([]);
});

test("if something is not offered, a page that has only another word of the query is not shown", async () => {
  const hair = await topic("plastic-surgery", {});
  await makeSpecialty(db, { name: "Cooking Oil", slug: "oil", plainWords: ["wrinkles in the pan"] });
  expect(await titles("wrinkles in the pan")).toContain("Cooking Oil");
  const answer = await found("botox against wrinkles");
  expect(answer.notOffered.map(({ name }) => name)).toEqual(["plastic surgery"]);
  expect(answer.hits).toEqual([]);
  await trashItem(staff, searchTopicType, hair);
});

test("a single word of a phrase does not find pages that have only this word", async () => {
  const clinic = await makeSpecialty(db, { name: "Dream Center", slug: "dreams", summary: "Better sleep." });
  expect(await titles("sleep")).toEqual(["Dream Center"]);
  const bones = await topic("orthopedics", { pages: ["/specialty/surgery"] });
  expect(await titles("my fingers go to sleep")).toEqual(["Surgery"]);
  for (const one of [bones]) await trashItem(staff, searchTopicType, one);
  await trashItem(staff, specialtyType, clinic);
});

test("combines body parts with complaints, and errands with things", async () => {
  const bones = await topic("orthopedics", { pages: ["/specialty/surgery"] });
  const visits = await topic("appointments", { pages: ["/specialty/family"] });
  for (const typed of ["my elbow throbs", "wrist won't bend", "I sprained a thumb"])
    expect(await titles(typed)).toEqual(["Surgery"]);
  // Shows the visitor's words, not the generated combination.
  expect((await found("it throbs, my elbow")).rules).toMatchObject([{ words: "throbs elbow" }]);
  for (const typed of ["change the appt", "I missed my checkup"])
    expect(await titles(typed)).toEqual(["Family Doctors"]);
  for (const one of [bones, visits]) await trashItem(staff, searchTopicType, one);
});

test("for a child, pediatrics comes before primary care", async () => {
  const family = await topic("primary-care", { pages: ["/specialty/family"] });
  const children = await topic("pediatrics", { pages: ["/specialty/surgery"] });
  expect((await titles("hives all over"))[0]).toBe("Family Doctors");
  for (const typed of ["hives on my daughter", "son is 6 and has hives"])
    expect((await titles(typed))[0]).toBe("Surgery");
  expect((await titles("my son is 34 and has hives"))[0]).toBe("Family Doctors");
  for (const one of [family, children]) await trashItem(staff, searchTopicType, one);
});

test("pages of a topic that helps are shown below the notice that something is not offered", async () => {
  const skin = await topic("dermatology", {});
  const family = await topic("primary-care", { pages: ["/specialty/family"] });
  const answer = await found("dermatologist");
  expect(answer.notOffered.map(({ name }) => name)).toEqual(["dermatology"]);
  expect(answer.hits.map(({ title }) => title)).toEqual(["Family Doctors"]);
  for (const one of [skin, family]) await trashItem(staff, searchTopicType, one);
});

test("staff add words to a topic, and turn built-in words off", async () => {
  const family = await topic("primary-care", {
    pages: ["/specialty/family"],
    moreWords: ["the croaks"],
    wordsOff: ["gout"],
  });
  expect(await titles("I have the croaks")).toEqual(["Family Doctors"]);
  expect(await titles("psoriasis")).toEqual(["Family Doctors"]);
  expect(await titles("gout")).toEqual([]);
  await trashItem(staff, searchTopicType, family);
});

test("a topic cannot have both pages and other places, or a page of another site", async () => {
  await expect(
    topic("eyes", { pages: ["/specialty/family"], elsewhere: ["Eye Clinic"] }),
  ).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
  });
  await expect(topic("eyes", { pages: ["https://example.org"] })).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
  });
});

test("suggests the page of a topic while a word of the vocabulary is typed", async () => {
  const scope = { db, visibility: everythingVisible };
  const hearts = await topic("cardiology", { pages: ["/specialty/family"], wordsOff: ["xarelto"] });
  const { suggestions } = await suggest(scope, "eliq");
  expect(suggestions).toMatchObject([{ title: "Family Doctors", words: "eliquis" }]);
  expect((await suggest(scope, "xarelt")).suggestions).toEqual([]);
  await trashItem(staff, searchTopicType, hearts);
  expect((await suggest(scope, "eliq")).suggestions).toEqual([]);
});

test("next to pages of a vocabulary phrase, a page that has only a common word of the query is not shown", async () => {
  await makeSpecialty(db, { name: "Sleep Test", slug: "sleep", summary: "A test at home." });
  await topic("primary-care", { pages: ["/specialty/family"] });
  expect(await titles("test")).toContain("Sleep Test");
  expect(await titles("chlamydia test")).toEqual(["Family Doctors"]);
});

test("a word that is a little wrong is read as the phrase that it completes, although it is another word", async () => {
  const joints = await topic("orthopedics", { pages: ["/specialty/surgery"] });
  const answer = await found("planter fasciitis");
  expect(answer.corrected).toBe("plantar fasciitis");
  expect(answer.rules[0]?.title).toBe("Surgery");
  // Nothing in this query is about feet.
  expect((await found("planter boxes")).corrected).toBeNull();
  await trashItem(staff, searchTopicType, joints);
});

test("a misspelled word that was typed as two is read as one", async () => {
  const link = await topic("general-surgery", { pages: ["/specialty/surgery"] });
  const answer = await found("gaul bladder");
  expect(answer.corrected).toBe("gallbladder");
  expect(answer.rules[0]?.title).toBe("Surgery");
  expect((await found("i got charged twice")).corrected).toBeNull();
  await trashItem(staff, searchTopicType, link);
});

test("a phrase whose telling words are in a much longer one leads nowhere", async () => {
  await makeSpecialty(db, { name: "Recovery", slug: "recovery" });
  const links = [
    await topic("addiction", { pages: ["/specialty/recovery"] }),
    await topic("emergency", { pages: ["/specialty/surgery"] }),
  ];
  expect(await titles("my husband is drunk")).toContain("Recovery");
  expect(await titles("my husband talks like hes drunk")).not.toContain("Recovery");
  for (const link of links) await trashItem(staff, searchTopicType, link);
});

test("a page whose title says what the query excludes is not shown", async () => {
  const seminar = await makeSpecialty(db, { name: "Weight surgery seminar", slug: "seminar" });
  const link = await topic("weight-loss", { pages: ["/specialty/family", "/specialty/seminar"] });
  expect(await titles("lose weight")).toContain(seminar.title);
  expect(await titles("lose weight without surgery")).not.toContain(seminar.title);
  await trashItem(staff, searchTopicType, link);
  await trashItem(staff, specialtyType, seminar);
});

test("words that a query excludes are ignored, unless a phrase contains the exclusion", async () => {
  const links = [
    await topic("general-surgery", { pages: ["/specialty/surgery"] }),
    await topic("weight-loss", { pages: ["/specialty/family", "/specialty/surgery"] }),
    await topic("prices", { pages: ["/specialty/family"] }),
  ];
  expect(await titles("lose weight")).toContain("Surgery");
  expect(await titles("lose weight without surgery")).toEqual(["Family Doctors"]);
  expect((await found("x-ray without insurance")).rules).toMatchObject([
    { words: "x-ray without insurance" },
  ]);
  for (const link of links) await trashItem(staff, searchTopicType, link);
});

import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { trashItem } from "~/content/actions/trash-item";
import { searchDocument } from "~/content/tables";
import { everythingVisible } from "~/content/visibility/visibility-of";
import { locationType } from "~/features/care/location/definition";
import { providerType } from "~/features/care/provider/definition";
import { specialtyType } from "~/features/care/specialty/definition";
import { calendarEventType } from "~/features/events/calendar-event/definition";
import { pageType } from "~/features/pages/page/definition";
import { systemActor } from "~/platform/audit/actor";
import { testDatabase } from "../../../test/database";
import { plainText } from "./marked-text";
import { searchSite } from "./search-site";
import { suggest } from "./shared/suggest";

const { db } = await testDatabase();
const scope = { db, visibility: everythingVisible };
const staff = { db, actor: systemActor("test") };
const published = { publish: true };
const flat = { limit: 10, offset: 0 };

beforeAll(async () => {
  const orthopedics = await createItem(staff, specialtyType, specialties.orthopedics, published);
  const kidneyCare = await createItem(staff, specialtyType, specialties.kidneyCare, published);
  const clinic = await createItem(staff, locationType, aClinic, published);
  const provider = (name: string, slug: string, specialty: string, bio: string) =>
    createItem(
      staff,
      providerType,
      { name, slug, position: "Physician", bio, specialties: [specialty], locations: [clinic.id] },
      published,
    );
  await provider("José Núñez", "jose-nunez", orthopedics.id, "<p>He repairs shoulders &amp; knees.</p>");
  await provider("Ann Kidd", "ann-kidd", kidneyCare.id, "<p>She runs the dialysis unit.</p>");
  await createItem(staff, pageType, parkingPage, published);
  await createItem(staff, pageType, { ...parkingPage, path: "/draft", title: "Parking draft" });
});

describe("results", () => {
  test.each([
    ["a name", "nunez", "José Núñez"],
    ["a name with its accents", "Núñez", "José Núñez"],
    ["another form of a word", "repairing shoulder", "José Núñez"],
    ["words people use", "my knee gives out", "Orthopedics"],
    ["a place", "willow bend", "Willow Bend Clinic"],
    ["what only a page's body says", "horse trailer", "Where to park"],
  ])("%s", async (_, typed, title) => {
    const { hits, matched } = await searchSite(scope, typed, flat);
    expect(hits[0]?.title).toBe(title);
    expect(matched).toBe("all");
  });

  test("for an English query, pages in English come before those in Spanish; Spanish words around it reverse that", async () => {
    const { blocks } = parkingPage;
    const english = { path: "/animals", title: "Animal visits at the bedside", description: "Dogs.", blocks };
    const spanish = {
      path: "/es/animal",
      title: "Animal",
      description: "Perros.",
      language: "es" as const,
      blocks,
    };
    await createItem(staff, pageType, english, published);
    await createItem(staff, pageType, spanish, published);
    const first = async (query: string) => (await searchSite(scope, query, flat)).hits[0]?.title;
    expect(await first("animal")).toBe(english.title);
    expect(await first("para un animal")).toBe(spanish.title);
  });

  test("the specialty comes before its providers", async () => {
    const { hits } = await searchSite(scope, "orthopedics", flat);
    expect(hits.map((hit) => hit.title)).toEqual(["Orthopedics", "José Núñez"]);
  });

  test("corrects a misspelled word, and reports it", async () => {
    const answer = await searchSite(scope, "kidny Dialisis", flat);
    expect(answer).toMatchObject({ matched: "corrected", corrected: "kidney dialysis" });
    expect(answer.hits.map((hit) => hit.title)).toContain("Kidney Care");
  });

  test("corrects a misspelled name after a vague word, although pages have the vague word", async () => {
    const fair = {
      path: "/fair",
      title: "Health fair",
      description: "Ask the dr. anything.",
      blocks: parkingPage.blocks,
    };
    await createItem(staff, pageType, fair, published);
    const answer = await searchSite(scope, "dr nunnez", flat);
    expect(answer).toMatchObject({ matched: "corrected", corrected: "dr nunez" });
    expect(answer.hits[0]?.title).toBe("José Núñez");
  });

  test.each([
    ["a Spanish word", "una clinica: my knee gives out"],
    ["an abbreviation", "my knee gives out appt"],
  ])("leaves %s as it was typed", async (_, typed) => {
    expect(await searchSite(scope, typed, flat)).toMatchObject({ corrected: null });
  });

  test("does not change the words of a Spanish query into English ones", async () => {
    expect((await searchSite(scope, "una clinica", flat)).corrected).toBeNull();
  });

  test("a place is neither corrected nor reported as a missing page", async () => {
    expect(await searchSite(scope, "parking in mexico", flat)).toMatchObject({
      corrected: null,
      withoutPage: [],
    });
  });

  test("if no page has a word, the everyday words next to it find nothing", async () => {
    const page = { ...parkingPage, path: "/stop", title: "Where the bus will stop" };
    const stop = await createItem(staff, pageType, page, published);
    expect((await searchSite(scope, "stop", flat)).hits[0]?.title).toBe("Where the bus will stop");
    const answer = await searchSite(scope, "cannot stop scratching", flat);
    expect(answer).toMatchObject({ hits: [], withoutPage: ["scratching"] });
    await trashItem(staff, pageType, stop);
  });

  test("numbers do not count as much as words", async () => {
    for (const [path, title] of [
      ["/ages", "Ages 2 to 7"],
      ["/mending", "Mending fences"],
    ] as const)
      await createItem(
        staff,
        pageType,
        {
          path,
          title,
          description: "A page.",
          blocks: [{ type: "richText", props: { html: "<p>Words.</p>" } }],
        },
        published,
      );
    const { hits } = await searchSite(scope, "mending 2 7", flat);
    expect(hits[0]?.title).toBe("Mending fences");
  });

  test("if nothing has all words, matches some of them", async () => {
    const answer = await searchSite(scope, "shoulder xylophone", flat);
    expect(answer).toMatchObject({ matched: "some", corrected: null });
    expect(answer.hits.map((hit) => hit.title)).toEqual(["José Núñez"]);
  });

  test("reports the phrase that led to a record, unless it is the title", async () => {
    const { rules } = await searchSite(scope, "my knees give out again", flat);
    expect(rules).toEqual([
      { words: "my knee gives out", title: "Orthopedics", url: "/specialty/orthopedics", part: null },
    ]);
    expect((await searchSite(scope, "orthopedics", flat)).rules).toEqual([]);
  });

  test("of several dates of the same class, the next one comes first, and past ones last", async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const days = [30, -5, 2, -40, 9];
    for (const day of days) {
      const when = { startsAt: inDays(day), endsAt: inDays(day + 0.1) };
      const slug = `quilts-${day < 0 ? "past" : "next"}-${Math.abs(day)}`;
      const event = { title: "Quilt days", slug, place: "Lobby", body: "", ...when };
      await createItem(staff, calendarEventType, event, published);
    }
    const { hits } = await searchSite(scope, "quilt", flat);
    const addresses = ["next-2", "next-9", "next-30", "past-5", "past-40"].map(
      (slug) => `/events/quilts-${slug}`,
    );
    expect(hits.map(({ url }) => url)).toEqual(addresses);
    expect(hits[0]?.startsAt?.getTime()).toBeGreaterThan(Date.now());
    const { suggestions } = await suggest(scope, "quilt");
    expect(suggestions.map(({ url }) => url)).toEqual(["/events/quilts-next-2"]);
  });

  test("an event that takes place again is found by its next date", async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const event = { title: "Kite days", slug: "kites", place: "Lobby", body: "" };
    const when = { startsAt: inDays(-20).toISOString(), endsAt: inDays(-19).toISOString() };
    const { id } = await createItem(staff, calendarEventType, { ...event, ...when }, published);
    const laterStarts = [inDays(-10), inDays(5), inDays(12)];
    await db.update(searchDocument).set({ laterStarts }).where(eq(searchDocument.itemId, id));
    const { hits } = await searchSite(scope, "kite days", flat);
    expect(hits[0]?.startsAt).toEqual(laterStarts[1]);
  });

  test("a page with all words in its text comes before pages with one of them in their summary", async () => {
    for (const [path, description, html] of [
      ["/north", "Quarry tours, quarry rides, and quarry picnics at the quarry.", "<p>Closed in winter.</p>"],
      ["/south", "Trouble on the hill.", "<p>Closed in summer.</p>"],
      ["/seasons", "What to do in winter.", "<p>Trouble at the quarry: call us.</p>"],
    ] as const) {
      const blocks = [{ type: "richText", props: { html } }];
      await createItem(staff, pageType, { path, title: path.slice(1), description, blocks }, published);
    }
    const { hits, matched } = await searchSite(scope, "quarry trouble", flat);
    expect(hits[0]?.url).toBe("/seasons");
    expect(matched).toBe("all");
  });

  test("reports that a page has all words although this part of the results does not show it", async () => {
    const onLaterPage = await searchSite(scope, "horse trailer", { limit: 10, offset: 10 });
    expect(onLaterPage).toMatchObject({ hits: [], matched: "all" });
    const otherType = await searchSite(scope, "horse trailer", { type: "provider", limit: 10, offset: 0 });
    expect(otherType).toMatchObject({ hits: [], matched: "all" });
  });

  test("does not find a draft", async () => {
    const { hits } = await searchSite(scope, "parking", flat);
    expect(hits.map((hit) => hit.url)).toEqual(["/parking"]);
  });
});

describe("filters said in words lead to the finder", () => {
  test.each([
    ["heart doctor accepting new patients", "acceptingNew=true&q=heart+doctor"],
    [
      "orthopedics taking new patients in willow bend",
      "acceptingNew=true&location=willow-bend-clinic&q=orthopedics",
    ],
    ["doctor who speaks spanish", "language=Spanish&q=doctor"],
    ["Spanish-speaking kidney doctor", "language=Spanish&q=kidney+doctor"],
    ["female doctor at Willow Bend Clinic", "gender=female&location=willow-bend-clinic&q=doctor"],
    ["counselor with video visits", "telehealth=true&q=counselor"],
    ["kids doctor open now", "openNow=true&q=kids+doctor"],
    ["clinic that is open right now in willow bend", "openNow=true&location=willow-bend-clinic&q=clinic"],
  ])("%s leads to the finder with its filters", async (typed, parameters) => {
    const { finder } = await searchSite(scope, typed, flat);
    expect(finder?.url).toBe(`/provider-search?${parameters}`);
  });

  test.each([
    "knee pain",
    "the bend in willow creek",
    "new patients",
    "spanish rice recipe",
    "open heart surgery",
  ])("%s contains no filter", async (typed) => {
    expect((await searchSite(scope, typed, flat)).finder).toBeNull();
  });
});

describe("presentation", () => {
  test("shows the passage that matched, with its words highlighted", async () => {
    const { hits } = await searchSite(scope, "trailers", flat);
    expect(hits[0]?.excerpt.filter((piece) => piece.marked)).toEqual([{ text: "trailers", marked: true }]);
    expect(plainText(hits[0]?.excerpt ?? [])).toContain("Horse trailers fit on the north side");
  });

  test("highlights words in every form, with accents or without, and not those that only start the same", async () => {
    const description =
      "Élodie's carpenters care for the Cárpenter café, carefully, in a carpentered carport.";
    await createItem(
      staff,
      pageType,
      { ...parkingPage, path: "/shop", title: "Shop", description },
      published,
    );
    const { hits } = await searchSite(scope, "elodies carpenter cafe", flat);
    const shop = hits.find(({ url }) => url === "/shop");
    expect(plainText(shop?.excerpt ?? [])).toBe(description);
    const marked = shop?.excerpt.filter((piece) => piece.marked).map(({ text }) => text);
    expect(marked).toEqual(["Élodie", "carpenters", "Cárpenter", "café", "carpentered"]);
  });

  test("a passage from the middle of a text has an ellipsis", async () => {
    const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(" ");
    const html = `<p>${words(60)} hayloft ${words(60)}</p>`;
    const barn = {
      ...parkingPage,
      path: "/barn",
      title: "Barn",
      blocks: [{ type: "richText", props: { html } }],
    };
    await createItem(staff, pageType, barn, published);
    const { hits } = await searchSite(scope, "hayloft", flat);
    expect(plainText(hits[0]?.excerpt ?? [])).toMatch(/^… .*hayloft.* …$/);
  });

  test("text that looks like markup stays text", async () => {
    const { hits } = await searchSite(scope, "knees", { type: "provider", ...flat });
    const shown = hits.map((hit) => plainText(hit.excerpt)).join(" ");
    expect(shown).toContain("shoulders & knees");
  });

  test("returns the first hits of each type, with counts; or one type, page by page", async () => {
    const overview = await searchSite(scope, "physician", { firstOfEach: 1 });
    const count = (type: string) => overview.counts.find((one) => one.type === type)?.count;
    expect(overview.hits.filter((hit) => hit.type === "provider")).toHaveLength(1);
    expect(count("provider")).toBe(2);

    const pages = await Promise.all(
      [0, 1, 2].map((offset) => searchSite(scope, "physician", { type: "provider", limit: 1, offset })),
    );
    expect(pages.map((page) => page.hits.length)).toEqual([1, 1, 0]);
    expect(new Set(pages.flatMap((page) => page.hits.map((hit) => hit.title)))).toEqual(
      new Set(["José Núñez", "Ann Kidd"]),
    );
    expect(pages[2]?.total).toBe(overview.total);
  });

  test("shows a danger notice whether or not anything is found", async () => {
    expect(await searchSite(scope, "chest pain", flat)).toMatchObject({
      notice: { kind: "emergency", language: "en" },
      hits: [],
    });
  });
});

describe("unusual input", () => {
  test.each([
    ["nothing", ""],
    ["spaces", "   "],
    ["signs only", "!!! & | :* <-> ()"],
    ["a NUL byte", "\u0000"],
    ["half a character", "\uD800"],
    ["a letter that the database knows no words of", "𓑁"],
    ["an operator", "knee & !"],
    ["a quotation without end", '"knee'],
    ["a backslash", "\\'; drop table page; --"],
    ["ten thousand characters", "x".repeat(10_000)],
    ["ten thousand words", "xq ".repeat(10_000)],
  ])("%s gets a response, not an error", async (_, typed) => {
    const [answer, { suggestions }] = await Promise.all([
      searchSite(scope, typed, flat),
      suggest(scope, typed),
    ]);
    expect(answer.total).toBeGreaterThanOrEqual(answer.hits.length);
    expect(Array.isArray(suggestions)).toBe(true);
  });
});

describe("suggestions", () => {
  test.each([
    ["ortho", "Orthopedics"],
    ["jose nu", "José Núñez"],
    ["willow b", "Willow Bend Clinic"],
    ["orthopdics", "Orthopedics"],
  ])("%s suggests %s", async (typed, title) => {
    expect((await suggest(scope, typed)).suggestions.map((hit) => hit.title)).toContain(title);
  });
});

const specialties = {
  orthopedics: {
    slug: "orthopedics",
    name: "Orthopedics",
    summary: "Care for bones and joints.",
    about: "<p>We see you within a week.</p>",
    plainWords: ["my knee gives out", "bone doctor"],
    treats: ["Broken bones", "Knees"],
  },
  kidneyCare: {
    slug: "kidney-care",
    name: "Kidney Care",
    summary: "Care for kidneys, dialysis included.",
    about: "<p>Three chairs, six days a week.</p>",
    plainWords: ["kidney doctor"],
    treats: ["Dialysis"],
  },
};

const aClinic = {
  slug: "willow-bend-clinic",
  name: "Willow Bend Clinic",
  latitude: 41,
  longitude: -99,
  addressLine1: "27 Railroad Street",
  addressCity: "Willow Bend",
  addressState: "NE",
  addressPostalCode: "69198",
  phoneMain: "3085550104",
  openingHours: {
    always: false,
    weekly: [{ days: ["mon" as const], opens: "08:00", closes: "17:00" }],
    holidays: [],
  },
};

const parkingPage = {
  path: "/parking",
  title: "Where to park",
  description: "Parking is free.",
  blocks: [{ type: "richText", props: { html: "<p>Horse trailers fit on the north side.</p>" } }],
};

import { TZDate } from "@date-fns/tz";
import { addWeeks, startOfDay } from "date-fns";
import { describe, expect, test } from "vitest";
import { formatMonthlyDays } from "~/content/fields/opening-hours/opening-hours-lines";
import { pageId } from "~/demo/content/blocks";
import { givenForUnit3d, goalOfUnit3d } from "~/demo/content/campaigns";
import { classCategories, classes } from "~/demo/content/classes";
import { clinicHolidays } from "~/demo/content/clinic-holidays";
import { jobs } from "~/demo/content/jobs";
import { languageNotices } from "~/demo/content/language-notices";
import { locations } from "~/demo/content/locations";
import { calendarEvents } from "~/demo/content/news";
import { pages } from "~/demo/content/pages";
import { spanishPages } from "~/demo/content/pages/es/spanish-pages";
import { otherPlaces, phones, publicLines } from "~/demo/content/phones";
import { providers } from "~/demo/content/providers";
import { contentRecords } from "~/demo/content/records";
import { specialties } from "~/demo/content/specialties";
import { sessionsOfRecord } from "~/features/classes/class/sessions";
import {
  addedNumbers,
  amountsIn,
  closedDays,
  differingHours,
  differingStatements,
  type Occasion,
  unknownPhones,
  unlistedPrices,
  wrongCounts,
  wrongPlace,
  wrongTimes,
} from "./contradictions";
import { phoneFields, phoneHours, textsOf } from "./demo-texts";

const today = new Date("2026-11-24T12:00:00Z");
const records = contentRecords(today);
const texts = textsOf(records);
/** Dates depend on the day of seeding: one day a week, for a year. */
const seedings = Array.from({ length: 52 }, (_, week) => addWeeks(today, week));

const rowsOf = (path: string): string[][] =>
  pages
    .filter((page) => page.path === path)
    .flatMap(({ blocks }) =>
      blocks.flatMap(({ type, props }) => (type === "table" ? (props.rows as string[][]) : [])),
    );
const cardsOf = (path: string): { title: string; text: string }[] =>
  pages
    .filter((page) => page.path === path)
    .flatMap(({ blocks }) =>
      blocks.flatMap(({ type, props }) =>
        type === "cards" ? (props.items as { title: string; text: string }[]) : [],
      ),
    );
const hoursOf = (slug: string | null) => locations.find((location) => location.slug === slug)?.openingHours;
const placeOf = (words: string) => locations.find(({ name }) => words.includes(name))?.openingHours;

function classOccasions(seeded: Date): Occasion[] {
  return classes(seeded).flatMap(({ slug, title, location, customDateDescription, ...dates }) =>
    sessionsOfRecord(dates).map(({ startsAt, endsAt }) => ({
      where: `class ${slug}, seeded ${seeded.toDateString()}`,
      startsAt,
      endsAt,
      when: customDateDescription || title,
      hours: hoursOf(location),
    })),
  );
}

/** Statements of pages about regular events: rows of tables, and cards, by their title. */
const announced = ["/events", "/community-health-partnership"].flatMap((path) => [
  ...rowsOf(path).map(([title = "", ...words]) => ({ path, title, words: words.join(". ") })),
  ...cardsOf(path).map(({ title, text }) => ({ path, title, words: text.split(". ")[0] ?? "" })),
]);

function eventOccasions(seeded: Date): Occasion[] {
  return calendarEvents(seeded).flatMap(({ slug, title, place, startsAt, endsAt }) => {
    const own = announced.filter((one) => one.title === title);
    return (own.length > 0 ? own : [{ path: "", words: "" }]).map(({ path, words }) => ({
      where: `event ${slug}${path && ` on ${path}`}, seeded ${seeded.toDateString()}`,
      startsAt: startsAt ?? "",
      endsAt: endsAt ?? "",
      when: words,
      place,
      hours: placeOf(place),
    }));
  });
}

describe("the demo's texts agree with its records", () => {
  test("every phone number in a text belongs to a record, a setting, or a public line", () => {
    // Fax lines of single offices are only in their texts.
    const { faxReferrals, faxMedicalRecords, faxPatientAdvocate } = phones;
    const known = new Set([
      ...records.flatMap(({ data }) => phoneFields(data)),
      ...Object.values(publicLines),
      ...Object.values(otherPlaces),
      faxReferrals,
      faxMedicalRecords,
      faxPatientAdvocate,
    ]);
    expect(unknownPhones(texts, known)).toEqual([]);
  });

  test("a phone number has the same hours everywhere on the site", () => {
    expect(differingHours(records.flatMap(({ data }) => phoneHours(data)))).toEqual([]);
  });

  test("weekdays and times of classes and events in words are those of their dates", () => {
    const occasions = seedings.flatMap((seeded) => [...classOccasions(seeded), ...eventOccasions(seeded)]);
    expect(occasions.flatMap(wrongTimes)).toEqual([]);
  });

  test("if a text says that a provider comes in some weeks of the month, the record or the place's hours say so, too", () => {
    const phrase =
      /(?:first|second|third|fourth|fifth)(?: and (?:second|third|fourth|fifth))? \w+day of the month/gi;
    const stated = providers.flatMap((provider) => {
      const { slug, bio, days = {}, weeks = {}, locations: own } = provider;
      const labels = Object.entries(weeks).map(([place, nth]) => formatMonthlyDays(days[place] ?? [], nth));
      const open = own.flatMap((place) => hoursOf(place)?.weekly ?? []);
      const ofPlaces = open.flatMap((span) => (span.nth ? [formatMonthlyDays(span.days, span.nth)] : []));
      const known = new Set([...labels, ...ofPlaces].map((label) => label.toLowerCase()));
      return (bio.replaceAll(/\s+/g, " ").match(phrase) ?? []).map((words) => ({
        slug,
        words,
        isKnown: known.has(words.toLowerCase()),
      }));
    });
    expect(stated.length).toBeGreaterThan(2);
    expect(stated.filter(({ isKnown }) => !isKnown)).toEqual([]);
  });

  test("no class or event is on a holiday, or while its place is closed", () => {
    const occasions = seedings.flatMap((seeded) => [...classOccasions(seeded), ...eventOccasions(seeded)]);
    expect(occasions.flatMap((occasion) => closedDays(occasion, clinicHolidays))).toEqual([]);
  });

  test("an event is at the place that the pages name", () => {
    expect(eventOccasions(today).flatMap(wrongPlace)).toEqual([]);
  });

  test("registration for a class ends when the office closes, on a day before the class", () => {
    for (const { slug, startsAt, registrationEndsAt } of classes(today)) {
      if (!startsAt || !registrationEndsAt) continue;
      const end = new TZDate(registrationEndsAt, "America/Chicago");
      expect([slug, end.getHours(), end < startOfDay(new TZDate(startsAt, "America/Chicago"))]).toEqual([
        slug,
        17,
        true,
      ]);
    }
  });

  test("the table of classes states each class's price", () => {
    for (const [category, name] of classCategories) {
      const row = rowsOf("/classes-and-education").find(([what]) => what === name);
      expect(row, name).toBeDefined();
      const prices = new Set(
        classes(today).flatMap(({ category: own, registrationCost }) =>
          own === category ? [registrationCost ?? 0] : [],
        ),
      );
      expect([name, ...prices]).toEqual([name, amountsIn(row?.at(-1) ?? "")[0] ?? 0]);
    }
  });

  test("prices for people without insurance are in the price list", () => {
    const listed = new Set(rowsOf("/price-transparency").flatMap((row) => amountsIn(row.join(" "))));
    expect(unlistedPrices(texts, listed)).toEqual([]);
  });

  test("a fact that several pages state is the same everywhere", () => {
    expect(differingStatements(texts)).toEqual([]);
  });

  test("a Spanish page states no number that neither the English page nor a place's record states", () => {
    const statedBy = (record: string) => texts.filter(({ where }) => where.startsWith(record));
    const places = statedBy("location ").map(({ text }) => text);
    // The key that Spanish-speaking callers press.
    const lines = ["911", "988, press 2"];
    for (const { path, translationOf } of spanishPages) {
      const original = pages.find((page) => pageId(page.path) === translationOf);
      const english = statedBy(`page ${original?.path}.`);
      expect(english.length, path).toBeGreaterThan(0);
      expect(addedNumbers(statedBy(`page ${path}.`), english, [...places, ...lines])).toEqual([]);
    }
  });

  test("the page of careers states the lowest hourly pay of each open job", () => {
    const stated = new Set(rowsOf("/careers").flatMap((row) => amountsIn(row.join(" "))));
    for (const { title, payFrom, payPer } of jobs(today))
      if (payPer === "hour")
        expect([title, stated.has(Math.round((payFrom ?? 0) * 100))]).toEqual([title, true]);
  });

  test("news about the campaign states its goal, the amount given, and the difference", () => {
    const given = givenForUnit3d;
    const news = texts.filter(({ where }) => where.startsWith("newsItem two-thirds-of-the-way"));
    const amounts = news.flatMap(({ text }) => amountsIn(text)).filter((cents) => cents > 10_000_00);
    expect(new Set(amounts)).toEqual(new Set([given, goalOfUnit3d, goalOfUnit3d - given]));
  });

  test("counts in texts are the numbers of records", () => {
    const clinics = locations.filter(({ kind }) => kind === "clinic").length;
    expect(
      wrongCounts(texts, {
        places: locations.length,
        locations: locations.length,
        "clinics and centers": locations.length - 1,
        clinics,
        providers: providers.length,
        specialties: specialties.length,
        "kinds of care": specialties.length,
        "kinds of classes": classCategories.length,
      }),
    ).toEqual([]);
  });
});

test("the notice is in as many languages as the site says", () => {
  const notices = new Set(
    [...languageNotices.matchAll(/<h3 id="[^"]+" lang="([^"]+)"/g)].map(([, language]) => language),
  );
  const stated = texts.flatMap(({ text }) => [...text.matchAll(/\b(?:All|in) (\d+) languages/g)]);
  expect(stated.length).toBeGreaterThan(0);
  expect(new Set(stated.map(([, count]) => Number(count)))).toEqual(new Set([notices.size]));
});

describe("a planted contradiction is found:", () => {
  const planted = (text: string) => [{ where: "page /planted", text }];
  const wednesday = {
    where: "class planted",
    startsAt: "2026-12-02T00:30:00Z",
    endsAt: "2026-12-02T02:30:00Z",
  };

  test("a phone number that belongs to no record", () => {
    expect(unknownPhones(planted("Call (308) 555-0199 or 308-555-0100."), new Set(["3085550100"]))).toEqual([
      "page /planted: (308) 555-0199 belongs to no record",
    ]);
  });

  test("another weekday, another time, and another week of the month", () => {
    expect(wrongTimes({ ...wednesday, when: "Tuesdays, 6:30 to 8:30 PM" })).toEqual([]);
    expect(wrongTimes({ ...wednesday, when: "Every Friday" })).toHaveLength(1);
    expect(wrongTimes({ ...wednesday, when: "Tuesdays, 6:00 to 9:00 PM" })).toHaveLength(2);
    expect(wrongTimes({ ...wednesday, when: "Second Tuesday 6:30 PM" })).toHaveLength(1);
  });

  test("a class on a holiday, on a later evening of a series on one, and at a place that is closed", () => {
    const christmas = {
      where: "class",
      startsAt: "2026-12-25T18:00:00Z",
      endsAt: "2026-12-25T19:00:00Z",
      when: "",
    };
    expect(closedDays(christmas, clinicHolidays)).toHaveLength(1);
    const series = { ...christmas, startsAt: "2026-12-11T18:00:00Z", when: "Three Fridays" };
    expect(closedDays(series, clinicHolidays)).toHaveLength(1);
    const hours = {
      always: false,
      weekly: [{ days: ["mon" as const], opens: "08:00", closes: "17:00" }],
      holidays: [],
    };
    expect(closedDays({ ...wednesday, when: "", hours }, [])).toHaveLength(1);
  });

  test("another place", () => {
    expect(wrongPlace({ ...wednesday, when: "Wednesday, Lantern Café", place: "Fire hall" })).toHaveLength(1);
    expect(wrongPlace({ ...wednesday, when: "Wednesday, the fire hall", place: "Fire hall" })).toEqual([]);
  });

  test("another price, and another count", () => {
    expect(
      unlistedPrices(planted("Without insurance a first visit is $170."), new Set([16_500])),
    ).toHaveLength(1);
    expect(differingStatements(planted("A room is $20 a night. A bed is $25 a night."))[0]).toContain("$25");
    expect(differingStatements(planted("A room is $20 a night. Cuesta $25 la noche."))[0]).toContain("$25");
    expect(wrongCounts(planted("Care at nine clinics."), { clinics: 3 })).toEqual([
      "page /planted: “at nine clinics”, but there are 3",
    ]);
  });

  test("a number that only the translation states", () => {
    const english = planted("We answer within 15 days, from 8:00 AM. A copy is $6.50.");
    expect(addedNumbers(planted("Contestamos en 15 días, a las 8:00 a.m., por $6.50."), english)).toEqual([]);
    for (const wrong of ["16 días", "8:30 a.m.", "$6.05"])
      expect(addedNumbers(planted(wrong), english)).toHaveLength(1);
  });

  test("other hours of one phone", () => {
    const line = { phone: "3085550100", label: "Billing" };
    expect(
      differingHours([
        { ...line, hours: "Monday" },
        { ...line, hours: "Tuesday" },
      ]),
    ).toHaveLength(1);
  });
});

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import { unpublishItem } from "~/content/actions/unpublish-item";
import { searchDocument } from "~/content/tables";
import { makeImage, testActor } from "../../../../test/factories/content";
import { testApp } from "../../../../test/web-app";
import { classType } from "../class/definition";
import { classEvent } from "../class/table";
import { classCategoryType } from "../class-category/definition";
import { announceSeats } from "../registrations/class-counts";
import { registration } from "../registrations/table";

let now = new Date("2027-01-04T15:00:00Z");
const app = await testApp({ services: { now: () => now } });
const { db } = app.services;
const context = { db, actor: testActor };
const published = { publish: true, trusted: true };

const category = async (slug: string) =>
  (await createItem(context, classCategoryType, { name: slug, slug, position: 1 }, published)).id;
const tours = await category("birth-place-tour");
const births = await category("childbirth");

const makeClass = (slug: string, values: object = {}) =>
  createItem(
    context,
    classType,
    {
      title: `Class ${slug}`,
      slug,
      type: tours,
      body: "<p>All about it.</p>",
      place: "Lantern Room",
      startsAt: "2027-01-13T00:30:00Z",
      endsAt: "2027-01-13T01:30:00Z",
      hasRegistration: true,
      registrantLimit: 2,
      registrationEndsAt: "2027-01-11T18:00:00Z",
      ...values,
    },
    published,
  );
const banner = await makeImage(db, { alt: "A cradle" });
const tour = await makeClass("tour");
const birth = await makeClass("birth", {
  type: births,
  startsAt: "2027-02-06T15:00:00Z",
  endsAt: "2027-02-06T22:00:00Z",
  registrationEndsAt: "2027-02-05T18:00:00Z",
  hasRegistrationCost: true,
  registrationCost: 4_000,
  image: banner.id,
});

const get = async (path: string) => (await fetch(`${app.url}${path}`)).json();
const one = async ({ id }: { id: string }) => (await get(`/api/class/${id}`)).class;
const seat = (classId: string, values: object = {}) => ({
  classId,
  status: "confirmed" as const,
  tokenHash: randomUUID(),
  duplicateKey: randomUUID(),
  createdAt: now,
  updatedAt: now,
  ...values,
});
const register = (...seats: ReturnType<typeof seat>[]) =>
  db.transaction(async (tx) => {
    await tx.insert(registration).values(seats);
    await announceSeats(tx, ...seats.map(({ classId }) => classId));
  });

test("a class has its description, price, and times on the hospital's clock", async () => {
  expect(await one(birth)).toMatchObject({
    id: birth.id,
    type: { slug: "childbirth", name: "childbirth" },
    title: "Class birth",
    body: "<p>All about it.</p>",
    image: { id: banner.id, alt: "A cradle", src: banner.data.src },
    startsAt: "2027-02-06T09:00:00-06:00",
    endsAt: "2027-02-06T16:00:00-06:00",
    useCustomDateDescription: false,
    customDateDescription: "",
    hasRegistration: true,
    registrationEndsAt: "2027-02-05T12:00:00-06:00",
    hasRegistrationCost: true,
    dates: "Saturday February\u00a06, 2027\u00a0| 9:00\u00a0AM to 4:00\u00a0PM",
    registrationCost: 4_000,
    currency: "usd",
    cost: "$40.00",
    registrantCount: 0,
    registrantLimit: 2,
    availability: { state: "open", label: "Continue to Payment", seatsLeft: 2 },
  });
});

test("the form asks each question of the class once, by the stricter of its settings", async () => {
  const question = { label: "Diet", required: false, sensitive: false };
  const strict = { label: "Diet", required: true, sensitive: true };
  const dinner = await makeClass("dinner", { questions: [question, strict, question] });
  const { form } = await one(dinner);
  const asked = form.filter(({ label }: { label: string }) => label === "Diet");
  expect(asked).toEqual([{ ...strict, name: expect.stringMatching(/^question-[\w-]{12}$/), kind: "text" }]);
  await unpublishItem(context, classType, dinner);
});

test("a date text written by staff replaces the dates", async () => {
  const customDateDescription = "Four Wednesdays in a row";
  const evenings = await makeClass("evenings", { useCustomDateDescription: true, customDateDescription });
  expect(await one(evenings)).toMatchObject({
    useCustomDateDescription: true,
    customDateDescription,
    dates: customDateDescription,
  });
  await unpublishItem(context, classType, evenings);
});

test("fields that a switch hides are not published, searched, or checked, and come back with the switch", async () => {
  const words = "Every other full moon";
  const paid = await makeClass("paid-once", {
    useCustomDateDescription: true,
    customDateDescription: words,
    hasRegistrationCost: true,
    registrationCost: 4_000,
    priceNote: "With lunch.",
    questions: [{ label: "Allergies", required: false, sensitive: false }],
  });
  const change = async (target: { id: string; revision: number }, values: object) =>
    publishItem(context, classType, await saveDraft(context, classType, target, values));
  const excerpt = async () => {
    const [found] = await db.select().from(searchDocument).where(eq(searchDocument.itemId, paid.id));
    return found?.excerpt;
  };
  expect(await excerpt()).toContain(words);

  const free = await change(paid, {
    useCustomDateDescription: false,
    hasRegistrationCost: false,
    hasRegistration: false,
    priceFor: null,
    questions: [{ label: "", required: false, sensitive: false }],
  });
  await expect
    .poll(() => one(paid))
    .toMatchObject({ cost: "Free", priceNote: "", customDateDescription: "" });
  expect(await excerpt()).not.toContain(words);

  const paidAgain = await change(free, {
    useCustomDateDescription: true,
    hasRegistrationCost: true,
    hasRegistration: true,
    priceFor: "person",
    questions: [],
  });
  await expect
    .poll(() => one(paid))
    .toMatchObject({ cost: "$40.00", priceNote: "With lunch.", dates: words });
  await unpublishItem(context, classType, paidAgain);
});

test("a class that becomes free keeps the rules for people who registered or paid before", async () => {
  const rules = {
    registrantLimit: 7,
    offerHours: 5,
    answersKeptDays: 3,
    refundUntilHours: 12,
    lateRefundPercent: 60,
  };
  const paid = await makeClass("paid-before", {
    ...rules,
    hasRegistrationCost: true,
    registrationCost: 4_000,
    priceFor: "couple",
  });
  const free = await saveDraft(context, classType, paid, {
    hasRegistrationCost: false,
    hasRegistration: false,
  });
  const published = await publishItem(context, classType, free);
  const [row] = await db.select().from(classEvent).where(eq(classEvent.id, paid.id));
  expect(row).toMatchObject({ ...rules, priceFor: "couple", registrationCost: 0 });
  await unpublishItem(context, classType, published);
});

test("lists classes that are not over, filtered by type and period", async () => {
  const slugs = async (query = "") =>
    (await get(`/api/class${query}`)).classes.map(({ slug }: { slug: string }) => slug);
  expect(await slugs()).toEqual(["tour", "birth"]);
  expect(await slugs("?type=childbirth")).toEqual(["birth"]);
  expect(await slugs("?from=2027-01-14")).toEqual(["birth"]);
  expect(await slugs("?to=2027-02-01T00:00:00-06:00")).toEqual(["tour"]);
  expect((await fetch(`${app.url}/api/class?from=yesterday`)).status).toBe(422);
  expect((await fetch(`${app.url}/api/class/none`)).status).toBe(404);
});

describe("a class with several sessions", () => {
  const second = { startsAt: "2027-01-27T00:30:00Z", endsAt: "2027-01-27T01:30:00Z", place: "Gym" };
  const third = { startsAt: "2027-03-03T00:30:00Z", endsAt: "2027-03-03T01:30:00Z", place: "" };
  const makeCourse = (slug: string, values: object = {}) =>
    makeClass(slug, { moreSessions: [third, second], registrationEndsAt: null, ...values });

  test("lists them in order, ends with the last, and says when in words; a class with one has one", async () => {
    const course = await makeCourse("course");
    expect(await one(course)).toMatchObject({
      startsAt: "2027-01-12T18:30:00-06:00",
      endsAt: "2027-03-02T19:30:00-06:00",
      dates: "3 Tuesdays from January\u00a012, 2027\u00a0| 6:30\u00a0PM to 7:30\u00a0PM",
      sessions: [
        { startsAt: "2027-01-12T18:30:00-06:00", place: "Lantern Room", isElsewhere: false, isNext: true },
        { startsAt: "2027-01-26T18:30:00-06:00", place: "Gym", isElsewhere: true, isNext: false },
        { startsAt: "2027-03-02T18:30:00-06:00", place: "Lantern Room", isOver: false },
      ],
    });
    expect((await one(tour)).sessions).toHaveLength(1);
    await unpublishItem(context, classType, course);
  });

  test("is listed in the months in which it meets", async () => {
    const course = await makeCourse("months");
    const slugsIn = async (query: string) =>
      (await get(`/api/class${query}`)).classes.map(({ slug }: { slug: string }) => slug);
    expect(await slugsIn("?from=2027-01-20&to=2027-02-01")).toEqual(["months"]);
    expect(await slugsIn("?from=2027-02-01&to=2027-03-01")).toEqual(["birth"]);
    expect(await slugsIn("?from=2027-02-20")).toEqual(["months"]);
    await unpublishItem(context, classType, course);
  });

  test("closes for registration when the first begins, or some hours before", async () => {
    const course = await makeCourse("closing");
    const early = await makeCourse("closing-early", { closesHoursBefore: 2 });
    const states = async () => [
      (await one(course)).availability.state,
      (await one(early)).availability.state,
    ];
    const before = now;
    now = new Date("2027-01-12T22:29:59Z");
    expect(await states()).toEqual(["open", "open"]);
    now = new Date("2027-01-12T22:30:00Z");
    expect(await states()).toEqual(["open", "over"]);
    now = new Date("2027-01-13T00:30:00Z");
    expect(await states()).toEqual(["over", "over"]);
    now = new Date("2027-01-13T01:30:00Z");
    expect((await one(course)).sessions.map(({ isNext }: { isNext: boolean }) => isNext)).toEqual([
      false,
      true,
      false,
    ]);
    now = before;
    for (const made of [course, early]) await unpublishItem(context, classType, made);
  });

  test("classes are listed by their next session, even if one of them is under way", async () => {
    const course = await makeCourse("under-way");
    const before = now;
    now = new Date("2027-01-13T01:30:00Z");
    const soon = await makeClass("soon", {
      startsAt: "2027-01-20T00:30:00Z",
      endsAt: "2027-01-20T01:30:00Z",
      registrationEndsAt: null,
    });
    const { classes } = await get("/api/class?to=2027-02-01");
    expect(classes.map(({ slug }: { slug: string }) => slug)).toEqual(["soon", "under-way"]);
    now = before;
    for (const made of [course, soon]) await unpublishItem(context, classType, made);
  });

  test("is found by search with the date of each session", async () => {
    const course = await makeCourse("searched");
    const [found] = await db.select().from(searchDocument).where(eq(searchDocument.itemId, course.id));
    expect(found?.startsAt).toEqual(new Date("2027-01-13T00:30:00Z"));
    expect(found?.laterStarts).toEqual([second, third].map(({ startsAt }) => new Date(startsAt)));
    await unpublishItem(context, classType, course);
  });

  test("is not published with a session before the first, or one that ends before it starts", async () => {
    const wrong = [
      { ...second, startsAt: "2027-01-01T00:30:00Z", endsAt: "2027-01-01T01:30:00Z" },
      { ...third, endsAt: "2027-03-02T00:30:00Z" },
    ];
    const { data } = await makeCourse("right");
    const values = { ...data, slug: "wrong", moreSessions: wrong };
    await expect(createItem(context, classType, values, { publish: true })).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      more: {
        errors: [
          expect.objectContaining({ propertyName: "moreSessions.0.startsAt" }),
          expect.objectContaining({ propertyName: "moreSessions.1.endsAt" }),
        ],
      },
    });
  });

  test.each([
    ["the first one still lasts", { endsAt: "2027-02-03T01:30:00Z" }, "endsAt"],
    ["another one still lasts", { moreSessions: [second, second] }, "moreSessions.0.endsAt"],
  ])("is not published with a session that begins while %s", async (_, wrong, propertyName) => {
    const { data } = await makeCourse(`overlap-${propertyName}`.toLowerCase().replaceAll(".", "-"));
    const values = Object.assign({}, data, { slug: "overlapping" }, wrong);
    await expect(createItem(context, classType, values, { publish: true })).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      more: { errors: [expect.objectContaining({ propertyName })] },
    });
  });
});

test("a taken seat shows at once, and a hold only until it expires, although the response is cached", async () => {
  expect((await one(tour)).availability).toMatchObject({ state: "open", label: "Register" });
  const heldUntil = new Date(now.getTime() + 30 * 60_000);
  await register(seat(tour.id), seat(tour.id, { status: "held", heldUntil }));
  await expect
    .poll(async () => (await one(tour)).availability)
    .toEqual({ state: "full", label: "Class is Full", waitlist: true, seatsLeft: 0, phone: null });
  now = heldUntil;
  expect((await one(tour)).availability).toMatchObject({ state: "open", seatsLeft: 1 });
});

test("the end of the registration period shows when it is reached; a full class without a waitlist stays full", async () => {
  await register(seat(tour.id));
  await expect.poll(async () => (await one(tour)).availability.state).toBe("full");
  expect((await one(birth)).availability.state).toBe("open");
  now = new Date("2027-02-05T18:00:00Z");
  expect((await one(birth)).availability).toMatchObject({
    state: "over",
    label: "Registration period is over",
    waitlist: false,
  });
  expect((await one(tour)).availability).toMatchObject({
    state: "full",
    label: "Class is Full",
    waitlist: false,
  });
});

test("a calendar file has the same UID for a class everywhere, times in UTC, and a higher sequence after a change", async () => {
  const read = async (path: string) => {
    const response = await fetch(`${app.url}${path}`);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    return (await response.text()).replaceAll("\r\n ", "");
  };
  const file = await read("/classes/tour.ics");
  expect(file).toContain(`UID:${tour.id}\r\n`);
  expect(file).toContain("DTSTART:20270113T003000Z\r\nDTEND:20270113T013000Z");
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(file).not.toMatch(/token|registration/i);
  const feed = await read("/classes/feed.ics");
  expect(feed).toContain(`UID:${tour.id}\r\n`);
  expect(feed).toContain(`UID:${birth.id}\r\n`);
});

test("a calendar file of an unknown class is not found, whatever characters its address has", async () => {
  for (const unknown of ["nothing", "%25", "%2525", "a%2Fb"])
    expect((await fetch(`${app.url}/classes/${unknown}.ics`)).status).toBe(404);
});

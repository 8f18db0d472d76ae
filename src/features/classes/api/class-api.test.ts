import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { unpublishItem } from "~/content/actions/unpublish-item";
import { makeImage, testActor } from "../../../../test/factories/content";
import { testApp } from "../../../../test/web-app";
import { classType } from "../class/definition";
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
  expect((await fetch(`${app.url}/classes/nothing.ics`)).status).toBe(404);
});

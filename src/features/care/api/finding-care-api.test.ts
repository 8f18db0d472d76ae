import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import { contentItem } from "~/content/tables";
import {
  makeImage,
  makeLocation,
  makeProvider,
  makeSpecialty,
  testActor,
} from "../../../../test/factories/content";
import { testApp } from "../../../../test/web-app";
import { insurancePlanType } from "../insurance-plan/definition";
import { locationType } from "../location/definition";
import { providerType } from "../provider/definition";

let clock = new Date("2026-11-20T16:00:00Z");
const { url, services } = await testApp({ services: { now: () => clock } });
const { db } = services;

const icon = await makeImage(db, { alt: "A heart", src: "/files/heart.svg", width: 48, height: 64 });
const portrait = await makeImage(db, { alt: "Ana Ruiz" });
const card = await makeImage(db, { alt: "The clinic's door" });
const hero = await makeImage(db, { alt: "The clinic from the road" });
const heart = await makeSpecialty(db, {
  name: "Cardiology",
  slug: "cardiology",
  plainWords: ["heart doctor"],
  iconImage: icon.id,
});
const clinic = await makeLocation(db, {
  name: "Elm Clinic",
  slug: "elm-clinic",
  position: 2,
  addressLine1: "12 Elm Street",
  addressLine2: "Suite 3",
  addressCity: "Willow Bend",
  addressState: "NE",
  addressPostalCode: "69198",
  appleMapsLink: "https://maps.apple.example/?q=elm",
  googleMapsLink: "https://maps.google.example/?q=elm",
  cardImage: card.id,
  pageHeroImage: hero.id,
  phoneFax: "3085550160",
  openingHours: {
    always: false,
    weekly: [{ days: ["mon", "tue", "wed", "thu", "fri"], opens: "08:00", closes: "17:00" }],
    holidays: [],
  },
  links: [{ label: "What to bring", href: "/patient-resources" }],
  about: `<p onclick="alert(1)">A clinic.</p><script>alert(1)</script>`,
  specialties: [heart.id],
});
await makeLocation(db, { name: "Main Hospital", slug: "main", position: 1 });
const ana = await makeProvider(db, {
  name: "Ana Ruiz",
  slug: "ana-ruiz",
  acronymsAndAbbreviations: "MD",
  position: "Cardiologist",
  profileImage: portrait.id,
  medicalSchool: "State College of Medicine",
  education: "BS, Elm College",
  internshipAndResidency: "Residency, County Hospital",
  fellowships: "Heart failure, Lake Clinic",
  boardCertification: "American Board of Internal Medicine",
  clinicalInterests: "Heart failure in old age",
  bio: `<p onclick="alert(1)">Born here.</p><script>alert(1)</script>`,
  languages: ["English", "Spanish"],
  acceptingNewPatients: true,
  specialties: [heart.id],
  locations: [clinic.id],
});

async function get(path: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(url + path);
  return { status: response.status, body: await response.json() };
}

test("a provider has the specification's names, with the locations and whether they are open", async () => {
  const { status, body } = await get(`/api/staff-member/${ana.id}`);
  expect(status).toBe(200);
  const staffMember = { id: ana.id, slug: "ana-ruiz", name: "Ana Ruiz" };
  expect(body.staffMember).toMatchObject({
    ...staffMember,
    acronymsAndAbbreviations: "MD",
    position: "Cardiologist",
    profileImage: { id: portrait.id, alt: "Ana Ruiz", src: portrait.data.src },
    medicalSchool: "State College of Medicine",
    education: "BS, Elm College",
    internshipAndResidency: "Residency, County Hospital",
    fellowships: "Heart failure, Lake Clinic",
    boardCertification: "American Board of Internal Medicine",
    clinicalInterests: "Heart failure in old age",
    bio: "<p>Born here.</p>",
    CHLocationCHStaffMembers: [
      {
        location: {
          id: clinic.id,
          slug: "elm-clinic",
          name: "Elm Clinic",
          latitude: 41.2,
          longitude: -99.1,
          addressLine1: "12 Elm Street",
          addressLine2: "Suite 3",
          addressCity: "Willow Bend",
          addressState: "NE",
          addressPostalCode: "69198",
          phoneMain: "3085550100",
          phoneFax: "3085550160",
          hoursOfOperation: "Monday to Friday: 8:00 AM to 5:00 PM\nSaturday and Sunday: Closed",
          about: "<p>A clinic.</p>",
          appleMapsLink: "https://maps.apple.example/?q=elm",
          googleMapsLink: "https://maps.google.example/?q=elm",
          cardImageId: card.id,
          pageHeroImageId: hero.id,
          cardImage: { id: card.id, alt: "The clinic's door", src: card.data.src },
          pageHeroImage: { id: hero.id, alt: "The clinic from the road", src: hero.data.src },
          openingState: {
            isOpen: true,
            label: "Open now - closes 5:00 PM",
            until: "2026-11-20T23:00:00.000Z",
          },
          CHLocationLinks: [{ label: "What to bring", href: "/patient-resources" }],
          CHLocationCHSpecialties: [{ specialty: { id: heart.id, slug: "cardiology", name: "Cardiology" } }],
          CHLocationCHStaffMembers: [{ staffMember }],
        },
      },
    ],
  });
});

test("a location has the dates of its first publication and its last change", async () => {
  const times = async () => {
    const { locations } = (await get("/api/location/list")).body as { locations: Dated[] };
    const { createdAt, updatedAt } = locations.find(({ id }) => id === clinic.id) as Dated;
    return { createdAt: Date.parse(createdAt), updatedAt: Date.parse(updatedAt) };
  };
  const before = await times();
  expect(before.createdAt).toBe(clinic.publishedAt?.getTime());
  // The link points to a page that does not exist on this site, so publishing again would be refused.
  const changes = { phoneMain: "3085550101", links: [] };
  const draft = await saveDraft({ db, actor: testActor }, locationType, clinic, changes);
  await publishItem({ db, actor: testActor }, locationType, draft);
  await expect.poll(async () => (await times()).updatedAt).toBeGreaterThan(before.updatedAt);
  expect((await times()).createdAt).toBe(before.createdAt);
});

interface Dated {
  id: string;
  createdAt: string;
  updatedAt: string;
}

test.each([randomUUID(), "nobody", "%27", "0"])("there is no provider %s", async (id) => {
  const { status, body } = await get(`/api/staff-member/${id}`);
  expect(status).toBe(404);
  expect(body).toMatchObject({ error: { code: "NOT_FOUND" } });
});

test("an edit shows at once, although responses are cached", async () => {
  await get(`/api/staff-member/${ana.id}`);
  const draft = await saveDraft({ db, actor: testActor }, providerType, ana, {
    education: "BS, Oak College",
  });
  await publishItem({ db, actor: testActor }, providerType, draft);
  await expect
    .poll(async () => (await get(`/api/staff-member/${ana.id}`)).body.staffMember)
    .toMatchObject({ education: "BS, Oak College" });
});

test("locations are in the hospital's order, and closed when their hours end", async () => {
  const labels = async () =>
    (
      (await get("/api/location/list")).body.locations as { name: string; openingState: { label: string } }[]
    ).map(({ name, openingState }) => `${name}: ${openingState.label}`);
  expect(await labels()).toEqual(["Main Hospital: Open 24 hours", "Elm Clinic: Open now - closes 5:00 PM"]);
  clock = new Date("2026-11-20T23:00:00Z");
  expect(await labels()).toEqual([
    "Main Hospital: Open 24 hours",
    "Elm Clinic: Closed - opens Monday 8:00 AM",
  ]);
});

test("specialties have their icons", async () => {
  const { body } = await get("/api/specialty/list");
  expect(body.specialties).toEqual([
    {
      id: heart.id,
      name: "Cardiology",
      slug: "cardiology",
      iconSrc: "/files/heart.svg",
      iconAlt: "A heart",
      iconWidth: 48,
      iconHeight: 64,
    },
  ]);
});

test("finds providers by words and filters", async () => {
  const { body } = await get(
    "/api/provider?q=heart+doctor&acceptingNew=true&language=Spanish&location=elm-clinic",
  );
  expect(body).toMatchObject({
    total: 1,
    page: 1,
    pageSize: 20,
    providers: [
      { slug: "ana-ruiz", specialties: [{ slug: "cardiology" }], locations: [{ slug: "elm-clinic" }] },
    ],
    matched: { words: "heart doctor", specialties: [{ slug: "cardiology", name: "Cardiology" }] },
  });
  expect((await get("/api/provider?language=Czech")).body).toMatchObject({ total: 0, providers: [] });
});

test("an answer about a plan is dropped when a location begins to take the plan", async () => {
  const context = { db, actor: testActor };
  const plan = await createItem(
    context,
    insurancePlanType,
    { name: "Elm Plan", slug: "elm-plan", payer: "Elm", kind: "hmo", confirmedOn: "2026-11-02" },
    { publish: true },
  );
  const asked = async () => (await get("/api/provider?insurance=elm-plan")).body.total;
  const [place] = await db.select().from(contentItem).where(eq(contentItem.id, clinic.id));
  if (!place) throw new Error("The clinic is gone.");
  expect(await asked()).toBe(0);
  const saved = await saveDraft(context, locationType, place, { insurancePlans: [plan.id] });
  await publishItem(context, locationType, saved);
  await expect.poll(asked).toBe(1);
});

test("the days of a provider decide whether they are at a place that is open", async () => {
  // A Monday, 10:00 AM.
  clock = new Date("2026-11-23T16:00:00Z");
  const place = await makeLocation(db, {
    name: "Oak Clinic",
    slug: "oak-clinic",
    position: 9,
    openingHours: {
      always: false,
      weekly: [{ days: ["mon", "tue"], opens: "08:00", closes: "17:00" }],
      holidays: [],
    },
  });
  const tia = await makeProvider(db, {
    name: "Tia Oak",
    slug: "tia-oak",
    telehealth: true,
    referralNeeded: true,
    locations: [place.id],
    daysAtLocations: [{ location: place.id, days: ["tue"], weeks: [4] }],
  });
  const staffMember = async () => (await get(`/api/staff-member/${tia.id}`)).body.staffMember;
  expect(await staffMember()).toMatchObject({
    telehealth: true,
    referralNeeded: true,
    CHLocationCHStaffMembers: [
      {
        location: { openingState: { isOpen: true } },
        days: ["tue"],
        weeks: [4],
        daysInWeeks: [{ days: ["tue"], weeks: [4] }],
        daysLabel: "Fourth Tuesday of the month",
        openingState: { isOpen: false, label: "Not here now - back Tuesday 8:00 AM" },
      },
    ],
  });
  const names = async (query: string) =>
    ((await get(`/api/provider?${query}`)).body.providers as { name: string }[]).map(({ name }) => name);
  expect(await names("telehealth=true")).toEqual(["Tia Oak"]);
  // The next morning. Responses may be cached until midnight.
  clock = new Date("2026-11-24T16:00:00Z");
  expect(await staffMember()).toMatchObject({
    CHLocationCHStaffMembers: [{ openingState: { isOpen: true, label: "Here today - open until 5:00 PM" } }],
  });
});

test("a term of 7 kB gets a response; an invalid page number is refused by name", async () => {
  expect((await get(`/api/provider?q=${"cardiology+".repeat(640)}`)).status).toBe(200);
  const { status, body } = await get("/api/provider?page=two");
  expect(status).toBe(422);
  expect(body).toMatchObject({ error: { code: "VALIDATION_FAILED", errors: [{ propertyName: "page" }] } });
});

test.each(["/api/provider", "/api/specialty/list", "/api/location/list"])(
  "%s only answers GET",
  async (path) => {
    expect((await fetch(url + path, { method: "POST", headers: { origin: url } })).status).toBe(405);
  },
);

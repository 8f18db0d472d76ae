import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import { providerType } from "~/content/types/provider/definition";
import { makeLocation, makeProvider, makeSpecialty, testActor } from "../../../../test/factories/content";
import { testApp } from "../../../../test/web-app";

let clock = new Date("2026-11-20T16:00:00Z");
const { url, services } = await testApp({ services: { now: () => clock } });
const { db } = services;

const heart = await makeSpecialty(db, {
  name: "Cardiology",
  slug: "cardiology",
  plainWords: ["heart doctor"],
});
const clinic = await makeLocation(db, {
  name: "Elm Clinic",
  slug: "elm-clinic",
  position: 2,
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
  medicalSchool: "State College of Medicine",
  languages: ["English", "Spanish"],
  acceptingNewPatients: true,
  specialties: [heart.id],
  locations: [clinic.id],
});

async function get(path: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(url + path);
  return { status: response.status, body: await response.json() };
}

test("a provider comes under the specification's names, with the places and whether they are open", async () => {
  const { status, body } = await get(`/api/staff-member/${ana.id}`);
  expect(status).toBe(200);
  expect(body.staffMember).toMatchObject({
    name: "Ana Ruiz",
    acronymsAndAbbreviations: "MD",
    position: "Doctor",
    profileImage: null,
    medicalSchool: "State College of Medicine",
    education: "",
    internshipAndResidency: "",
    fellowships: "",
    boardCertification: "",
    clinicalInterests: "",
    bio: "",
    CHLocationCHStaffMembers: [
      {
        location: {
          id: clinic.id,
          slug: "elm-clinic",
          latitude: 41.2,
          longitude: -99.1,
          phoneMain: "3085550100",
          phoneFax: "3085550160",
          hoursOfOperation: "Monday to Friday: 8:00 AM to 5:00 PM\nSaturday and Sunday: Closed",
          about: "<p>A clinic.</p>",
          cardImageId: null,
          cardImage: null,
          pageHeroImage: null,
          openingState: {
            isOpen: true,
            label: "Open now - closes 5:00 PM",
            until: "2026-11-20T23:00:00.000Z",
          },
          CHLocationLinks: [{ label: "What to bring", href: "/patient-resources" }],
          CHLocationCHSpecialties: [{ specialty: { id: heart.id, slug: "cardiology", name: "Cardiology" } }],
          CHLocationCHStaffMembers: [{ staffMember: { id: ana.id, name: "Ana Ruiz" } }],
        },
      },
    ],
  });
});

test.each([randomUUID(), "nobody", "%27", "0"])("there is no provider %s", async (id) => {
  const { status, body } = await get(`/api/staff-member/${id}`);
  expect(status).toBe(404);
  expect(body).toMatchObject({ error: { code: "NOT_FOUND" } });
});

test("an edit shows at once, although answers are kept", async () => {
  await get(`/api/staff-member/${ana.id}`);
  const draft = await saveDraft({ db, actor: testActor }, providerType, ana, {
    education: "BS, Elm College",
  });
  await publishItem({ db, actor: testActor }, providerType, draft);
  await expect
    .poll(async () => (await get(`/api/staff-member/${ana.id}`)).body.staffMember)
    .toMatchObject({ education: "BS, Elm College" });
});

test("places come in the hospital's order, and are closed when their hours end", async () => {
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

test("specialties come with their icons", async () => {
  const { body } = await get("/api/specialty/list");
  expect(body.specialties).toEqual([
    {
      id: heart.id,
      name: "Cardiology",
      slug: "cardiology",
      iconSrc: "",
      iconAlt: "",
      iconWidth: 0,
      iconHeight: 0,
    },
  ]);
});

test("providers are found by words and filters", async () => {
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

test("a term of 7 kB is answered, a page that is no number is refused by name", async () => {
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

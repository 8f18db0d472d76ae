import { expect, test } from "vitest";
import { testDatabase } from "../../../../test/database";
import { makeLocation, makeProvider } from "../../../../test/factories/content";
import { findProviders } from "../finder/find-providers";
import { providersSeenNow } from "./providers-seen-now";

const { db } = await testDatabase();
const clinic = await makeLocation(db, {
  openingHours: {
    always: false,
    weekly: [{ days: ["mon", "tue", "wed", "thu", "fri"], opens: "08:00", closes: "16:30" }],
    holidays: [],
  },
});
const hospital = await makeLocation(db, { openingHours: { always: true, weekly: [], holidays: [] } });
await makeProvider(db, { name: "Ann Clinic", locations: [clinic.id] });
await makeProvider(db, { name: "Bob Hospital", locations: [hospital.id, clinic.id] });
await makeProvider(db, { name: "Flo Hospital", locations: [hospital.id] });
await makeProvider(db, {
  name: "Gil Hospital Wednesday",
  locations: [hospital.id],
  daysAtLocations: [{ location: hospital.id, days: ["wed"], weeks: [] }],
});
await makeProvider(db, {
  name: "Cy Tuesday",
  locations: [clinic.id],
  daysAtLocations: [{ location: clinic.id, days: ["tue"], weeks: [] }],
});

await makeProvider(db, {
  name: "Di Fourth Tuesday",
  locations: [clinic.id],
  daysAtLocations: [{ location: clinic.id, days: ["tue"], weeks: [4] }],
});

await makeProvider(db, {
  name: "Eve Own Weeks",
  locations: [clinic.id],
  daysAtLocations: [
    { location: clinic.id, days: ["mon"], weeks: [] },
    { location: clinic.id, days: ["wed"], weeks: [4] },
  ],
});

test.each([
  ["2026-11-23T16:00:00Z", "a Monday", ["Ann Clinic", "Bob Hospital", "Eve Own Weeks"]],
  ["2026-11-18T16:00:00Z", "a third Wednesday", ["Ann Clinic", "Bob Hospital", "Gil Hospital Wednesday"]],
  ["2026-11-17T16:00:00Z", "a third Tuesday", ["Ann Clinic", "Bob Hospital", "Cy Tuesday"]],
  [
    "2026-11-24T16:00:00Z",
    "a fourth Tuesday",
    ["Ann Clinic", "Bob Hospital", "Cy Tuesday", "Di Fourth Tuesday"],
  ],
  [
    "2026-11-25T16:00:00Z",
    "a fourth Wednesday",
    ["Ann Clinic", "Bob Hospital", "Gil Hospital Wednesday", "Eve Own Weeks"],
  ],
  ["2026-11-25T23:00:00Z", "a Wednesday evening", ["Gil Hospital Wednesday"]],
])("the finder lists only providers who can be seen at %s, %s", async (now, _, names) => {
  const held: Date[] = [];
  const seenNow = await providersSeenNow(db, {
    now: new Date(now),
    timeZone: "America/Chicago",
    validUntil: (until) => held.push(until),
  });
  const { providers, total } = await findProviders(db, { seenNow });
  expect(providers.map(({ name }) => name)).toEqual(names);
  expect(total).toBe(names.length);
  expect(held.length).toBeGreaterThan(0);
});

test("nobody is listed when nobody can be seen now", async () => {
  expect((await findProviders(db, { seenNow: [] })).providers).toEqual([]);
});

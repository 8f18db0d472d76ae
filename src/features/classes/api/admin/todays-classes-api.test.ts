import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { systemActor } from "~/platform/audit/actor";
import { domainServices } from "~/platform/domain-services";
import type { PermissionFlag } from "~/platform/isomorphic/permissions";
import { adminCaller } from "../../../../../test/admin-call";
import { signedIn } from "../../../../../test/factories/accounts";
import { makeClass, registrant } from "../../../../../test/factories/classes";
import { testApp } from "../../../../../test/web-app";
import { registerForClass } from "../../registrations/register-for-class";
import { cancelClass } from "../../registrations/staff/cancel-class";
import { todaysClasses } from "../../registrations/staff/todays-classes";

/** Evening of March 3 in the hospital's time zone, where UTC already has March 4. */
const NOW = new Date("2030-03-04T00:30:00Z");
const { url, services } = await testApp();
const { db } = services;
const domain = domainServices(services, services.env);
const call = adminCaller(url);

async function classAt(title: string, startsAt: string, endsAt: string, values = {}) {
  const { id } = await makeClass(db, { title, startsAt, endsAt, registrationEndsAt: endsAt, ...values });
  return id;
}

test("today's classes that are not over are listed with taken and free seats, by the hospital's day", async () => {
  await classAt("Morning", "2030-03-03T15:00:00Z", "2030-03-03T17:00:00Z");
  const evening = await classAt("Evening", "2030-03-04T01:00:00Z", "2030-03-04T03:00:00Z", {
    registrantLimit: 5,
  });
  await classAt("Under way", "2030-03-03T23:00:00Z", "2030-03-04T01:00:00Z", { hasRegistration: false });
  await classAt("Tomorrow", "2030-03-04T16:00:00Z", "2030-03-04T18:00:00Z");
  const canceled = await classAt("Canceled", "2030-03-04T02:00:00Z", "2030-03-04T03:00:00Z");
  await cancelClass(domain, systemActor("test"), canceled);
  const input = registrant();
  await registerForClass(domain, { classId: evening, input, utm: {}, idempotencyKey: randomUUID() });

  const place = { db, now: () => NOW, timeZone: "America/Chicago", takesPayments: true };
  expect(await todaysClasses(place)).toMatchObject([
    { title: "Under way", hasRegistration: false },
    { title: "Evening", taken: 1, waiting: 0, seatsLeft: 4, place: "Lantern Room" },
  ]);
});

test("only staff who manage classes may ask for today's classes", async () => {
  const status = async (flag: PermissionFlag) =>
    (await call("GET", "/todays-classes", (await signedIn(db, [flag])).headers)).status;
  expect(await status("permissionCHClassManager")).toBe(200);
  expect(await status("permissionEventsManager")).toBe(403);
});

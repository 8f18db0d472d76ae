import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { cancelForRegistrant } from "~/features/classes/registrations/staff/cancel-for-registrant";
import { openMonthlyGift } from "~/features/giving/monthly/open-monthly-gift";
import { eraseOldGivers } from "~/features/giving/retention/erase-old-givers";
import { gift } from "~/features/giving/table";
import { auditEvent } from "~/platform/audit/table";
import { domainServices } from "~/platform/domain-services";
import { recurringPayment } from "~/platform/payments/recurring/table";
import { adminCaller } from "../../../../../test/admin-call";
import { signedIn } from "../../../../../test/factories/accounts";
import { testActor } from "../../../../../test/factories/content";
import { giftInput, giver } from "../../../../../test/factories/gifts";
import { type PlantedPerson, plantedPeople, wordFinder } from "../../../../../test/planted-people";
import { testApp } from "../../../../../test/web-app";

const { url, services } = await testApp();
const { db } = services;
const domain = domainServices(services, services.env);
const call = adminCaller(url);
const admin = await signedIn(db, "administrator");
const manager = await signedIn(db, ["permissionFoundationManager", "permissionPatientFormManager"]);

/** Two people whose data appears nowhere else. */
const zeb = { last: "Quillfeather", email: "zeb@quills.example", ill: "marmotitis" };
const ida = { last: "Thistledown", email: "ida@thistles.example", ill: "weaselpox" };

const { plant } = await plantedPeople(domain);
const { whereIs, readable } = wordFinder(domain);

let seat = "";
beforeAll(async () => {
  await plant(ida);
  seat = await plant(zeb);
});

async function ask(what: "search" | "export" | "erasure", { email }: PlantedPerson) {
  const answer = await call("POST", `/personal-data/${what}`, admin.headers, { email: email.toUpperCase() });
  return { status: answer.status, body: await answer.json() };
}
const areasOf = async (person: PlantedPerson) => (await ask("export", person)).body.areas;

test("only administrators can search for people, and the email appears in no address", async () => {
  const refused = await call("POST", "/personal-data/search", manager.headers, { email: zeb.email });
  expect(refused.status).toBe(403);
  expect((await ask("search", { ...zeb, email: "somebody" })).status).toBe(422);
  expect((await ask("search", { ...zeb, email: "nobody@nowhere.example" })).body).toEqual({ areas: [] });
});

test("the copy has all data of one person from every part of the site, and none of another", async () => {
  const { status, body } = await ask("export", zeb);
  expect(status).toBe(200);
  const counts = body.areas.map((one: { area: string; records: unknown[] }) => [
    one.area,
    one.records.length,
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    "Class registrations": 1,
    "Forms and applications": 2,
    Giving: 3,
    Newsletter: 2,
    "Mails to them": expect.any(Number),
  });
  const text = JSON.stringify(body);
  for (const words of [
    "Anything we should know?",
    "Note about marmotitis",
    "Not marmotitis again",
    "Is it marmotitis?",
    "Quillfeather.pdf",
    "Newsletter, just asked for",
    "Saved and not sent",
    "Person to notify of a gift",
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/Thistledown|weaselpox|thistles/i);
  const shown = JSON.stringify((await ask("search", zeb)).body);
  expect(shown).toContain("Gift of $50.00");
  expect(shown).not.toMatch(/marmotitis|Quillfeather/);
});

test("nothing is erased while the person has a seat, and the error says what to do", async () => {
  const before = await areasOf(zeb);
  const refused = await ask("erasure", zeb);
  expect(refused.status).toBe(409);
  expect(refused.body.error).toMatchObject({
    code: "IN_USE",
    obstacles: [expect.stringMatching(/not over: cancel that on its roster first/)],
  });
  expect(await areasOf(zeb)).toEqual(before);
});

test("a monthly gift must be stopped first", async () => {
  const email = "monthly@givers.example";
  const input = giftInput({ frequency: "monthly", giver: giver({ email }) });
  const { recurringId } = await openMonthlyGift(domain, { input, utm: {}, idempotencyKey: randomUUID() });
  const becomes = (state: "active" | "ended") =>
    db.update(recurringPayment).set({ state }).where(eq(recurringPayment.id, recurringId));
  await becomes("active");
  const refused = await ask("erasure", { ...zeb, email });
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    expect.stringContaining("They give each month: stop that"),
  ]);
  await becomes("ended");
  expect((await ask("erasure", { ...zeb, email })).status).toBe(200);
  expect(await whereIs(email)).toEqual([]);
});

test("after an erasure only the name and postal address on a receipt are left; others are untouched", async () => {
  await cancelForRegistrant(domain, testActor, seat, { refund: "full" });
  // The same search finds them everywhere before the erasure.
  expect(await whereIs(zeb.last)).toEqual(
    expect.arrayContaining([
      "form_file.sealed",
      "donor.person",
      "form_submission.person",
      "gift.person",
      "gift.tribute",
      "newsletter_request.sealed",
      "newsletter_subscriber.asked",
      "outbox_message.sealed",
      "registration.person",
      "saved_progress.sealed",
    ]),
  );
  expect(await whereIs(zeb.ill)).toEqual([
    "application_entry.text",
    "class_survey.answers",
    "form_submission.sensitive_answers",
    "gift.tribute",
    "registration.answers",
    "registration.note",
    "saved_progress.sealed",
  ]);
  const others = await areasOf(ida);

  const { status, body } = await ask("erasure", zeb);
  expect(status).toBe(200);
  for (const kept of ["Of one gift the receipt", "no import brings them back"])
    expect(JSON.stringify(body)).toContain(kept);

  expect(await whereIs(zeb.email)).toEqual([]);
  expect(await whereIs(zeb.ill)).toEqual([]);
  expect(await whereIs(zeb.last)).toEqual(["gift.person"]);
  expect((await ask("search", zeb)).body).toEqual({ areas: [] });
  expect(await areasOf(ida)).toEqual(others);
});

test("the books keep amount and receipt, and the name is erased when they no longer need it", async () => {
  const [kept] = (await db.select().from(gift)).filter((row) =>
    readable(row.person ?? "").includes(zeb.last),
  );
  expect(kept).toMatchObject({
    amount: 5_000,
    state: "given",
    receiptNumber: expect.any(String),
    tribute: null,
  });
  expect(readable(kept?.person ?? "")).toMatch(/"addressStreet":"12 Elm St".*"phone":"","email":""/);
  await eraseOldGivers(domain);
  expect(await whereIs(zeb.last)).toEqual(["gift.person"]);
  await eraseOldGivers({ db, now: () => new Date(Date.now() + 8 * 365.25 * 86_400_000) });
  expect(await whereIs(zeb.last)).toEqual([]);
  expect(await whereIs(ida.last)).toContain("gift.person");
});

test("searches, copies, and erasures are recorded, without the email", async () => {
  const noted = await db.select().from(auditEvent).where(eq(auditEvent.subjectType, "person"));
  expect(new Set(noted.map(({ action }) => action))).toEqual(
    new Set(["person.searched", "person.exported", "person.erased"]),
  );
  expect(noted.every(({ actorId }) => actorId === admin.user.id)).toBe(true);
  expect(JSON.stringify(noted)).not.toMatch(/quill|thistle/i);
});

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEvent } from "~/platform/audit/table";
import { payment, refund } from "~/platform/payments/table";
import { testDatabase } from "../../../../../test/database";
import { group, makeClass, registrant } from "../../../../../test/factories/classes";
import { testActor } from "../../../../../test/factories/content";
import { lettersTo } from "../../../../../test/factories/registrations";
import { mailsIn, testServices } from "../../../../../test/factories/services";
import { notifyOfChanges } from "../change-notices/notify-of-changes";
import { cancelRegistrants } from "../jobs/cancel-registrants";
import { registerForClass } from "../register-for-class";
import { type RegistrationStatus, registration } from "../table";
import { addAtDesk, type DeskEntry } from "./add-at-desk";
import { cancelClass } from "./cancel-class";
import { cancelForRegistrant } from "./cancel-for-registrant";
import { giveSeat } from "./give-seat";
import { markPresence } from "./mark-presence";
import { messageRegistrants } from "./message-registrants";
import { moveRegistration } from "./move-registration";
import { noteRegistration } from "./note-registration";
import { readAnswers } from "./read-answers";
import { roster } from "./roster";
import { rosterCsv } from "./roster-csv";

const { db } = await testDatabase();
const services = testServices(db);
const actor = testActor;

const makeOne = async (values: Record<string, unknown> = {}) => (await makeClass(db, values)).id;
async function register(classId: string, input = registrant()) {
  const request = { classId, input, utm: {}, idempotencyKey: randomUUID() };
  return { ...(await registerForClass(services, request)).registration, input };
}
const rowOf = async (id: string) => (await db.select().from(registration).where(eq(registration.id, id)))[0];
const statusOf = async (id: string) => (await rowOf(id))?.status as RegistrationStatus;
const auditOf = async (id: string) =>
  (await db.select().from(auditEvent).where(eq(auditEvent.subjectId, id))).map(({ action }) => action);

test("the roster lists people with a seat by name, then the waitlist", async () => {
  const id = await makeOne({ registrantLimit: 2 });
  await register(id, registrant("Zoe", { lastName: "Adams" }));
  await register(id, registrant("Abe", { lastName: "Young", phone: "(308) 555-0199" }));
  await register(id, registrant("Bob"));
  await register(id, registrant("Ann"));
  const names = (await roster(services, id)).items.map(({ firstName }) => firstName);
  expect(names).toEqual(["Zoe", "Abe", "Bob", "Ann"]);
  expect(
    (await roster(services, id, { status: "waitlisted" })).items.map(({ position }) => position),
  ).toEqual([1, 2]);
  expect((await roster(services, id)).class).toMatchObject({ taken: 2, waiting: 2, limit: 2, checkedIn: 0 });
});

test("a check-in sent twice counts once, at the first time; it can be undone", async () => {
  const { id } = await register(await makeOne());
  const first = new Date(Date.now() - 60_000);
  await markPresence(services, actor, id, { here: true, at: first });
  await markPresence(services, actor, id, { here: true, at: new Date() });
  expect((await rowOf(id))?.checkedInAt).toEqual(first);
  await markPresence(services, actor, id, { here: false });
  await markPresence(services, actor, id, { here: false });
  expect((await rowOf(id))?.checkedInAt).toBeNull();
  expect(await auditOf(id)).toEqual([
    "registration.made",
    "registration.checked-in",
    "registration.check-in-undone",
  ]);
});

test("sensitive answers are read one person at a time and audited; the staff's note is encrypted too", async () => {
  const classId = await makeOne({ category: "sportsmetrics" });
  const { id } = await register(classId, registrant("Lea", { dateOfBirth: "2010-05-06" }));
  expect(JSON.stringify(await roster(services, classId))).not.toContain("2010-05-06");
  expect(await readAnswers(services, actor, id)).toEqual([
    { name: "dateOfBirth", label: "Date of birth", answer: "2010-05-06" },
  ]);
  expect(await auditOf(id)).toContain("registration.answers-read");
  await noteRegistration(services, actor, id, { note: "Needs a chair" });
  expect((await rowOf(id))?.note).not.toContain("chair");
  expect((await roster(services, classId)).items[0]?.note).toBe("Needs a chair");
});

test("a walk-in takes a seat, and one beyond the limit only if staff say so", async () => {
  const id = await makeOne({ registrantLimit: 1 });
  const walkIn: DeskEntry = {
    firstName: "Max",
    lastName: "Roe",
    email: "",
    phone: "",
    others: [],
    isHere: true,
    payment: "later",
    evenIfFull: false,
    waitlistIfFull: false,
  };
  const made = await addAtDesk(services, actor, id, walkIn);
  expect(await rowOf(made.id)).toMatchObject({
    status: "confirmed",
    isWalkIn: true,
    checkedInAt: expect.any(Date),
  });
  await expect(addAtDesk(services, actor, id, walkIn)).rejects.toMatchObject({ code: "CLASS_FULL" });
  await addAtDesk(services, actor, id, { ...walkIn, evenIfFull: true });
  expect((await roster(services, id)).class.taken).toBe(2);
});

test("moves a person to another date: they get a seat there, and theirs goes to the next person", async () => {
  const [from, to] = [await makeOne({ registrantLimit: 1 }), await makeOne({ registrantLimit: 1 })];
  const [seated, waiting] = [await register(from), await register(from)];
  await moveRegistration(services, actor, seated.id, { toClassId: to, evenIfFull: false });
  expect(await rowOf(seated.id)).toMatchObject({ classId: to, status: "confirmed" });
  expect(await statusOf(waiting.id)).toBe("offered");
  expect(await lettersTo(db, seated.input.email)).toEqual(["confirmed", "moved"]);
  const another = await register(await makeOne());
  const attempt = moveRegistration(services, actor, another.id, { toClassId: to, evenIfFull: false });
  await expect(attempt).rejects.toMatchObject({ code: "CLASS_FULL" });
});

test("two people who are moved in opposite directions do not deadlock", async () => {
  const [a, b] = [await makeOne(), await makeOne()];
  const [x, y] = [await register(a), await register(b)];
  await Promise.all([
    moveRegistration(services, actor, x.id, { toClassId: b, evenIfFull: false }),
    moveRegistration(services, actor, y.id, { toClassId: a, evenIfFull: false }),
  ]);
  expect([(await rowOf(x.id))?.classId, (await rowOf(y.id))?.classId]).toEqual([b, a]);
});

test("staff give a seat to a person on the waitlist out of turn", async () => {
  const id = await makeOne({ registrantLimit: 1 });
  await register(id);
  const second = await register(id);
  await expect(giveSeat(services, actor, second.id, { evenIfFull: false })).rejects.toMatchObject({
    code: "CLASS_FULL",
  });
  await giveSeat(services, actor, second.id, { evenIfFull: true });
  expect(await statusOf(second.id)).toBe("confirmed");
  expect(await lettersTo(db, second.input.email)).toEqual(["waitlisted", "confirmed"]);
});

describe("a group", () => {
  test("is one entry of the roster with everyone's name, counts as its people, and is checked in together", async () => {
    const classId = await makeOne({ largestGroup: 4 });
    const { id } = await register(classId, group(3, "Greta"));
    await register(classId);
    await markPresence(services, actor, id, { here: true });
    const { items, class: summary } = await roster(services, classId);
    expect(items).toHaveLength(2);
    expect(items.find((entry) => entry.id === id)).toMatchObject({
      people: 3,
      seats: 3,
      others: [{ firstName: "Greta 2" }, { firstName: "Greta 3" }],
    });
    expect(summary).toMatchObject({ taken: 4, checkedIn: 3 });
  });

  test("moves as a whole, or not at all, and at the price of the other class for all of its people", async () => {
    const [from, to] = [
      await makeOne({ ...price, largestGroup: 3 }),
      await makeOne({ ...price, registrationCost: 5_000, largestGroup: 3, registrantLimit: 3 }),
    ];
    const { id } = await register(from, group(3));
    await db.update(registration).set({ status: "confirmed" }).where(eq(registration.id, id));
    const single = await register(to);
    const move = () => moveRegistration(services, actor, id, { toClassId: to, evenIfFull: false });
    await expect(move()).rejects.toMatchObject({ code: "CLASS_FULL" });
    await cancelForRegistrant(services, actor, single.id, { refund: 0 });
    await move();
    expect(await rowOf(id)).toMatchObject({ classId: to, seats: 3, people: 3, price: 15_000 });
    expect((await roster(services, from)).class.taken).toBe(0);
  });
});

async function paid(classId: string) {
  const made = await register(classId);
  const { paymentId } = (await rowOf(made.id)) ?? {};
  await db
    .update(payment)
    .set({ state: "paid" })
    .where(eq(payment.id, paymentId ?? ""));
  const confirmed = { status: "confirmed", confirmedAt: services.now() } as const;
  await db.update(registration).set(confirmed).where(eq(registration.id, made.id));
  return { ...made, paymentId: paymentId ?? "" };
}
const price = { hasRegistrationCost: true, registrationCost: 4_000 };

describe("moved to a class with another price", () => {
  test.each([
    { costs: 2_500, settled: { refund: 1_500, owed: 0 }, says: "We refund $15.00" },
    {
      costs: 5_500,
      settled: { refund: 0, owed: 1_500 },
      says: "Please pay the remaining $15.00 at the desk",
    },
    { costs: 4_000, settled: { refund: 0, owed: 0 }, says: "The current details are below" },
  ])(
    "moving from a 40-dollar class to one for $costs cents refunds or bills the difference, and an email says so",
    async ({ costs, settled, says }) => {
      const to = await makeOne({ ...price, registrationCost: costs });
      const made = await paid(await makeOne(price));
      const how = { toClassId: to, evenIfFull: false };
      expect(await moveRegistration(services, actor, made.id, how)).toMatchObject(settled);
      const storedRefunds = await db.select().from(refund).where(eq(refund.paymentId, made.paymentId));
      expect(storedRefunds.map(({ amount }) => amount)).toEqual(settled.refund ? [settled.refund] : []);
      expect((await roster(services, to)).items).toMatchObject([{ price: costs, owed: settled.owed }]);
      const mail = (await mailsIn(db)).find(
        ({ to: address, kind }) => address === made.input.email && kind.endsWith(".moved"),
      );
      expect(mail?.text).toContain(says);
      const files = mail?.attachments?.map(({ content }) => Buffer.from(content, "base64").toString()) ?? [];
      expect(files).toEqual([
        expect.stringMatching(/METHOD:PUBLISH[\s\S]*STATUS:CONFIRMED/),
        expect.stringMatching(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/),
      ]);
      expect(files[0]).toContain(`UID:${to}`);
    },
  );

  test("a person who has not paid pays the new price at the front desk", async () => {
    const made = await register(await makeOne());
    const to = await makeOne(price);
    const how = { toClassId: to, evenIfFull: false };
    expect(await moveRegistration(services, actor, made.id, how)).toMatchObject({ refund: 0, owed: 4_000 });
    expect((await roster(services, to)).items).toMatchObject([{ owed: 4_000 }]);
  });

  test("a later cancellation refunds no more than is left", async () => {
    const made = await paid(await makeOne(price));
    const to = await makeOne({ ...price, registrationCost: 2_500 });
    await moveRegistration(services, actor, made.id, { toClassId: to, evenIfFull: false });
    expect(await cancelForRegistrant(services, actor, made.id, { refund: "full" })).toMatchObject({
      refund: 2_500,
    });
  });
});

describe("canceling for a person", () => {
  test.each([
    ["full", 4_000],
    [1_500, 1_500],
    [9_999, 4_000],
    [0, 0],
  ] as const)("with a refund of %s", async (refundChoice, amount) => {
    const made = await paid(await makeOne(price));
    const done = await cancelForRegistrant(services, actor, made.id, { refund: refundChoice });
    expect(done.refund).toBe(amount);
    const refunds = await db.select().from(refund).where(eq(refund.paymentId, made.paymentId));
    expect(refunds.map((row) => row.amount)).toEqual(amount ? [amount] : []);
    expect(await lettersTo(db, made.input.email)).toContain("cancelled");
  });
});

test("a canceled class refunds and notifies everyone, once", async () => {
  const id = await makeOne({ ...price, refundUntilHours: 8_000 });
  const made = await paid(id);
  const unpaid = await register(id);
  await cancelClass(services, actor, id);
  await cancelClass(services, actor, id);
  await expect(register(id)).rejects.toMatchObject({ code: "REGISTRATION_CLOSED" });
  for (let times = 0; times < 2; times += 1) await cancelRegistrants(services, id);
  await notifyOfChanges(services);
  expect([await statusOf(made.id), await statusOf(unpaid.id)]).toEqual(["cancelled", "cancelled"]);
  expect(await db.select().from(refund).where(eq(refund.paymentId, made.paymentId))).toMatchObject([
    { amount: 4_000 },
  ]);
  expect(await lettersTo(db, made.input.email)).toEqual(["class-cancelled"]);
  expect(await auditOf(id)).toContain("class.cancelled");
  const [mail] = (await mailsIn(db)).filter(({ to }) => to === made.input.email);
  const calendar = Buffer.from(mail?.attachments?.[0]?.content ?? "", "base64").toString();
  expect(calendar).toMatch(new RegExp(`METHOD:CANCEL[\\s\\S]*UID:${id}[\\s\\S]*STATUS:CANCELLED`));
  const [toUnpaid] = (await mailsIn(db)).filter(({ to }) => to === unpaid.input.email);
  expect(toUnpaid?.attachments).toEqual([]);
});

test("a message reaches everyone with a seat", async () => {
  const id = await makeOne({ registrantLimit: 2 });
  const people = [await register(id), await register(id), await register(id)];
  const message = { subject: "Bring a pillow", text: "One each.\n\nThank you.", withWaitlist: false };
  expect(await messageRegistrants(services, actor, id, message)).toEqual({ recipients: 2 });
  expect(await lettersTo(db, people[0]?.input.email ?? "")).toContain("message");
  expect(await lettersTo(db, people[2]?.input.email ?? "")).not.toContain("message");
});

test("the spreadsheet runs no formula, and has sensitive answers only on request", async () => {
  const id = await makeOne({ category: "sportsmetrics" });
  await register(
    id,
    registrant("=HYPERLINK(1)", { dateOfBirth: "2011-01-02", email: "jane+gift@x.example" }),
  );
  const plain = await rosterCsv(services, actor, id, { withAnswers: false });
  expect(plain).toContain("'=HYPERLINK(1)");
  expect(plain).toContain("jane+gift@x.example");
  expect(plain).not.toContain("2011-01-02");
  expect(await rosterCsv(services, actor, id, { withAnswers: true })).toContain("2011-01-02");
  expect(await auditOf(id)).toEqual(
    expect.arrayContaining(["class.roster-exported", "class.answers-exported"]),
  );
});

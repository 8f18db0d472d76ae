import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEvent } from "~/platform/audit/table";
import { refund } from "~/platform/payments/table";
import { testDatabase } from "../../../../../test/database";
import { group, makeClass, registrant } from "../../../../../test/factories/classes";
import { testActor } from "../../../../../test/factories/content";
import { lettersTo, markPaid, registered } from "../../../../../test/factories/registrations";
import { mailsIn, testServices } from "../../../../../test/factories/services";
import type { RosterEntry } from "../../api/admin/schemas";
import { cancelAttendee } from "../cancel-attendee";
import { namesOf } from "../person/people-of";
import { registrationByToken } from "../registration-by-token";
import { registration } from "../table";
import { addAtDesk, type DeskEntry } from "./add-at-desk";
import { cancelOne } from "./cancel-one";
import { undoCorrection } from "./corrections/undo-correction";
import { editRegistration } from "./edit-registration";
import { markPresence, type NewMark } from "./mark-presence";
import { moveRegistration } from "./move-registration";
import { registrationDetail } from "./registration-detail";
import { roster } from "./roster";
import { rosterCsv } from "./roster-csv";

const { db } = await testDatabase();
const services = testServices(db);
const price = { hasRegistrationCost: true, registrationCost: 4_000 };

const makeOne = async (values: Record<string, unknown> = {}) =>
  (await makeClass(db, { largestGroup: 4, ...values })).id;
async function rowOf(id: string) {
  const [row] = await db.select().from(registration).where(eq(registration.id, id));
  if (!row) throw new Error("There is no such registration.");
  return row;
}
async function entryOf(id: string): Promise<RosterEntry> {
  const { items } = await roster(services, (await rowOf(id)).classId);
  const entry = items.find((one) => one.id === id);
  if (!entry) throw new Error("The registration is not on the roster.");
  return entry;
}
const refundsOf = async (paymentId: string) =>
  (await db.select().from(refund).where(eq(refund.paymentId, paymentId))).map(({ amount }) => amount);
const eventsOf = async (id: string) =>
  (await db.select().from(auditEvent).where(eq(auditEvent.subjectId, id))).map(({ action }) => action);

describe("a group that staff add", () => {
  const entry: DeskEntry = {
    firstName: "Max",
    lastName: "Roe",
    email: "",
    phone: "",
    others: [
      { firstName: "Moe", lastName: "Roe" },
      { firstName: "Mia", lastName: "Roe" },
    ],
    isHere: false,
    payment: "later",
    evenIfFull: false,
    waitlistIfFull: false,
  };

  test.each([
    { priceFor: "person", payment: "cash", total: 12_000, paid: 12_000 },
    { priceFor: "family", payment: "check", total: 4_000, paid: 4_000 },
    { priceFor: "person", payment: "later", total: 12_000, paid: 0 },
    { priceFor: "person", payment: "free", total: 0, paid: 0 },
  ] as const)(
    "pays $total cents if the price is for a $priceFor, here: $payment",
    async ({ priceFor, payment, total, paid }) => {
      const classId = await makeOne({ ...price, priceFor });
      const { id } = await addAtDesk(services, testActor, classId, { ...entry, payment });
      expect(await rowOf(id)).toMatchObject({ seats: 3, people: 3, price: total, deskPaid: paid });
      expect(await entryOf(id)).toMatchObject({ others: entry.others, owed: total - paid });
    },
  );

  test("gets its seats together, waits together, or exceeds the limit if staff say so", async () => {
    const classId = await makeOne({ registrantLimit: 4 });
    await registered(services, classId, group(2));
    await expect(addAtDesk(services, testActor, classId, entry)).rejects.toMatchObject({
      code: "CLASS_FULL",
      message: "Only 2 seats are left. This group has 3 people.",
    });
    const waiting = { ...entry, email: "max@patients.example", waitlistIfFull: true };
    expect(await addAtDesk(services, testActor, classId, waiting)).toMatchObject({ status: "waitlisted" });
    await addAtDesk(services, testActor, classId, { ...entry, evenIfFull: true });
    expect((await roster(services, classId)).class).toMatchObject({ taken: 5, waiting: 1 });
  });

  test("is never larger than the class allows", async () => {
    const classId = await makeOne({ largestGroup: 2 });
    await expect(addAtDesk(services, testActor, classId, entry)).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: "At most 2 people can register together.",
    });
  });

  test("can be checked in as a whole by staff", async () => {
    const classId = await makeOne();
    await addAtDesk(services, testActor, classId, { ...entry, isHere: true });
    expect((await roster(services, classId)).class.checkedIn).toBe(3);
  });
});

describe("one person of a group whom staff cancel", () => {
  async function paidGroup(values: Record<string, unknown> = {}) {
    const made = await registered(services, await makeOne({ ...price, ...values }), group(3));
    await markPaid(services, made);
    return made;
  }
  async function cancel({ id }: { id: string }, person: number, choice: "policy" | "full" | 0) {
    const { revision } = await rowOf(id);
    return cancelOne(services, testActor, id, { person, refund: choice, revision });
  }
  /** The policy refunds half from 20 days before the class on. */
  const late = { refundUntilHours: 24 * 20, lateRefundPercent: 50 };

  test.each([
    { choice: "policy", cents: 2_000 },
    { choice: "full", cents: 4_000 },
    { choice: 0, cents: 0 },
  ] as const)("gets $cents cents back: $choice", async ({ choice, cents }) => {
    const made = await paidGroup(late);
    expect(await cancel(made, 2, choice)).toMatchObject({ refund: cents });
    expect(await refundsOf(made.paymentId)).toEqual(cents > 0 ? [cents] : []);
    expect(await rowOf(made.id)).toMatchObject({ status: "confirmed", people: 2, seats: 2, price: 8_000 });
  });

  test("frees their seat, and the email does not say that the registrant asked for it", async () => {
    const made = await registered(services, await makeOne({ registrantLimit: 3 }), group(3, "Tess"));
    const waiting = await registered(services, made.classId, registrant());
    await cancel(made, 3, "policy");
    expect((await registrationByToken(services, waiting.token)).status).toBe("offered");
    expect(await lettersTo(db, made.input.email)).toEqual(["confirmed", "attendee-cancelled"]);
    const mails = (await mailsIn(db)).filter(({ to }) => to === made.input.email);
    expect(mails.at(-1)?.text).toContain("We canceled the seat of one person");
    expect(await eventsOf(made.id)).toContain("registration.attendee-cancelled");
  });

  test("is refused if staff have not seen the current registration", async () => {
    const made = await paidGroup();
    const how = { refund: 0, revision: 1 } as const;
    await expect(cancelOne(services, testActor, made.id, { person: 2, ...how })).rejects.toMatchObject({
      code: "REVISION_CONFLICT",
    });
    await expect(cancel(made, 9, 0)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("undoing the cancellation of one person of a group", () => {
  const unpaid = async (values: Record<string, unknown> = {}) =>
    registered(services, await makeOne(values), group(3, "Tess"));
  async function cancel({ id }: { id: string }, person: number, refund: 0 | "full" = 0) {
    const { revision } = await rowOf(id);
    return (await cancelOne(services, testActor, id, { person, refund, revision })).correction;
  }
  const undo = ({ id }: { id: string }, correctionId: string, evenIfFull = false) =>
    undoCorrection(services, testActor, { registrationId: id, correctionId, evenIfFull });
  const namesOn = async ({ id }: { id: string }) => namesOf(await entryOf(id));

  test("brings back their name, seat, part of the price, and check-in, and tells the registrant", async () => {
    const made = await registered(services, await makeOne(price), group(3, "Tiff"));
    await markPaid(services, made);
    const before = await rowOf(made.id);
    await markPresence(services, testActor, made.id, { here: true, person: 2 });
    const correction = await cancel(made, 2);
    expect(await rowOf(made.id)).toMatchObject({ people: 2, seats: 2, price: 8_000 });
    const [entry] = (await registrationDetail(services, made.id)).history;
    expect(entry).toMatchObject({ about: "Tiff 2 Miller.", changes: [], undoes: correction });
    await Promise.all([undo(made, correction), undo(made, correction)]);
    const { people, seats, duplicateKey } = before;
    expect(await rowOf(made.id)).toMatchObject({ people, seats, price: 12_000, duplicateKey });
    expect(await namesOn(made)).toEqual(["Tiff Miller", "Tiff 2 Miller", "Tiff 3 Miller"]);
    expect((await entryOf(made.id)).attendance).toMatchObject([
      { person: 1, sessions: [null] },
      { person: 2, sessions: [expect.any(String)] },
      { person: 3, sessions: [null] },
    ]);
    expect(await lettersTo(db, made.input.email)).toEqual(["attendee-cancelled", "confirmed"]);
  });

  test("brings back the registrant, unless they have registered again", async () => {
    const [first, second] = [await unpaid(), await unpaid()];
    const back = await cancel(first, 1);
    await undo(first, back);
    expect(await namesOn(first)).toEqual(["Tess Miller", "Tess 2 Miller", "Tess 3 Miller"]);
    const gone = await cancel(second, 1);
    await registered(services, second.classId, { ...second.input, others: undefined });
    await expect(undo(second, gone)).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: "They have registered for this class again.",
    });
    expect(await namesOn(second)).toEqual(["Tess 2 Miller", "Tess 3 Miller"]);
  });

  test("is refused once money was refunded, or the people have changed", async () => {
    const paid = await registered(services, await makeOne(price), group(3));
    await markPaid(services, paid);
    const refunded = await cancel(paid, 2, "full");
    await expect(undo(paid, refunded)).rejects.toMatchObject({
      code: "REVISION_CONFLICT",
      message: expect.stringMatching(/^Money has been refunded/),
    });
    const made = await unpaid();
    const first = await cancel(made, 2);
    await cancelAttendee(services, made.token, { attendee: 2, seen: 2 });
    await expect(undo(made, first)).rejects.toMatchObject({
      code: "REVISION_CONFLICT",
      message: expect.stringMatching(/^The people of this registration have changed since\./),
    });
  });

  test("is refused while the seat is offered to someone else, unless staff exceed the limit", async () => {
    const made = await unpaid({ registrantLimit: 3 });
    const waiting = await registered(services, made.classId, registrant());
    const correction = await cancel(made, 3);
    await expect(undo(made, correction)).rejects.toMatchObject({ code: "CLASS_FULL" });
    expect(await rowOf(made.id)).toMatchObject({ people: 2, seats: 2 });
    await undo(made, correction, true);
    expect(await rowOf(made.id)).toMatchObject({ people: 3, seats: 3 });
    expect((await registrationByToken(services, waiting.token)).status).toBe("offered");
  });

  test("undoes the last change first: the edit before it can be undone afterward", async () => {
    const made = await unpaid();
    const { fields, revision } = await registrationDetail(services, made.id);
    const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    const { correction: edit } = await editRegistration(services, testActor, made.id, {
      revision,
      values: { ...values, "attendee-3-firstName": "Thea" },
      withPrivateAnswers: false,
      notify: false,
    });
    const correction = await cancel(made, 2);
    await expect(undo(made, edit ?? "")).rejects.toMatchObject({
      message: expect.stringMatching(/^Something was changed after it\. Undo that first\./),
    });
    await undo(made, correction);
    await undo(made, edit ?? "");
    expect(await namesOn(made)).toEqual(["Tess Miller", "Tess 2 Miller", "Tess 3 Miller"]);
  });
});

describe("checking in the people of a group", () => {
  const anHourAgo = Date.now() - 3_600_000;
  const minute = (at: number) => new Date(anHourAgo + at * 60_000);
  const mark = (id: string, values: NewMark) => markPresence(services, testActor, id, values);
  const checkedInOf = async (id: string) =>
    (await entryOf(id)).attendance.map(({ sessions: [since] }) => since && new Date(since));

  test("is marked for each person, counted by person, and listed in the export", async () => {
    const classId = await makeOne();
    const { id } = await registered(services, classId, group(3, "Uma"));
    await mark(id, { person: 2, here: true, at: minute(2) });
    await mark(id, { person: 3, here: true, at: minute(1) });
    expect(await checkedInOf(id)).toEqual([null, minute(2), minute(1)]);
    expect((await roster(services, classId)).class.checkedIn).toBe(2);
    expect(await entryOf(id)).toMatchObject({ checkedInAt: minute(1).toISOString() });
    const csv = await rosterCsv(services, testActor, classId, { withAnswers: false });
    expect(csv).toContain('"Uma 2 Miller, Uma 3 Miller"');
    await mark(id, { here: true, at: minute(5) });
    expect(await checkedInOf(id)).toEqual([minute(5), minute(2), minute(1)]);
  });

  test("stays with the person when another one is canceled", async () => {
    const { id } = await registered(services, await makeOne(), group(3, "Vic"));
    await mark(id, { person: 3, here: true, at: minute(1) });
    const { revision } = await rowOf(id);
    await cancelOne(services, testActor, id, { person: 2, refund: 0, revision });
    expect(await entryOf(id)).toMatchObject({
      others: [{ firstName: "Vic 3" }],
      attendance: [
        { person: 1, sessions: [null] },
        { person: 3, sessions: [minute(1).toISOString()] },
      ],
    });
    await expect(mark(id, { person: 2, here: true })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test("is dropped when they move to another class, and restored when they are moved back", async () => {
    const { id, classId } = await registered(services, await makeOne(), group(2, "Wes"));
    await mark(id, { person: 2, here: true, at: minute(1) });
    await moveRegistration(services, testActor, id, { toClassId: await makeOne(), evenIfFull: false });
    expect(await checkedInOf(id)).toEqual([null, null]);
    await moveRegistration(services, testActor, id, { toClassId: classId, evenIfFull: false });
    expect(await checkedInOf(id)).toEqual([null, minute(1)]);
  });

  describe("when several devices send their marks late", () => {
    const marks: NewMark[] = [
      { person: 1, here: true, at: minute(2) },
      { person: 1, here: true, at: minute(2) },
      { person: 1, here: true, at: minute(4) },
      { person: 2, here: true, at: minute(1) },
      { person: 2, here: false, at: minute(3) },
      { person: 3, here: true, at: minute(1) },
      { person: 3, here: false, at: minute(2) },
      { person: 3, here: true, at: minute(5) },
      { person: 3, here: true, at: minute(6) },
    ];

    test.each([
      { order: "as they were made", sent: marks },
      { order: "backward", sent: marks.toReversed() },
      { order: "undone first", sent: marks.toSorted((a, b) => Number(a.here) - Number(b.here)) },
      { order: "twice", sent: [...marks, ...marks.toReversed()] },
    ])("$order, counts the earliest check-in that was not undone after it", async ({ sent }) => {
      const classId = await makeOne();
      const { id } = await registered(services, classId, group(3));
      for (const one of sent) await mark(id, one);
      expect(await checkedInOf(id)).toEqual([minute(2), null, minute(5)]);
      expect((await roster(services, classId)).class.checkedIn).toBe(2);
    });

    test("loses no mark of the same moment", async () => {
      const { id } = await registered(services, await makeOne(), group(3));
      await Promise.all(marks.map((one) => mark(id, one)));
      expect(await checkedInOf(id)).toEqual([minute(2), null, minute(5)]);
    });
  });

  test("is marked for each session: the current one, unless the device names another", async () => {
    const day = (at: number) => new Date(Date.now() + at * 24 * 3_600_000).toISOString();
    const evenings = [-7, -1, 6].map((at) => ({ startsAt: day(at), endsAt: day(at + 0.1), place: "" }));
    const [first, ...moreSessions] = evenings;
    const classId = await makeOne({ ...first, place: "Here", moreSessions, registrationEndsAt: day(-8) });
    const others = [{ firstName: "Yan", lastName: "Roe" }];
    const added = { firstName: "Xi", lastName: "Roe", email: "", phone: "", others, isHere: true };
    const how = { payment: "later", evenIfFull: false, waitlistIfFull: false } as const;
    const { id } = await addAtDesk(services, testActor, classId, { ...added, ...how });
    await mark(id, { person: 1, session: 1, here: true, at: minute(1) });
    await mark(id, { person: 2, here: false });
    const { attendance } = await entryOf(id);
    expect(attendance.map(({ sessions }) => sessions.map(Boolean))).toEqual([
      [true, true, false],
      [false, false, false],
    ]);
    expect((await roster(services, classId)).class.checkedIn).toBe(1);
    const csv = await rosterCsv(services, testActor, classId, { withAnswers: false });
    expect(csv).toContain("Checked in to session 2");
    await expect(mark(id, { session: 4, here: true })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test("includes everyone who was checked in together before people were marked one by one", async () => {
    const { id } = await registered(services, await makeOne(), group(2));
    await db
      .update(registration)
      .set({ checkedInAt: minute(1) })
      .where(eq(registration.id, id));
    expect(await checkedInOf(id)).toEqual([minute(1), minute(1)]);
    await mark(id, { person: 2, here: false });
    expect(await checkedInOf(id)).toEqual([minute(1), null]);
  });
});

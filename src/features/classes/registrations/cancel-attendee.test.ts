import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEvent } from "~/platform/audit/table";
import { resealTable } from "~/platform/crypto/rotation/reseal-table";
import { createSealer } from "~/platform/crypto/sealer";
import { payment, refund } from "~/platform/payments/table";
import { testDatabase } from "../../../../test/database";
import { group, makeClass, registrant } from "../../../../test/factories/classes";
import { testActor } from "../../../../test/factories/content";
import { lettersTo, markPaid, registered } from "../../../../test/factories/registrations";
import { mailsIn, testSecret, testServices } from "../../../../test/factories/services";
import { cancelAttendee } from "./cancel-attendee";
import { cancelRegistration } from "./cancel-registration";
import { changeRegistration } from "./change-registration";
import { classCounts } from "./class-counts";
import { namesOf } from "./person/people-of";
import { openPerson } from "./person/person";
import { registrationByToken } from "./registration-by-token";
import { sealedRegistrations } from "./sealed-registrations";
import { undoCorrection } from "./staff/corrections/undo-correction";
import { editRegistration } from "./staff/edit-registration";
import { moveRegistration } from "./staff/move-registration";
import { refundRegistration } from "./staff/refund-registration";
import { registrationDetail } from "./staff/registration-detail";
import { registration } from "./table";

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
const statusOf = async ({ id }: { id: string }) => (await rowOf(id)).status;
async function namesIn(id: string) {
  const person = openPerson(services.sealer, await rowOf(id));
  return person ? namesOf(person) : [];
}
const takenSeatsOf = async (classId: string) =>
  (await classCounts(db, [classId], services.now())).get(classId)?.taken;
const refundsOf = async (paymentId: string) =>
  (await db.select().from(refund).where(eq(refund.paymentId, paymentId))).map(({ amount }) => amount);

/** A group that paid online. */
async function paidGroup(values: Record<string, unknown>, people: number) {
  const made = await registered(services, await makeOne({ ...price, ...values }), group(people));
  await markPaid(services, made);
  return made;
}

/** Cancels people by number, one after another. Each request states the group as it is at that time. */
async function cancelOne({ token }: { token: string }, attendee: number) {
  const { people } = await registrationByToken(services, token);
  return cancelAttendee(services, token, { attendee, seen: people });
}

async function editNames(id: string, values: Record<string, string>) {
  const { fields, revision } = await registrationDetail(services, id);
  const shown = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const { correction } = await editRegistration(services, testActor, id, {
    revision,
    values: { ...shown, ...values },
    withPrivateAnswers: false,
    notify: false,
  });
  return correction ?? "";
}
const undo = (registrationId: string, correctionId: string) =>
  undoCorrection(services, testActor, { registrationId, correctionId, evenIfFull: false });

describe("canceling one person of a group", () => {
  test("keeps the others and their seats, and the email lists who still comes", async () => {
    const classId = await makeOne({ registrantLimit: 3 });
    const made = await registered(services, classId, group(3, "Nell"));
    expect(await cancelOne(made, 2)).toEqual({ refund: 0 });
    expect(await rowOf(made.id)).toMatchObject({ status: "confirmed", people: 2, seats: 2 });
    expect(await namesIn(made.id)).toEqual(["Nell Miller", "Nell 3 Miller"]);
    expect(await takenSeatsOf(classId)).toBe(2);
    expect(await lettersTo(db, made.input.email)).toEqual(["confirmed", "attendee-cancelled"]);
    const events = await db.select().from(auditEvent).where(eq(auditEvent.subjectId, made.id));
    expect(events.at(-1)).toMatchObject({
      action: "registration.attendee-cancelled",
      actorId: "system:registrant",
    });
    expect(JSON.stringify(events)).not.toMatch(/Nell|Miller/);
  });

  test("offers their seat to the waitlist", async () => {
    const classId = await makeOne({ registrantLimit: 3 });
    const made = await registered(services, classId, group(3, "Olga"));
    const waiting = await registered(services, classId, registrant());
    await cancelOne(made, 3);
    expect(await statusOf(waiting)).toBe("offered");
    expect(await takenSeatsOf(classId)).toBe(3);
  });

  test("on the waitlist keeps the place, and the smaller group gets the seats if they are now enough", async () => {
    const classId = await makeOne({ registrantLimit: 4 });
    await registered(services, classId, group(2, "Pia"));
    const waiting = await registered(services, classId, group(3, "Quin"));
    expect(await cancelOne(waiting, 2)).toEqual({ refund: 0 });
    expect(await rowOf(waiting.id)).toMatchObject({ status: "offered", seats: 2, people: 2 });
    expect(await lettersTo(db, waiting.input.email)).toEqual(["waitlisted", "attendee-cancelled", "offer"]);
  });

  test("if it is the registrant, the contact details stay, and the next person's name replaces theirs", async () => {
    const made = await registered(services, await makeOne(), group(3, "Rae"));
    await cancelOne(made, 1);
    expect(await namesIn(made.id)).toEqual(["Rae 2 Miller", "Rae 3 Miller"]);
    expect((await registrationByToken(services, made.token)).person).toMatchObject({
      firstName: "Rae 2",
      email: made.input.email,
      city: "Alder Creek",
    });
    await cancelOne(made, 2);
    expect(await namesIn(made.id)).toEqual(["Rae 2 Miller"]);
    await expect(cancelOne(made, 1)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await cancelRegistration(services, made.token);
    expect(await statusOf(made)).toBe("cancelled");
  });
});

describe("the refund for one person", () => {
  test.each([
    ["early: their part", { refundUntilHours: 24 }, 4_000, 8_000],
    ["late: the percentage of their part", { refundUntilHours: 2_000, lateRefundPercent: 50 }, 2_000, 4_000],
    ["late: nothing", { refundUntilHours: 2_000 }, 0, 0],
  ])("%s; canceling the others refunds theirs by the same rule", async (_what, policy, one, others) => {
    const made = await paidGroup(policy, 3);
    expect(await registrationByToken(services, made.token)).toMatchObject({ refundForOne: one });
    expect(await cancelOne(made, 2)).toEqual({ refund: one });
    expect(await rowOf(made.id)).toMatchObject({ price: 8_000, people: 2 });
    const letter = (await mailsIn(db)).findLast(({ to }) => to === made.input.email);
    expect(letter?.text.includes("We refund $")).toBe(one > 0);
    expect((await registrationByToken(services, made.token)).refund).toBe(others);
    expect(await cancelRegistration(services, made.token)).toEqual({ refund: others });
    expect(await refundsOf(made.paymentId)).toEqual(one > 0 ? [one, others] : []);
  });

  test.each(["couple", "family"])(
    "is nothing if the price is for a %s, and canceling all refunds all",
    async (priceFor) => {
      const made = await paidGroup({ priceFor }, 2);
      expect(await cancelOne(made, 2)).toEqual({ refund: 0 });
      expect(await rowOf(made.id)).toMatchObject({ price: 4_000, seats: 1, people: 1 });
      expect(await cancelRegistration(services, made.token)).toEqual({ refund: 4_000 });
      expect(await refundsOf(made.paymentId)).toEqual([4_000]);
    },
  );

  test("is never more than was paid, whatever staff refunded before", async () => {
    const made = await paidGroup({}, 3);
    const { revision } = await rowOf(made.id);
    await refundRegistration(services, testActor, made.id, { amount: 9_000, revision, key: "staff" });
    expect(await cancelOne(made, 2)).toEqual({ refund: 3_000 });
    expect(await cancelOne(made, 2)).toEqual({ refund: 0 });
    expect(await cancelRegistration(services, made.token)).toEqual({ refund: 0 });
    expect(await refundsOf(made.paymentId)).toEqual([9_000, 3_000]);
  });

  test("adds up to the whole price, even if it cannot be divided by the people", async () => {
    const made = await paidGroup({}, 3);
    await db.update(payment).set({ amount: 10_000 }).where(eq(payment.id, made.paymentId));
    await db.update(registration).set({ price: 10_000 }).where(eq(registration.id, made.id));
    await cancelOne(made, 1);
    await cancelOne(made, 1);
    await cancelRegistration(services, made.token);
    expect(await refundsOf(made.paymentId)).toEqual([3_333, 3_333, 3_334]);
  });

  test("after a move to a class that costs more is reduced by what the group owes", async () => {
    const made = await paidGroup({}, 3);
    const toClassId = await makeOne({ ...price, registrationCost: 5_000 });
    await moveRegistration(services, testActor, made.id, { toClassId, evenIfFull: false });
    expect(await rowOf(made.id)).toMatchObject({ price: 15_000, seats: 3 });
    expect(await cancelOne(made, 3)).toEqual({ refund: 2_000 });
    expect(await cancelOne(made, 2)).toEqual({ refund: 5_000 });
    expect(await cancelRegistration(services, made.token)).toEqual({ refund: 5_000 });
  });

  test("is requested once for people who cancel the same person at the same moment", async () => {
    const made = await paidGroup({}, 3);
    const results = await Promise.allSettled(
      [2, 2].map((attendee) => cancelAttendee(services, made.token, { attendee, seen: 3 })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await refundsOf(made.paymentId)).toEqual([4_000]);
    expect(await namesIn(made.id)).toEqual(["Anna Miller", "Anna 3 Miller"]);
  });

  test("cannot be repeated by undoing an edit, which does not restore the former names", async () => {
    const made = await paidGroup({}, 3);
    const edit = await editNames(made.id, { "attendee-3-firstName": "Sue" });
    await cancelOne(made, 2);
    await expect(undo(made.id, edit)).rejects.toMatchObject({ code: "REVISION_CONFLICT" });
    const second = await editNames(made.id, { "attendee-2-firstName": "Susan" });
    await undo(made.id, second);
    expect(await namesIn(made.id)).toEqual(["Anna Miller", "Sue Miller"]);
    await cancelOne(made, 2);
    expect(await refundsOf(made.paymentId)).toEqual([4_000, 4_000]);
    const keys = await db.select().from(refund).where(eq(refund.paymentId, made.paymentId));
    expect(keys.map(({ key }) => key)).toEqual(["one of 3", "one of 2"]);
  });

  test("cannot be reversed by undoing a move, because the former price was for the whole group", async () => {
    const made = await paidGroup({}, 3);
    const toClassId = await makeOne(price);
    const move = { toClassId, evenIfFull: false };
    const { correction } = await moveRegistration(services, testActor, made.id, move);
    await cancelOne(made, 2);
    await expect(undo(made.id, correction)).rejects.toMatchObject({
      code: "REVISION_CONFLICT",
      message: expect.stringMatching(/^One person of the group has canceled since/),
    });
    expect(await rowOf(made.id)).toMatchObject({ classId: toClassId, price: 8_000 });
  });
});

describe("refuses to cancel one person", () => {
  test("of a registration that is being paid for, or that was canceled", async () => {
    const made = await registered(services, await makeOne(price), group(2));
    await expect(cancelOne(made, 2)).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: expect.stringMatching(/being paid for/),
    });
    expect(await registrationByToken(services, made.token)).toMatchObject({ canCancelOne: false });
    await cancelRegistration(services, made.token);
    await expect(cancelOne(made, 2)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await rowOf(made.id)).toMatchObject({ people: 2, price: 8_000 });
  });

  test("of a group that has changed since the page was opened", async () => {
    const made = await registered(services, await makeOne(), group(3));
    await cancelOne(made, 3);
    await expect(cancelAttendee(services, made.token, { attendee: 2, seen: 3 })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: "The people of this registration have changed. Reload the page, and choose again.",
    });
    const late = changeRegistration(services, made.token, made.input);
    await expect(late).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await namesIn(made.id)).toHaveLength(2);
  });

  test.each([0, 3, -1, 1.5, Number.NaN])(
    "with a number that nobody in the group has: %s",
    async (attendee) => {
      const made = await registered(services, await makeOne(), group(2));
      await expect(cancelOne(made, attendee)).rejects.toMatchObject({
        code: "VALIDATION_FAILED",
        more: { errors: [{ propertyName: "attendee" }] },
      });
      expect(await namesIn(made.id)).toHaveLength(2);
    },
  );

  test("who registered alone, and once the class has started", async () => {
    const alone = await registered(services, await makeOne());
    await expect(cancelOne(alone, 1)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    const made = await registered(services, await makeOne(), group(2));
    const later = testServices(db);
    later.pass(11 * 24 * 3_600_000);
    const attempt = cancelAttendee(later, made.token, { attendee: 2, seen: 2 });
    await expect(attempt).rejects.toMatchObject({
      message: "The class has already started. Please call us.",
    });
  });
});

describe("a registrant who canceled only themselves", () => {
  test("can register again, and the person who replaced them counts as registered", async () => {
    const classId = await makeOne();
    const made = await registered(services, classId, group(2, "Tia"));
    await cancelOne(made, 1);
    const { email } = made.input;
    await registered(services, classId, registrant("Tia", { email }));
    expect(await takenSeatsOf(classId)).toBe(2);
    expect(await lettersTo(db, email)).toEqual(["confirmed", "attendee-cancelled", "confirmed"]);
  });

  test("a person who also has another seat keeps both", async () => {
    const classId = await makeOne();
    const made = await registered(services, classId, group(2, "Uma"));
    const own = await registered(services, classId, registrant("Uma 2", { email: made.input.email }));
    await cancelOne(made, 1);
    expect([await statusOf(made), await statusOf(own)]).toEqual(["confirmed", "confirmed"]);
    expect(await takenSeatsOf(classId)).toBe(2);
  });

  test("has the same duplicate key before and after the secret is rotated", async () => {
    const made = await registered(services, await makeOne(), group(2, "Vera"));
    await cancelOne(made, 1);
    const before = (await rowOf(made.id)).duplicateKey;
    const secret = "a new secret of the tests, long enough";
    const { keyedHash } = services;
    const rotation = { db, sealer: createSealer(secret, [testSecret]), keyedHash };
    await resealTable(rotation, sealedRegistrations);
    expect((await rowOf(made.id)).duplicateKey).toBe(before);
    const back = { db, sealer: createSealer(testSecret, [secret]), keyedHash };
    await resealTable(back, sealedRegistrations);
  });
});

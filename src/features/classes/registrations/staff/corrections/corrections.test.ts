import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEvent } from "~/platform/audit/table";
import { ProviderUnavailable } from "~/platform/payments/payment-provider";
import { sendRefund } from "~/platform/payments/send-refund";
import { payment, refund } from "~/platform/payments/table";
import { testDatabase } from "../../../../../../test/database";
import { group, makeClass, registrant } from "../../../../../../test/factories/classes";
import { testActor } from "../../../../../../test/factories/content";
import { paymentSandbox } from "../../../../../../test/factories/payments";
import { lettersTo, registered } from "../../../../../../test/factories/registrations";
import { mailsIn, testServices } from "../../../../../../test/factories/services";
import { questionName } from "../../../class/question-name";
import { cancelRegistration } from "../../cancel-registration";
import { changeRegistration } from "../../change-registration";
import { eraseAnswers } from "../../retention/erase-answers";
import { type Registration, registration, registrationCorrection } from "../../table";
import { addAtDesk, type DeskEntry } from "../add-at-desk";
import { cancelForRegistrant } from "../cancel-for-registrant";
import { editRegistration } from "../edit-registration";
import { markPresence } from "../mark-presence";
import { messageRegistrants } from "../message-registrants";
import { moveRegistration } from "../move-registration";
import { readAnswers } from "../read-answers";
import { refundRegistration } from "../refund-registration";
import { registrationDetail } from "../registration-detail";
import { resendConfirmation } from "../resend-confirmation";
import { roster } from "../roster";
import { undoCorrection } from "./undo-correction";

const { db } = await testDatabase();
const services = testServices(db);
const fay = { ...testActor, id: randomUUID(), name: "Fay Coordinator" };
const gus = { ...testActor, id: randomUUID(), name: "Gus Coordinator" };
const price = { hasRegistrationCost: true, registrationCost: 4_000 };

const makeOne = async (values: Record<string, unknown> = {}) => (await makeClass(db, values)).id;

async function rowOf(id: string): Promise<Registration> {
  const [row] = await db.select().from(registration).where(eq(registration.id, id));
  if (!row) throw new Error("There is no such registration.");
  return row;
}
const revisionOf = async (id: string) => (await rowOf(id)).revision;
const entryOf = async (id: string) => {
  const { items } = await roster(services, (await rowOf(id)).classId);
  return items.find((entry) => entry.id === id);
};
const historyOf = async (id: string) => (await registrationDetail(services, id)).history;
const undo = (registrationId: string, correctionId: string, evenIfFull = false) =>
  undoCorrection(services, fay, { registrationId, correctionId, evenIfFull });

/** The form's values as the screen submits them. */
async function formValues(id: string): Promise<Record<string, string>> {
  const { fields } = await registrationDetail(services, id);
  return Object.fromEntries(
    fields.filter(({ isPrivate }) => !isPrivate).map(({ name, value }) => [name, value]),
  );
}

async function edit(id: string, values: Record<string, string>, more: { revision?: number } = {}) {
  const { correction } = await editRegistration(services, fay, id, {
    revision: more.revision ?? (await revisionOf(id)),
    values: { ...(await formValues(id)), ...values },
    withPrivateAnswers: false,
    notify: false,
  });
  return correction ?? "";
}

/** A person who paid 40 dollars online. */
async function paidFor(classId: string) {
  const made = await registered(services, classId);
  await db.update(payment).set({ state: "paid" }).where(eq(payment.id, made.paymentId));
  const confirmed = { status: "confirmed", confirmedAt: services.now() } as const;
  await db.update(registration).set(confirmed).where(eq(registration.id, made.id));
  return made;
}

const deskEntry: DeskEntry = {
  firstName: "Max",
  lastName: "Roe",
  email: "",
  phone: "",
  others: [],
  isHere: false,
  payment: "later",
  evenIfFull: false,
  waitlistIfFull: false,
};

describe("an edit", () => {
  test("changes name, email, phone, and answers, and the history says who changed what", async () => {
    const classId = await makeOne({ questions: [{ label: "Diet", required: true, sensitive: false }] });
    const input = registrant("Ada", { answers: [{ label: "Diet", answer: "Vegan", sensitive: false }] });
    const { id } = await registered(services, classId, input);
    await edit(id, {
      lastName: "Miler",
      email: "ada.new@x.example",
      phone: "308 555 0142",
      [questionName("Diet")]: "None",
    });
    expect(await entryOf(id)).toMatchObject({
      firstName: "Ada",
      lastName: "Miler",
      email: "ada.new@x.example",
      phone: "(308) 555-0142",
      answers: [{ label: "Diet", answer: "None" }],
    });
    expect((await historyOf(id))[0]).toMatchObject({
      who: "Fay Coordinator",
      what: "changed the details",
      changes: [
        { label: "Last name", before: "Miller", after: "Miler" },
        { label: "Phone", before: "", after: "(308) 555-0142" },
        { label: "Email", before: "ada@patients.example", after: "ada.new@x.example" },
        { label: "Diet", before: "Vegan", after: "None" },
      ],
      undoes: expect.any(String),
    });
  });

  test("leaves nothing about the person in the audit log, and nothing readable in the history", async () => {
    const { id } = await registered(services, await makeOne());
    await edit(id, { lastName: "Quillfeather" });
    const audit = await db.select().from(auditEvent).where(eq(auditEvent.subjectId, id));
    const kept = await db
      .select()
      .from(registrationCorrection)
      .where(eq(registrationCorrection.registrationId, id));
    expect(JSON.stringify([audit, kept])).not.toMatch(/Quillfeather|Miller|patients\.example/);
  });

  test("requires the name only, and names every wrong field", async () => {
    const { id } = await registered(services, await makeOne());
    const values = { firstName: "Ada", lastName: "", email: "no address", phone: "1" };
    const attempt = edit(id, values);
    await expect(attempt).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      more: { errors: [{ propertyName: "lastName" }, { propertyName: "phone" }, { propertyName: "email" }] },
    });
    await edit(id, { address: "", city: "", state: "", postalCode: "", email: "" });
    expect(await entryOf(id)).toMatchObject({ email: "" });
  });

  test("keeps the private answers unless staff edit them, and the history does not show them", async () => {
    const classId = await makeOne({ category: "sportsmetrics" });
    const { id } = await registered(services, classId, registrant("Lea", { dateOfBirth: "2010-05-06" }));
    await edit(id, { firstName: "Leah" });
    expect(await readAnswers(services, fay, id)).toMatchObject([{ answer: "2010-05-06" }]);
    const { correction } = await editRegistration(services, fay, id, {
      revision: await revisionOf(id),
      values: { ...(await formValues(id)), dateOfBirth: "2011-07-08" },
      withPrivateAnswers: true,
      notify: false,
    });
    expect(await readAnswers(services, fay, id)).toMatchObject([{ answer: "2011-07-08" }]);
    const history = await historyOf(id);
    expect(history.filter(({ privateAnswersChanged }) => privateAnswersChanged)).toHaveLength(1);
    expect(JSON.stringify(history)).not.toMatch(/2010-05-06|2011-07-08/);
    await undo(id, correction ?? "");
    expect(await readAnswers(services, fay, id)).toMatchObject([{ answer: "2010-05-06" }]);
  });

  test("can be undone until the person changes the details", async () => {
    const made = await registered(services, await makeOne());
    const correction = await edit(made.id, { firstName: "Joan" });
    await undo(made.id, correction);
    await undo(made.id, correction);
    expect(await entryOf(made.id)).toMatchObject({ firstName: made.input.firstName });
    expect((await historyOf(made.id)).slice(0, 2)).toMatchObject([
      { what: "undid a change", undoes: null },
      { what: "changed the details", undoes: null, isUndone: true },
    ]);
    const again = await edit(made.id, { firstName: "Joanna" });
    await changeRegistration(services, made.token, registrant("Johanna"));
    await expect(undo(made.id, again)).rejects.toMatchObject({
      code: "REVISION_CONFLICT",
      message: expect.stringMatching(/changed since\. The registrant changed the details on/),
    });
  });

  test("is refused for a second coordinator, who is told what the first one did", async () => {
    const { id } = await registered(services, await makeOne());
    const revision = await revisionOf(id);
    const results = await Promise.allSettled([
      edit(id, { firstName: "Una" }, { revision }),
      moveRegistration(services, gus, id, { toClassId: await makeOne(), evenIfFull: false, revision }),
    ]);
    const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({
      code: "REVISION_CONFLICT",
      status: 409,
      message: expect.stringMatching(
        /^(Fay Coordinator changed the details|Gus Coordinator moved the registration to another class) on /,
      ),
    });
  });

  test("of another person's name in a group is in the history, keeps the seats, and can be undone", async () => {
    const classId = await makeOne({ largestGroup: 3, registrantLimit: 3 });
    const { id, input } = await registered(services, classId, group(3, "Ivy"));
    const correction = await edit(id, { "attendee-3-firstName": "Jon", "attendee-3-lastName": "Roe" });
    expect(await entryOf(id)).toMatchObject({
      firstName: "Ivy",
      others: [input.others?.[0], { firstName: "Jon", lastName: "Roe" }],
      people: 3,
      seats: 3,
    });
    expect((await historyOf(id))[0]).toMatchObject({
      what: "changed the details",
      changes: [
        { label: "First name of person 3", before: "Ivy 3", after: "Jon" },
        { label: "Last name of person 3", before: "Miller", after: "Roe" },
      ],
    });
    await undo(id, correction);
    expect(await entryOf(id)).toMatchObject({ others: input.others, people: 3, seats: 3 });
    await expect(edit(id, { "attendee-2-firstName": "" })).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      more: { errors: [{ propertyName: "attendee-2-firstName" }] },
    });
  });

  test("takes a seat for a guest only if one is free", async () => {
    const classId = await makeOne({ registrantLimit: 2, guestTakesSeat: true });
    const { id } = await registered(services, classId);
    await edit(id, { bringingGuest: "yes" });
    expect((await roster(services, classId)).class.taken).toBe(2);
    await edit(id, { bringingGuest: "no" });
    await registered(services, classId);
    await expect(edit(id, { bringingGuest: "yes" })).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  });
});

test("resends the person's last notice: a confirmation, or a place on the waitlist", async () => {
  const classId = await makeOne({ registrantLimit: 1 });
  const [seated, waiting] = [await registered(services, classId), await registered(services, classId)];
  for (const { id } of [seated, waiting]) await resendConfirmation(services, fay, id);
  expect(await lettersTo(db, seated.input.email)).toEqual(["confirmed", "confirmed"]);
  expect(await lettersTo(db, waiting.input.email)).toEqual(["waitlisted", "waitlisted"]);
  expect((await historyOf(seated.id))[0]).toMatchObject({ what: "sent the confirmation again" });
  await cancelForRegistrant(services, fay, seated.id, { refund: 0 });
  await expect(resendConfirmation(services, fay, seated.id)).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("a message to some people is one email each, shows no other address, and is part of their history", async () => {
  const classId = await makeOne({ title: "Lamaze" });
  const [ann, bob, cy] = [
    await registered(services, classId),
    await registered(services, classId),
    await registered(services, classId),
  ];
  const elsewhere = await registered(services, await makeOne());
  const to = [ann.id, bob.id, elsewhere.id];
  const message = { subject: "Another room", text: "We meet upstairs.", to, withWaitlist: false };
  expect(await messageRegistrants(services, fay, classId, message)).toEqual({ recipients: 2 });
  const mails = (await mailsIn(db)).filter(({ kind }) => kind === "registrations.message");
  expect(mails.map((mail) => mail.to).sort()).toEqual([ann.input.email, bob.input.email].sort());
  const [first] = mails.filter((mail) => mail.to === ann.input.email);
  expect(first?.text).toMatch(/upstairs[\s\S]*Lamaze/);
  expect(JSON.stringify(first)).not.toContain(bob.input.email);
  expect((await historyOf(ann.id))[0]).toMatchObject({
    who: "Fay Coordinator",
    what: "sent a message",
    message: { subject: "Another room", text: "We meet upstairs." },
    undoes: null,
  });
  expect((await historyOf(cy.id))[0]).toMatchObject({ what: "registered" });
});

describe("a refund", () => {
  const giveBack = async (
    id: string,
    amount: "full" | number,
    more: { key?: string; revision?: number } = {},
  ) =>
    refundRegistration(services, fay, id, {
      amount,
      revision: more.revision ?? (await revisionOf(id)),
      key: more.key ?? randomUUID(),
    });
  const refundsOf = async (paymentId: string) =>
    (await db.select().from(refund).where(eq(refund.paymentId, paymentId))).map(({ amount }) => amount);

  test("is first partial, then of the rest: the seat stays, and the person is notified", async () => {
    const made = await paidFor(await makeOne(price));
    expect(await giveBack(made.id, 1_500)).toEqual({ refund: 1_500 });
    expect(await giveBack(made.id, "full")).toEqual({ refund: 2_500 });
    expect(await refundsOf(made.paymentId)).toEqual([1_500, 2_500]);
    await expect(giveBack(made.id, "full")).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await entryOf(made.id)).toMatchObject({ status: "confirmed", owed: 0 });
    expect(await lettersTo(db, made.input.email)).toEqual(["refunded", "refunded"]);
    expect((await historyOf(made.id))[0]).toMatchObject({
      what: "refunded money",
      about: "Refund: $25.00.",
      undoes: null,
    });
  });

  test("of more than was paid is refused", async () => {
    const made = await paidFor(await makeOne(price));
    await expect(giveBack(made.id, 4_001)).rejects.toMatchObject({
      message: "At most $40.00 of this registration can be refunded.",
    });
    expect(await refundsOf(made.paymentId)).toEqual([]);
  });

  test("by two coordinators at the same time happens once", async () => {
    const made = await paidFor(await makeOne(price));
    const revision = await revisionOf(made.id);
    const results = await Promise.allSettled([
      giveBack(made.id, 1_000, { revision }),
      giveBack(made.id, 1_000, { revision }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await refundsOf(made.paymentId)).toEqual([1_000]);
    const refused = results.find((result) => result.status === "rejected");
    expect(refused?.reason).toMatchObject({
      code: "REVISION_CONFLICT",
      message: expect.stringMatching(/^Fay Coordinator refunded money on/),
    });
  });

  test("waits while the payment provider is unreachable, and is made once it responds", async () => {
    const { deps, paid } = paymentSandbox(db);
    const { id: paymentId } = await paid();
    const { id } = await registered(services, await makeOne());
    await db.update(registration).set({ paymentId }).where(eq(registration.id, id));
    expect(await giveBack(id, 1_000)).toEqual({ refund: 1_000 });
    const [requested] = await db.select().from(refund).where(eq(refund.paymentId, paymentId));
    const unreachable = {
      ...deps.payments,
      fetchCheckout: () => Promise.reject(new ProviderUnavailable("It does not answer.")),
    };
    const attempt = sendRefund({ ...deps, payments: unreachable }, requested?.id ?? "");
    await expect(attempt).rejects.toThrow(ProviderUnavailable);
    await sendRefund(deps, requested?.id ?? "");
    const [made] = await db.select().from(payment).where(eq(payment.id, paymentId));
    expect(made).toMatchObject({ refunded: 1_000, refundsCommitted: 1_000 });
  });

  test("of money that was paid at the desk is recorded, and the person owes nothing", async () => {
    const entry: DeskEntry = { ...deskEntry, payment: "cash" };
    const { id } = await addAtDesk(services, fay, await makeOne(price), entry);
    expect(await giveBack(id, 1_000)).toEqual({ refund: 1_000 });
    expect(await entryOf(id)).toMatchObject({
      owed: 0,
      desk: { method: "cash", paid: 4_000, refunded: 1_000 },
    });
    await expect(giveBack(id, 3_001)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("adding a person at the desk", () => {
  test.each([
    { how: "cash", owed: 0, costs: 4_000 },
    { how: "check", owed: 0, costs: 4_000 },
    { how: "free", owed: 0, costs: 0 },
    { how: "later", owed: 4_000, costs: 4_000 },
  ] as const)("who pays: $how", async ({ how, owed, costs }) => {
    const { id } = await addAtDesk(services, fay, await makeOne(price), { ...deskEntry, payment: how });
    expect(await entryOf(id)).toMatchObject({ status: "confirmed", price: costs, owed });
  });

  test("to a full class goes over the limit only if staff say so, and onto the waitlist otherwise", async () => {
    const classId = await makeOne({ registrantLimit: 1 });
    await registered(services, classId);
    await expect(addAtDesk(services, fay, classId, deskEntry)).rejects.toMatchObject({ code: "CLASS_FULL" });
    const waitlist = { ...deskEntry, email: "max@x.example", waitlistIfFull: true };
    const waiting = await addAtDesk(services, fay, classId, waitlist);
    expect(waiting.status).toBe("waitlisted");
    expect(await lettersTo(db, "max@x.example")).toEqual(["waitlisted"]);
    const unreachable = addAtDesk(services, fay, classId, { ...deskEntry, waitlistIfFull: true });
    await expect(unreachable).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
    await addAtDesk(services, fay, classId, { ...deskEntry, evenIfFull: true });
    expect((await roster(services, classId)).class).toMatchObject({ taken: 2, waiting: 1 });
  });

  test("twenty at once never take more seats than there are", async () => {
    const classId = await makeOne({ registrantLimit: 3 });
    const crowd = Array.from({ length: 20 }, (_, place) => ({ ...deskEntry, firstName: `Max ${place}` }));
    await Promise.allSettled(crowd.map((entry) => addAtDesk(services, fay, classId, entry)));
    expect((await roster(services, classId)).class.taken).toBe(3);
  });

  test("can be undone until money is taken", async () => {
    const classId = await makeOne(price);
    const added = await addAtDesk(services, fay, classId, { ...deskEntry, email: "mia@x.example" });
    await undo(added.id, added.correction);
    expect((await roster(services, classId)).class.taken).toBe(0);
    expect(await lettersTo(db, "mia@x.example")).toEqual(["confirmed", "cancelled"]);
    const paid = await addAtDesk(services, fay, classId, { ...deskEntry, payment: "check" });
    await expect(undo(paid.id, paid.correction)).rejects.toMatchObject({
      code: "REVISION_CONFLICT",
      message: expect.stringMatching(/^They paid at the desk/),
    });
  });
});

describe("undoing a move", () => {
  test("restores the person with their payment, and notifies them", async () => {
    const [from, to] = [await makeOne(price), await makeOne({ ...price, registrationCost: 5_000 })];
    const made = await paidFor(from);
    const { correction } = await moveRegistration(services, fay, made.id, {
      toClassId: to,
      evenIfFull: false,
    });
    await undo(made.id, correction);
    expect(await rowOf(made.id)).toMatchObject({ classId: from, status: "confirmed", price: 4_000 });
    expect(await lettersTo(db, made.input.email)).toEqual(["moved", "moved"]);
  });

  test("is refused while another person has the seat, unless staff exceed the limit", async () => {
    const [from, to] = [await makeOne({ registrantLimit: 1 }), await makeOne()];
    const made = await registered(services, from);
    const { correction } = await moveRegistration(services, fay, made.id, {
      toClassId: to,
      evenIfFull: false,
    });
    await registered(services, from);
    await expect(undo(made.id, correction)).rejects.toMatchObject({ code: "CLASS_FULL", status: 409 });
    await undo(made.id, correction, true);
    expect((await roster(services, from)).class.taken).toBe(2);
  });

  test("restores a person's place on the waitlist", async () => {
    const [from, to] = [await makeOne({ registrantLimit: 1 }), await makeOne()];
    await registered(services, from);
    const [first, second] = [await registered(services, from), await registered(services, from)];
    const { correction } = await moveRegistration(services, fay, first.id, {
      toClassId: to,
      evenIfFull: false,
    });
    await undo(first.id, correction);
    expect([(await entryOf(first.id))?.position, (await entryOf(second.id))?.position]).toEqual([1, 2]);
  });

  test("is refused once money was refunded, the person is checked in, or a later change was not undone", async () => {
    const [from, to] = [await makeOne(price), await makeOne({ ...price, registrationCost: 2_500 })];
    const made = await paidFor(from);
    const cheaper = await moveRegistration(services, fay, made.id, { toClassId: to, evenIfFull: false });
    await expect(undo(made.id, cheaper.correction)).rejects.toMatchObject({
      message: expect.stringMatching(/^Money has been refunded/),
    });
    const other = await registered(services, await makeOne());
    const how = { toClassId: await makeOne(), evenIfFull: false };
    const { correction } = await moveRegistration(services, fay, other.id, how);
    await markPresence(services, fay, other.id, { here: true });
    await expect(undo(other.id, correction)).rejects.toMatchObject({
      message: expect.stringMatching(/^They are checked in/),
    });
    await cancelForRegistrant(services, fay, other.id, { refund: 0 });
    await expect(undo(other.id, correction)).rejects.toMatchObject({
      message: expect.stringMatching(
        /^Something was changed after it\. Undo that first\. Fay Coordinator canceled/,
      ),
    });
  });
});

test("undoing a move is refused once a person who had only a place on the waitlist has paid for the new seat", async () => {
  const [from, to] = [await makeOne({ ...price, registrantLimit: 1 }), await makeOne(price)];
  await registered(services, from);
  const { id } = await registered(services, from);
  const { correction } = await moveRegistration(services, fay, id, { toClassId: to, evenIfFull: false });
  await db.update(registration).set({ deskPaid: 4_000, deskMethod: "cash" }).where(eq(registration.id, id));
  await expect(undo(id, correction)).rejects.toMatchObject({
    code: "REVISION_CONFLICT",
    message: expect.stringContaining("They have paid for this seat since."),
  });
  expect(await rowOf(id)).toMatchObject({ classId: to, status: "confirmed" });
});

describe("undoing a cancellation", () => {
  test("gives the seat back, with a payment that was not refunded", async () => {
    const made = await paidFor(await makeOne(price));
    const { correction } = await cancelForRegistrant(services, fay, made.id, { refund: 0 });
    await undo(made.id, correction);
    expect(await entryOf(made.id)).toMatchObject({
      status: "confirmed",
      owed: 0,
      payment: { amount: 4_000 },
    });
    expect(await lettersTo(db, made.input.email)).toEqual(["cancelled", "confirmed"]);
    const again = await cancelForRegistrant(services, fay, made.id, { refund: "full" });
    expect(again.refund).toBe(4_000);
    await expect(undo(made.id, again.correction)).rejects.toMatchObject({ code: "REVISION_CONFLICT" });
  });

  test("is refused while the seat is offered to the waitlist, or the person has registered again", async () => {
    const classId = await makeOne({ registrantLimit: 1 });
    const made = await registered(services, classId);
    await registered(services, classId);
    const { correction } = await cancelForRegistrant(services, fay, made.id, { refund: 0 });
    await expect(undo(made.id, correction)).rejects.toMatchObject({
      code: "CLASS_FULL",
      message: "The seat has been given or offered to someone else.",
    });
    await registered(services, classId, made.input);
    await expect(undo(made.id, correction, true)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test("by two coordinators at the same time happens once", async () => {
    const made = await registered(services, await makeOne());
    const { correction } = await cancelForRegistrant(services, fay, made.id, { refund: 0 });
    await Promise.all([undo(made.id, correction), undo(made.id, correction)]);
    expect(await lettersTo(db, made.input.email)).toEqual(["confirmed", "cancelled", "confirmed"]);
  });

  test("is offered only for what staff canceled", async () => {
    const made = await registered(services, await makeOne());
    await cancelRegistration(services, made.token);
    expect((await historyOf(made.id))[0]).toMatchObject({ who: "The registrant", undoes: null });
  });
});

test("the history loses a person's data when the registration does", async () => {
  const classId = await makeOne({ category: "sportsmetrics", answersKeptDays: 7 });
  const { id } = await registered(services, classId, registrant("Ida", { dateOfBirth: "2010-05-06" }));
  await editRegistration(services, fay, id, {
    revision: await revisionOf(id),
    values: { ...(await formValues(id)), firstName: "Ida May", dateOfBirth: "2010-05-07" },
    withPrivateAnswers: true,
    notify: false,
  });
  const correction = async () =>
    (await db.select().from(registrationCorrection).where(eq(registrationCorrection.registrationId, id))).map(
      ({ details, answers }) => ({ details: details !== null, answers: answers !== null }),
    );
  const day = 24 * 3_600_000;
  services.pass(18 * day);
  await eraseAnswers(services);
  expect(await correction()).toEqual([{ details: true, answers: false }]);
  services.pass(740 * day);
  await eraseAnswers(services);
  expect(await correction()).toEqual([{ details: false, answers: false }]);
  services.at(new Date());
});

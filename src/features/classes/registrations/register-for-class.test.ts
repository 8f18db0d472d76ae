import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { settingsType } from "~/features/settings/definition";
import { auditEvent } from "~/platform/audit/table";
import { payment } from "~/platform/payments/table";
import { testDatabase } from "../../../../test/database";
import { makeClass, registrant } from "../../../../test/factories/classes";
import { testActor } from "../../../../test/factories/content";
import { mailsIn, testServices } from "../../../../test/factories/services";
import { classCounts } from "./class-counts";
import type { RegistrationInput } from "./input";
import { registerForClass } from "./register-for-class";
import { registration } from "./table";

const { db } = await testDatabase();
const services = testServices(db);

function register(
  classId: string,
  input: RegistrationInput = registrant(),
  idempotencyKey: string = randomUUID(),
) {
  return registerForClass(services, { classId, input, utm: {}, idempotencyKey });
}
const statusOf = async (...args: Parameters<typeof register>) =>
  (await register(...args)).registration.status;
const rowsOf = (classId: string) => db.select().from(registration).where(eq(registration.classId, classId));
const settings = {
  slug: "site",
  hospitalName: "Prairie Lantern",
  shortName: "PL",
  foundationName: "Foundation",
  mainPhone: "3085550100",
  nurseLine: "3085550101",
  schedulingPhone: "3085550102",
  classCancellationPhone: "3085550141",
  birthPlaceCancellationPhone: "3085550142",
  languagePhone: "3085550103",
  emergencyLine: "Call 911",
  crisisLine: "Call 988",
  addressLine1: "1 Main St",
  addressCity: "Alder Creek",
  addressState: "NE",
  addressPostalCode: "69199",
};
const mailsTo = async (to: string) => (await mailsIn(db)).filter((mail) => mail.to === to);

test("confirms a seat at once, records it, and emails a calendar file and a private link", async () => {
  const { id: classId } = await makeClass(db, { registrantLimit: 2, title: "Breathing" });
  const input = registrant("Ann", { phone: "3085550111" });
  const { registration: made, paymentId } = await registerForClass(services, {
    classId,
    input,
    idempotencyKey: "1",
    utm: { source: "mailing", campaign: "spring" },
  });
  expect(made.status).toBe("confirmed");
  expect(paymentId).toBeUndefined();
  const [row] = await rowsOf(classId);
  expect(row).toMatchObject({
    id: made.id,
    status: "confirmed",
    utm: { source: "mailing", campaign: "spring" },
  });
  expect(JSON.stringify(row)).not.toMatch(/\b(Ann|Miller|patients)\b|555-?0111/);
  const [mail] = await mailsTo(input.email);
  expect(mail?.subject).toMatch(/^You are registered/);
  expect(mail?.text).toContain("Breathing");
  expect(mail?.text).toMatch(/https:\/\/hospital\.example\/registration\/[\w-]{43}/);
  const calendar = Buffer.from(mail?.attachments?.[0]?.content ?? "", "base64").toString();
  expect(calendar).toContain(`UID:${classId}`);
  expect(calendar).not.toMatch(/registration\/|\b(Ann|Miller)\b/);
  const events = await db.select().from(auditEvent).where(eq(auditEvent.subjectId, made.id));
  expect(events.map(({ action }) => action)).toEqual(["registration.made"]);
  expect(JSON.stringify(events)).not.toMatch(/\b(Ann|Miller)\b/);
});

test("the confirmation says what to bring, and the waitlist's email does not", async () => {
  const { id } = await makeClass(db, { registrantLimit: 1, whatToBring: "Two pillows" });
  const [seated, waiting] = [registrant(), registrant()];
  await register(id, seated);
  await register(id, waiting);
  expect((await mailsTo(seated.email))[0]?.text).toContain("What to bring: Two pillows");
  expect((await mailsTo(waiting.email))[0]?.text).not.toContain("Two pillows");
});

test("the confirmation has the two phone numbers for cancellations", async () => {
  await createItem({ db, actor: testActor }, settingsType, settings, { publish: true, trusted: true });
  const { id } = await makeClass(db, {});
  const input = registrant();
  await register(id, input);
  const [mail] = await mailsTo(input.email);
  expect(mail?.text).toContain("(308) 555-0141 for classes");
  expect(mail?.text).toContain("(308) 555-0142 for the birth place");
  expect(mail?.subject).toContain("Prairie Lantern");
});

test("when every seat is taken, people join the waitlist in order; without a waitlist they are refused", async () => {
  const { id } = await makeClass(db, { registrantLimit: 1 });
  expect([await statusOf(id), await statusOf(id), await statusOf(id)]).toEqual([
    "confirmed",
    "waitlisted",
    "waitlisted",
  ]);
  const positions = (await mailsIn(db)).slice(-2).map(({ text }) => /number (\d)/.exec(text)?.[1]);
  expect(positions).toEqual(["1", "2"]);
  const full = await makeClass(db, { registrantLimit: 0, hasWaitlist: false });
  await expect(register(full.id)).rejects.toMatchObject({ code: "CLASS_FULL", status: 409 });
});

test("a class without a limit is never full; a guest takes a seat only if the class says so", async () => {
  const open = await makeClass(db, {});
  for (let person = 0; person < 3; person += 1) expect(await statusOf(open.id)).toBe("confirmed");
  const guest = () => registrant(undefined, { bringingGuest: "yes" });
  const counted = await makeClass(db, { registrantLimit: 3, guestTakesSeat: true });
  expect([await statusOf(counted.id, guest()), await statusOf(counted.id, guest())]).toEqual([
    "confirmed",
    "waitlisted",
  ]);
  const uncounted = await makeClass(db, { registrantLimit: 2 });
  expect([await statusOf(uncounted.id, guest()), await statusOf(uncounted.id, guest())]).toEqual([
    "confirmed",
    "confirmed",
  ]);
});

describe("refuses", () => {
  const past = () => new Date(Date.now() - 1_000).toISOString();
  test("no class", () => expect(register(randomUUID())).rejects.toMatchObject({ code: "NOT_FOUND" }));
  test("a closed period, even if the class is full too", async () => {
    const { id } = await makeClass(db, { registrantLimit: 0, registrationEndsAt: past() });
    await expect(register(id)).rejects.toMatchObject({ code: "REGISTRATION_CLOSED", status: 409 });
  });
  test("a class that takes no registrations", async () => {
    const { id } = await makeClass(db, { hasRegistration: false });
    await expect(register(id)).rejects.toMatchObject({ code: "REGISTRATION_CLOSED" });
  });
});

describe("a person who is already registered", () => {
  test("gets the response of a first registration, takes no seat, and is told only by email", async () => {
    const { id } = await makeClass(db, { registrantLimit: 5 });
    const first = await register(id, registrant("Bea"));
    const again = await register(
      id,
      registrant("BEA ", { lastName: " miller", email: "Bea@Patients.example" }),
    );
    expect(again.registration.status).toBe("confirmed");
    expect(again.registration.id).not.toBe(first.registration.id);
    expect(Object.keys(again)).toEqual(Object.keys(first));
    expect((await classCounts(db, [id], services.now())).get(id)?.taken).toBe(1);
    expect((await mailsTo("bea@patients.example")).map(({ kind }) => kind)).toEqual([
      "registrations.confirmed",
      "registrations.already",
    ]);
  });

  test("is a different person from a family member with the same email", async () => {
    const { id } = await makeClass(db, { registrantLimit: 5 });
    await register(id, registrant("Cem"));
    await register(id, registrant("Cleo", { email: "cem@patients.example" }));
    expect((await classCounts(db, [id], services.now())).get(id)?.taken).toBe(2);
  });

  test("is sent to a new checkout if they paid, and to the same one if they did not", async () => {
    const { id } = await makeClass(db, {
      registrantLimit: 5,
      hasRegistrationCost: true,
      registrationCost: 4_000,
    });
    const held = await register(id, registrant("Dan"));
    expect(await register(id, registrant("Dan"))).toEqual({ ...held, isRepeated: true });
    await db
      .update(registration)
      .set({ status: "confirmed" })
      .where(eq(registration.id, held.registration.id));
    const again = await register(id, registrant("Dan"));
    expect(again).toMatchObject({ registration: { status: "held" } });
    expect(again.paymentId).toBeDefined();
    expect(again.paymentId).not.toBe(held.paymentId);
    expect((await classCounts(db, [id], services.now())).get(id)?.taken).toBe(1);
  });
});

test("a paid class holds the seat at the price of the class, and the hold expires by itself", async () => {
  const { id } = await makeClass(db, {
    registrantLimit: 1,
    hasRegistrationCost: true,
    registrationCost: 4_000,
  });
  const held = await register(id);
  expect(held.registration.status).toBe("held");
  const [storedPayment] = await db
    .select()
    .from(payment)
    .where(eq(payment.id, held.paymentId ?? ""));
  expect(storedPayment).toMatchObject({
    amount: 4_000,
    purpose: "class-registration",
    subjectId: held.registration.id,
  });
  expect(storedPayment?.returnPath).toMatch(/^\/classes-and-education\?registration-success=/);
  const taken = async () => (await classCounts(db, [id], services.now())).get(id)?.taken;
  expect(await taken()).toBe(1);
  services.pass(33 * 60_000);
  expect(await taken()).toBe(0);
  expect(await statusOf(id)).toBe("held");
});

test("a price of zero needs no payment", async () => {
  const { id } = await makeClass(db, { hasRegistrationCost: false, registrationCost: 4_000 });
  expect(await statusOf(id)).toBe("confirmed");
});

describe("100 identical submissions with one key are one registration", () => {
  const sendAll = async (values: Record<string, unknown>) => {
    const { id } = await makeClass(db, { registrantLimit: 200, ...values });
    const input = registrant();
    const answers = await Promise.all(Array.from({ length: 100 }, () => register(id, input, `key of ${id}`)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await rowsOf(id)).toHaveLength(1);
    const subjectId = answers[0]?.registration.id ?? "";
    return {
      payments: await db.$count(payment, eq(payment.subjectId, subjectId)),
      mails: (await mailsTo(input.email)).length,
    };
  };

  test("with one email", async () => {
    expect(await sendAll({})).toEqual({ payments: 0, mails: 1 });
  });

  test("with one checkout if it must be paid for, and an email once it was", async () => {
    const price = { hasRegistrationCost: true, registrationCost: 4_000 };
    expect(await sendAll(price)).toEqual({ payments: 1, mails: 0 });
  });
});

test("health information is encrypted separately, and appears in no email", async () => {
  const { id } = await makeClass(db, { category: "joint-replacement" });
  const canary = "Canary-Knee-7731";
  const input = registrant("Fay", {
    surgeonName: canary,
    jointReplacementType: "Left Knee",
    surgeryDate: "2027-02-02",
    answers: [{ label: "Anything else", answer: canary, sensitive: true }],
  });
  await register(id, input);
  const [row] = await rowsOf(id);
  expect(JSON.stringify(row)).not.toMatch(/Canary|Left Knee/);
  expect(row?.answers).not.toBeNull();
  expect(JSON.stringify(await mailsTo(input.email))).not.toMatch(/Canary|Left Knee|2027-02-02/);
});

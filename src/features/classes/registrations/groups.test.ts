import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { payment, refund } from "~/platform/payments/table";
import { testDatabase } from "../../../../test/database";
import { group, makeClass, registrant } from "../../../../test/factories/classes";
import { lettersTo, registered } from "../../../../test/factories/registrations";
import { mailsIn, testServices } from "../../../../test/factories/services";
import { acceptOffer } from "./accept-offer";
import { cancelRegistration } from "./cancel-registration";
import { classCounts } from "./class-counts";
import type { RegistrationInput } from "./input";
import { registrationPurpose } from "./payment/registration-purpose";
import { registerForClass } from "./register-for-class";
import { registrationByToken } from "./registration-by-token";
import { registration } from "./table";

const { db } = await testDatabase();
const services = testServices(db);
const price = { hasRegistrationCost: true, registrationCost: 4_000 };

const makeOne = async (values: Record<string, unknown> = {}) =>
  (await makeClass(db, { largestGroup: 4, ...values })).id;
async function rowOf(id: string) {
  const [row] = await db.select().from(registration).where(eq(registration.id, id));
  return row;
}
const statusOf = async ({ id }: { id: string }) => (await rowOf(id))?.status;
const countsOf = async (classId: string) => (await classCounts(db, [classId], services.now())).get(classId);
const amountOf = async (id: string) =>
  (await db.select().from(payment).where(eq(payment.id, id))).map(({ amount }) => amount);

describe("the price of a group", () => {
  test.each([
    { priceFor: "person", largestGroup: 4, people: 3, total: 12_000 },
    { priceFor: "person", largestGroup: 4, people: 1, total: 4_000 },
    { priceFor: "couple", largestGroup: 1, people: 2, total: 4_000 },
    { priceFor: "family", largestGroup: 5, people: 5, total: 4_000 },
  ])(
    "for $people people, if the price is for a $priceFor, is $total cents",
    async ({ people, total, ...values }) => {
      const classId = await makeOne({ ...price, ...values });
      const made = await registered(services, classId, group(people));
      expect(await rowOf(made.id)).toMatchObject({ status: "held", people, seats: people, price: total });
      expect(await amountOf(made.paymentId)).toEqual([total]);
      expect(await countsOf(classId)).toMatchObject({ taken: people });
    },
  );
});

describe("the seats of a group", () => {
  test("are taken together, and a group that does not fit waits as a whole", async () => {
    const classId = await makeOne({ registrantLimit: 4 });
    expect((await registered(services, classId, group(3))).status).toBe("confirmed");
    const waiting = await registered(services, classId, group(2, "Bob"));
    expect(waiting.status).toBe("waitlisted");
    expect(await rowOf(waiting.id)).toMatchObject({ seats: 2, people: 2 });
    expect(await countsOf(classId)).toMatchObject({ taken: 3, waiting: 1 });
  });

  test("are refused as a whole if there is no waitlist, in a sentence with both numbers", async () => {
    const classId = await makeOne({ registrantLimit: 4, hasWaitlist: false });
    await registered(services, classId, group(3));
    await expect(registered(services, classId, group(3, "Bob"))).rejects.toMatchObject({
      code: "CLASS_FULL",
      message: "Only 1 seat is left. Your group has 3 people.",
    });
    expect(await countsOf(classId)).toMatchObject({ taken: 3 });
    await registered(services, classId, registrant());
    await expect(registered(services, classId, group(2, "Cal"))).rejects.toMatchObject({
      code: "CLASS_FULL",
      message: "Every seat in this class is taken.",
    });
  });

  test("are not refused to the largest allowed group by the limit of unpaid seats for one email address", async () => {
    const classId = await makeOne({ largestGroup: 10 });
    const made = await registered(services, classId, group(10));
    expect(await rowOf(made.id)).toMatchObject({ status: "confirmed", seats: 10 });
    const { email } = made.input;
    await expect(registered(services, classId, registrant("Bob", { email }))).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      more: { errors: [{ propertyName: "email" }] },
    });
  });

  test("are named in the group's details, which are encrypted", async () => {
    const made = await registered(services, await makeOne(), group(3, "Quincy"));
    expect(await registrationByToken(services, made.token)).toMatchObject({
      people: 3,
      person: { firstName: "Quincy", others: [{ firstName: "Quincy 2" }, { firstName: "Quincy 3" }] },
    });
    expect(JSON.stringify(await rowOf(made.id))).not.toMatch(/Quincy|Miller/);
  });
});

describe("the waitlist", () => {
  /**
   * Fills the waitlist of a class of 4 seats: a group of 2, two single people, then a group of 3, a single person, and
   * a group of 2.
   */
  async function waitlist(values: Record<string, unknown> = {}) {
    const classId = await makeOne({ registrantLimit: 4, ...values });
    const seated = [
      await registered(services, classId, group(2, "Ann")),
      await registered(services, classId, registrant()),
      await registered(services, classId, registrant()),
    ];
    const three = await registered(services, classId, group(3, "Three"));
    const one = await registered(services, classId, registrant());
    const two = await registered(services, classId, group(2, "Two"));
    const cancel = (at: number) => cancelRegistration(services, seated[at]?.token ?? "");
    const statuses = () => Promise.all([three, one, two].map(statusOf));
    return { classId, three, one, two, cancel, statuses };
  }

  test("gives a seat to the first in line that fits, and a larger group ahead keeps its place", async () => {
    const { three, cancel, statuses } = await waitlist();
    await cancel(1);
    expect(await statuses()).toEqual(["waitlisted", "offered", "waitlisted"]);
    expect(await registrationByToken(services, three.token)).toMatchObject({ position: 1 });
    await cancel(0);
    expect(await statuses()).toEqual(["waitlisted", "offered", "offered"]);
  });

  test("offers a group all of its seats together once they are free, before those behind it", async () => {
    const { classId, three, one, two, cancel, statuses } = await waitlist();
    await cancel(1);
    await cancelRegistration(services, one.token);
    expect(await countsOf(classId)).toMatchObject({ taken: 3, waiting: 2 });
    await cancelRegistration(services, two.token);
    await cancel(0);
    expect(await statuses()).toEqual(["offered", "cancelled", "cancelled"]);
    expect(await countsOf(classId)).toMatchObject({ taken: 4, waiting: 0 });
    const offers = (await mailsIn(db)).filter(
      ({ to, kind }) => to === three.input.email && kind === "registrations.offer",
    );
    expect(offers).toHaveLength(1);
    expect(await acceptOffer(services, three.token)).toMatchObject({ registration: { status: "confirmed" } });
    expect(await rowOf(three.id)).toMatchObject({ seats: 3, people: 3 });
  });

  test("lets a single person register for a seat that the waiting group cannot use", async () => {
    const classId = await makeOne({ registrantLimit: 4 });
    await registered(services, classId, group(3, "Ann"));
    const waiting = await registered(services, classId, group(2, "Bob"));
    expect((await registered(services, classId, registrant())).status).toBe("confirmed");
    expect(await statusOf(waiting)).toBe("waitlisted");
  });
});

test("a group that accepts its offer pays for all of its people", async () => {
  const classId = await makeOne({ ...price, registrantLimit: 3 });
  const seated = await registered(services, classId, group(3, "Ann"));
  const waiting = await registered(services, classId, group(3, "Bob"));
  expect(waiting).toMatchObject({ status: "waitlisted", paymentId: "" });
  await cancelRegistration(services, seated.token);
  expect(await statusOf(waiting)).toBe("offered");
  const accepted = await acceptOffer(services, waiting.token);
  expect(accepted.registration.status).toBe("held");
  expect(await amountOf(accepted.paymentId ?? "")).toEqual([12_000]);
  expect(await rowOf(waiting.id)).toMatchObject({ price: 12_000, seats: 3 });
});

describe("a group that comes back from the checkout and registers again", () => {
  /** Registers again from the browser that started the former payments. */
  async function again(classId: string, input: RegistrationInput, ownsPayment = () => true) {
    const request = { classId, input, utm: {}, idempotencyKey: randomUUID(), ownsPayment };
    return registerForClass(services, request);
  }
  const withOthers = (input: RegistrationInput, people: number): RegistrationInput => ({
    ...input,
    others: group(people, input.firstName).others ?? [],
  });

  test("with more people pays for all of them and replaces the unpaid seats", async () => {
    const classId = await makeOne({ ...price, registrantLimit: 4 });
    const first = await registered(services, classId, group(2, "Ivy"));
    const second = await again(classId, withOthers(first.input, 4));
    expect(second).toMatchObject({ registration: { status: "held" } });
    expect(second.isRepeated).toBeUndefined();
    expect(await amountOf(second.paymentId ?? "")).toEqual([16_000]);
    expect(await statusOf(first)).toBe("expired");
    expect(await countsOf(classId)).toMatchObject({ taken: 4 });
    const jobs = await db.execute(
      sql`select data from pgboss.job where name = 'close-payment' and data->>'isEarly' = 'true'`,
    );
    expect(jobs.rows).toEqual([{ data: { id: first.paymentId, isEarly: true } }]);
    expect(await lettersTo(db, first.input.email)).toEqual([]);
  });

  test("gets back money that arrives for the replaced checkout", async () => {
    const classId = await makeOne({ ...price, registrantLimit: 4 });
    const first = await registered(services, classId, group(2, "Jan"));
    const second = await again(classId, withOthers(first.input, 3));
    const [paid] = await db
      .update(payment)
      .set({ state: "paid", paidAt: services.now() })
      .where(eq(payment.id, first.paymentId))
      .returning();
    if (!paid) throw new Error("The payment was not stored.");
    await db.transaction((tx) => registrationPurpose(services).paid(tx, paid));
    expect(await statusOf(first)).toBe("expired");
    expect(await statusOf(second.registration)).toBe("held");
    const refunds = await db.select().from(refund).where(eq(refund.paymentId, first.paymentId));
    expect(refunds.map(({ amount }) => amount)).toEqual([8_000]);
  });

  test("with fewer people frees seats for the waitlist", async () => {
    const classId = await makeOne({ ...price, registrantLimit: 3 });
    const first = await registered(services, classId, group(3, "Kim"));
    const waiting = await registered(services, classId, registrant());
    await again(classId, withOthers(first.input, 2));
    expect(await statusOf(waiting)).toBe("offered");
  });

  test("with the same people gets the same checkout, even if the class is full now", async () => {
    const classId = await makeOne({ ...price, registrantLimit: 2 });
    const first = await registered(services, classId, group(2, "Lou"));
    expect(await again(classId, first.input)).toMatchObject({
      registration: { id: first.id, status: "held" },
      paymentId: first.paymentId,
    });
  });

  test("keeps its seats if the class has too few for the new number", async () => {
    const classId = await makeOne({ ...price, registrantLimit: 3, hasWaitlist: false });
    const first = await registered(services, classId, group(2, "May"));
    await registered(services, classId, registrant());
    await expect(again(classId, withOthers(first.input, 3))).rejects.toMatchObject({ code: "CLASS_FULL" });
    expect(await statusOf(first)).toBe("held");
  });

  test("is not replaced by another browser, which gets the former checkout", async () => {
    const classId = await makeOne({ ...price, registrantLimit: 10 });
    const first = await registered(services, classId, group(2, "Noa"));
    const stranger = await again(classId, withOthers(first.input, 4), () => false);
    expect(stranger).toMatchObject({ paymentId: first.paymentId, isRepeated: true });
    expect(await rowOf(first.id)).toMatchObject({ status: "held", people: 2 });
  });
});

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { type Payment, payment, refund } from "~/platform/payments/table";
import { testDatabase } from "../../../../../test/database";
import { group, makeClass, registrant } from "../../../../../test/factories/classes";
import { lettersTo } from "../../../../../test/factories/registrations";
import { mailsIn, testServices } from "../../../../../test/factories/services";
import { cancelRegistration } from "../cancel-registration";
import { classCounts } from "../class-counts";
import { remindToPay } from "../jobs/remind-to-pay";
import { sweepSeats } from "../jobs/sweep-seats";
import { registerForClass } from "../register-for-class";
import { registrationByToken } from "../registration-by-token";
import { registrationToken } from "../registration-link";
import { registration } from "../table";
import { registrationPurpose } from "./registration-purpose";

const { db } = await testDatabase();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function paidClass(values: Record<string, unknown> = {}) {
  const services = testServices(db);
  const purpose = registrationPurpose(services);
  const price = { hasRegistrationCost: true, registrationCost: 4_000, registrantLimit: 1 };
  const { id: classId } = await makeClass(db, { ...price, ...values });
  const register = async (input = registrant()) => {
    const request = { classId, input, utm: {}, idempotencyKey: randomUUID() };
    const { registration: made, paymentId = "" } = await registerForClass(services, request);
    return { ...made, paymentId, input };
  };
  const rowOf = async (id: string) =>
    (await db.select().from(registration).where(eq(registration.id, id)))[0];
  /** Does what the handler of a payment event does: updates the state and runs the purpose in one transaction. */
  const become = (id: string, state: Payment["state"]) =>
    db.transaction(async (tx) => {
      const paidAt = state === "paid" ? services.now() : null;
      const [row] = await tx.update(payment).set({ state, paidAt }).where(eq(payment.id, id)).returning();
      if (row && state !== "open") await purpose[state]?.(tx, row);
    });
  const statusOf = async (id: string) => (await rowOf(id))?.status;
  const taken = async () => (await classCounts(db, [classId], services.now())).get(classId)?.taken;
  const tokenOf = async (id: string) => {
    const row = await rowOf(id);
    return row ? registrationToken(services.keyedHash, row) : "";
  };
  const refundsOf = (paymentId: string) => db.select().from(refund).where(eq(refund.paymentId, paymentId));
  return { services, register, become, statusOf, taken, tokenOf, refundsOf };
}

test("confirms a paid seat, and emails a receipt", async () => {
  const { register, become, statusOf } = await paidClass();
  const held = await register();
  expect(await lettersTo(db, held.input.email)).toEqual([]);
  await become(held.paymentId, "paid");
  expect(await statusOf(held.id)).toBe("confirmed");
  const mail = (await mailsIn(db)).find(({ to }) => to === held.input.email);
  expect(mail?.text).toMatch(/Receipt: \$40\.00/);
});

describe("a payment that arrives just after the hold expired", () => {
  test("confirms the seat if it is still free", async () => {
    const { services, register, become, statusOf, refundsOf } = await paidClass();
    const late = await register();
    services.pass(33 * MINUTE);
    await sweepSeats(services);
    expect(await statusOf(late.id)).toBe("expired");
    await become(late.paymentId, "paid");
    expect(await statusOf(late.id)).toBe("confirmed");
    expect(await refundsOf(late.paymentId)).toEqual([]);
    expect(await lettersTo(db, late.input.email)).toEqual(["hold-expired", "confirmed"]);
  });

  test.each([
    ["noticed", true],
    ["not yet noticed by a sweep", false],
  ])("is refunded, and the person notified, if someone else has the seat (%s)", async (_what, sweep) => {
    const { services, register, become, statusOf, taken, refundsOf } = await paidClass();
    const late = await register();
    services.pass(33 * MINUTE);
    if (sweep) await sweepSeats(services);
    const quick = await register();
    expect(quick.status).toBe("held");
    await become(quick.paymentId, "paid");
    await become(late.paymentId, "paid");
    expect(await statusOf(late.id)).toBe("expired");
    expect(await refundsOf(late.paymentId)).toMatchObject([{ amount: 4_000 }]);
    expect(await lettersTo(db, late.input.email)).toContain("paid-too-late");
    expect(await taken()).toBe(1);
  });
});

test("a group whose payment arrives late is refunded in full if only some of its seats are free", async () => {
  const { services, register, become, statusOf, taken, refundsOf } = await paidClass({
    registrantLimit: 3,
    largestGroup: 3,
  });
  const late = await register(group(3));
  services.pass(33 * MINUTE);
  await sweepSeats(services);
  const quick = await register();
  await become(quick.paymentId, "paid");
  await become(late.paymentId, "paid");
  expect(await statusOf(late.id)).toBe("expired");
  expect(await refundsOf(late.paymentId)).toMatchObject([{ amount: 12_000 }]);
  expect(await taken()).toBe(1);
});

test("a hold that expired unnoticed takes no second seat when its payment arrives", async () => {
  const { services, register, become, taken } = await paidClass({ registrantLimit: 2 });
  const late = await register();
  services.pass(33 * MINUTE);
  await become(late.paymentId, "paid");
  expect(await taken()).toBe(1);
});

test("a late payment does not overtake the waitlist", async () => {
  const { services, register, become, statusOf, refundsOf } = await paidClass();
  const late = await register();
  const waiting = await register();
  services.pass(33 * MINUTE);
  await sweepSeats(services);
  await become(late.paymentId, "paid");
  expect(await statusOf(waiting.id)).toBe("offered");
  expect(await refundsOf(late.paymentId)).toMatchObject([{ amount: 4_000 }]);
});

test("a person who left the checkout gets the link to it once, and none after they paid", async () => {
  const { services, register, become } = await paidClass({ registrantLimit: 2 });
  const [left, paid] = [await register(), await register()];
  await become(paid.paymentId, "paid");
  services.pass(10 * MINUTE);
  for (const held of [left, left, paid]) await remindToPay(services, held);
  expect(await lettersTo(db, left.input.email)).toEqual(["unpaid"]);
  expect(await lettersTo(db, paid.input.email)).toEqual(["confirmed"]);
});

test("the payment provider does not learn which class it is", async () => {
  const { register } = await paidClass({ title: "Canary-Condition", slug: "canary-condition" });
  const { paymentId } = await register();
  const [storedPayment] = await db.select().from(payment).where(eq(payment.id, paymentId));
  expect(`${storedPayment?.description} ${storedPayment?.cancelPath}`).not.toMatch(/canary/i);
});

test("an unpaid seat is released on time, and offered to the next person", async () => {
  const { register, become, statusOf } = await paidClass();
  const slow = await register();
  const next = await register();
  expect(next.status).toBe("waitlisted");
  await become(slow.paymentId, "expired");
  expect(await statusOf(slow.id)).toBe("expired");
  expect(await statusOf(next.id)).toBe("offered");
});

describe("a delayed payment method", () => {
  test("keeps the seat past the hold, and confirms it once paid", async () => {
    const { services, register, become, statusOf, taken, tokenOf } = await paidClass();
    const slow = await register();
    await become(slow.paymentId, "processing");
    services.pass(3 * DAY);
    await sweepSeats(services);
    expect(await statusOf(slow.id)).toBe("held");
    expect(await taken()).toBe(1);
    expect((await register()).status).toBe("waitlisted");
    const own = await registrationByToken(services, await tokenOf(slow.id));
    expect(own).toMatchObject({ status: "held", isPaymentAwaited: true, paymentId: null });
    expect(await lettersTo(db, slow.input.email)).toEqual(["payment-awaited"]);
    await become(slow.paymentId, "paid");
    expect(await statusOf(slow.id)).toBe("confirmed");
    expect(await lettersTo(db, slow.input.email)).toEqual(["payment-awaited", "confirmed"]);
  });

  test("loses the seat if its pending state is not reported", async () => {
    const { services, register, statusOf } = await paidClass();
    const slow = await register();
    services.pass(3 * DAY);
    await sweepSeats(services);
    expect(await statusOf(slow.id)).toBe("expired");
  });

  test("releases the seat for the waitlist if the payment fails", async () => {
    const { services, register, become, statusOf } = await paidClass();
    const slow = await register();
    const next = await register();
    await become(slow.paymentId, "processing");
    services.pass(DAY);
    await become(slow.paymentId, "failed");
    expect(await statusOf(slow.id)).toBe("expired");
    expect(await statusOf(next.id)).toBe("offered");
    expect(await lettersTo(db, slow.input.email)).toEqual(["payment-awaited", "hold-expired"]);
  });

  test.each([
    { others: 0, status: "held", what: "gets the seat back if it is free" },
    { others: 1, status: "expired", what: "does not wait for a seat that someone else has" },
  ])("reported after the hold ended $what", async ({ others, status }) => {
    const { services, register, become, statusOf, taken } = await paidClass();
    const slow = await register();
    services.pass(33 * MINUTE);
    await sweepSeats(services);
    for (let other = 0; other < others; other += 1) await register();
    await become(slow.paymentId, "processing");
    expect(await statusOf(slow.id)).toBe(status);
    expect(await taken()).toBe(1);
  });
});

describe("canceling", () => {
  test.each([
    ["early: everything goes back", { refundUntilHours: 24, lateRefundPercent: 0 }, 4_000],
    ["late: the part that staff set", { refundUntilHours: 2_000, lateRefundPercent: 50 }, 2_000],
    ["late: nothing", { refundUntilHours: 2_000 }, 0],
  ])("%s", async (_what, policy, amount) => {
    const { services, register, become, statusOf, tokenOf, refundsOf } = await paidClass(policy);
    const made = await register();
    await become(made.paymentId, "paid");
    const token = await tokenOf(made.id);
    expect((await registrationByToken(services, token)).refund).toBe(amount);
    expect(await cancelRegistration(services, token)).toEqual({ refund: amount });
    expect(await statusOf(made.id)).toBe("cancelled");
    expect((await refundsOf(made.paymentId)).map((row) => row.amount)).toEqual(amount ? [amount] : []);
    await expect(cancelRegistration(services, token)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test("before the payment arrived: the money is refunded if it still arrives", async () => {
    const { services, register, become, tokenOf, statusOf, refundsOf } = await paidClass();
    const made = await register();
    await cancelRegistration(services, await tokenOf(made.id));
    await become(made.paymentId, "paid");
    expect(await statusOf(made.id)).toBe("cancelled");
    expect(await refundsOf(made.paymentId)).toMatchObject([{ amount: 4_000 }]);
  });
});

test("a person who pays for a second registration of the same class is refunded", async () => {
  const { register, become, statusOf, refundsOf } = await paidClass({ registrantLimit: 5 });
  const input = registrant();
  const first = await register(input);
  await become(first.paymentId, "paid");
  const again = await register(input);
  await become(again.paymentId, "paid");
  expect(await statusOf(first.id)).toBe("confirmed");
  expect(await refundsOf(again.paymentId)).toMatchObject([{ amount: 4_000 }]);
  expect(await refundsOf(first.paymentId)).toEqual([]);
  expect(await lettersTo(db, input.email)).toEqual(["confirmed", "already", "paid-twice"]);
});

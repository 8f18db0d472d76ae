import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { paymentSandbox } from "../../../test/factories/payments";
import { together, withoutLocks } from "../../../test/without-locks";
import type { RootDatabase } from "../database/database";
import { applyCheckout } from "./apply-checkout";
import type { ReportedCheckout } from "./payment-provider";
import { processPaymentEvent } from "./process-payment-event";
import { deliverSandboxEvent } from "./sandbox/deliver-sandbox-event";
import { syncPayment } from "./sync-payment";

const { db, url } = await testDatabase();

describe("simultaneous redirect and webhook", () => {
  const race = async (on: RootDatabase) => {
    const slow = paymentSandbox(db, async (tx) => void (await tx.execute(sql`select pg_sleep(0.2)`)));
    const { deps, keyedHash, start, act, eventsOf, storedOf, paymentOf, calls } = slow;
    const { id, checkoutId } = await start();
    await act(checkoutId, "pay");
    const [event] = await eventsOf(checkoutId);
    await deliverSandboxEvent(deps, keyedHash, event?.id ?? "");
    const [stored] = await storedOf(checkoutId);
    const of = { ...deps, db: on };
    await Promise.all([syncPayment(of, id), processPaymentEvent(of, stored?.id ?? 0), syncPayment(of, id)]);
    return { calls, state: (await paymentOf(id)).state };
  };

  test("fulfill once", async () => {
    expect(await race(db)).toEqual({ calls: ["paid"], state: "paid" });
  });

  test("would fulfill more than once without the lock", async () => {
    expect((await race(withoutLocks(url, { row: together(3) }))).calls.length).toBeGreaterThan(1);
  });
});

describe("news in any order", () => {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];

  test.each(orders)("responses read earlier and applied later change nothing: %i %i %i", async (...order) => {
    const { deps, start, act, refundThere, seenOf, paymentOf, calls } = paymentSandbox(db);
    const { id, checkoutId } = await start();
    const expired: ReportedCheckout = { ...(await seenOf(checkoutId)), state: "expired" };
    await act(checkoutId, "pay");
    const completed = await seenOf(checkoutId);
    await refundThere(checkoutId, 4_500);
    const news = [completed, expired, await seenOf(checkoutId)];
    for (const number of order) {
      const one = news[number];
      if (one) await applyCheckout(deps, one);
    }
    expect(await paymentOf(id)).toMatchObject({ state: "paid", refunded: 4_500, refundsCommitted: 4_500 });
    expect(calls.filter((what) => what !== "expired")).toEqual(["paid", "refunded 4500"]);
    expect(calls.filter((what) => what === "expired").length).toBeLessThanOrEqual(1);
  });

  test("events about finished payments are processed, with the same result", async () => {
    const { start, act, refundThere, eventsOf, deliverEvents, paymentOf, calls } = paymentSandbox(db);
    const { id, checkoutId } = await start();
    await act(checkoutId, "pay");
    await refundThere(checkoutId, 1_000);
    const events = (await eventsOf(checkoutId)).sort((a, b) => b.type.localeCompare(a.type));
    expect(events.map(({ type }) => type)).toEqual(["refund.created", "checkout.completed"]);
    await deliverEvents(checkoutId);
    expect(calls).toEqual(["paid", "refunded 1000"]);
    expect(await paymentOf(id)).toMatchObject({ state: "paid", refunded: 1_000 });
  });
});

test("a purpose that fails is rolled back, and succeeds on a later attempt", async () => {
  let isAble = false;
  const { start, act, deliverEvents, paymentOf } = paymentSandbox(db, async () => {
    if (!isAble) throw new Error("not now");
  });
  const { id, checkoutId } = await start();
  await act(checkoutId, "pay");
  await expect(deliverEvents(checkoutId)).rejects.toThrow("not now");
  expect((await paymentOf(id)).state).toBe("open");
  isAble = true;
  await deliverEvents(checkoutId);
  expect((await paymentOf(id)).state).toBe("paid");
});

test("an amount other than the requested one is not a payment", async () => {
  const { deps, start, act, seenOf, paymentOf } = paymentSandbox(db);
  const { id, checkoutId } = await start();
  await act(checkoutId, "pay");
  const cheap = { ...(await seenOf(checkoutId)), amount: 1 };
  await expect(applyCheckout(deps, cheap)).rejects.toThrow("another amount");
  expect((await paymentOf(id)).state).toBe("open");
});

import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { paymentSandbox } from "../../../test/factories/payments";
import { withoutLocks } from "../../../test/without-locks";
import type { RootDatabase } from "../database/database";
import { requestRefund } from "./request-refund";
import { sandboxRefund } from "./sandbox/table";
import { sendRefund } from "./send-refund";
import { refund } from "./table";

const { db, url } = await testDatabase();
const { deps, paid, refundThere, paymentOf, calls } = paymentSandbox(db);

const requestRefundOf = (paymentId: string, amount?: number, on: RootDatabase = db) =>
  on.transaction((tx) => requestRefund(tx, { paymentId, amount, reason: "cancelled", key: "cancel" }));
/** Cents that the provider refunded. */
const givenAt = async (checkoutId: string) => {
  const rows = await db.select().from(sandboxRefund).where(eq(sandboxRefund.checkoutId, checkoutId));
  return rows.reduce((total, { amount }) => total + amount, 0);
};

test("is made once by twenty workers, and retried once after a crash", async () => {
  const { id, checkoutId } = await paid();
  const storedRefunds = await requestRefundOf(id, 2_000);
  await Promise.all(Array.from({ length: 20 }, () => sendRefund(deps, storedRefunds.id)));
  await db.update(refund).set({ state: "requested", providerRefundId: null });
  await sendRefund(deps, storedRefunds.id);
  expect(await givenAt(checkoutId)).toBe(2_000);
  expect(await paymentOf(id)).toMatchObject({ refunded: 2_000, refundsCommitted: 2_000 });
});

describe("requested by twenty at once with one key", () => {
  const requestTwenty = async (on: RootDatabase) => {
    const { id, checkoutId } = await paid();
    // Connections are opened first, so that all requests arrive at the same moment.
    const crowd = <Answer>(work: () => Promise<Answer>) => Promise.all(Array.from({ length: 20 }, work));
    await crowd(() => on.execute(sql`select pg_sleep(0.05)`));
    await crowd(() => requestRefundOf(id, 1_000, on));
    const storedRefunds = await db.select().from(refund).where(eq(refund.paymentId, id));
    for (const one of storedRefunds) await sendRefund(deps, one.id);
    return givenAt(checkoutId);
  };

  test("it is made once", async () => {
    expect(await requestTwenty(db)).toBe(1_000);
  });

  test("without the lock and the unique key, more than requested would be refunded", async () => {
    await db.execute(sql`alter table refund drop constraint refund_key`);
    expect(await requestTwenty(withoutLocks(url))).toBeGreaterThan(1_000);
    await db.execute(sql`delete from refund`);
    await db.execute(sql`alter table refund add constraint refund_key unique (payment_id, key)`);
  });
});

test("that was made at the provider in the meantime is not made twice", async () => {
  calls.length = 0;
  const { id, checkoutId } = await paid();
  const storedRefunds = await requestRefundOf(id);
  await refundThere(checkoutId, 4_500);
  await sendRefund(deps, storedRefunds.id);
  const [ours] = await db.select().from(refund).where(eq(refund.id, storedRefunds.id));
  expect(ours).toMatchObject({ state: "failed" });
  expect(calls).toEqual(["paid", "refunded 4500"]);
  expect(await paymentOf(id)).toMatchObject({ refunded: 4_500, refundsCommitted: 4_500 });
});

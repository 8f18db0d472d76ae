import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { openPayment } from "./open-payment";
import { requestRefund } from "./request-refund";
import { payment, refund } from "./table";

const { db } = await testDatabase();
const now = new Date("2026-11-21T12:00:00Z");
const order = {
  purpose: "test",
  subjectId: "subject",
  amount: 4_500,
  description: "Childbirth class",
  payUntil: new Date(+now + 30 * 60_000),
  returnPath: "/back",
  cancelPath: "/away",
};
const open = () => db.transaction((tx) => openPayment(tx, order, now));
const openPaid = async () => {
  const { id } = await open();
  await db.update(payment).set({ state: "paid" }).where(eq(payment.id, id));
  return id;
};
const ask = (paymentId: string, key: string, amount?: number) =>
  db.transaction((tx) => requestRefund(tx, { paymentId, key, amount, reason: "cancelled" }, now));

test("opens a payment with its deadline, and nothing after a rollback", async () => {
  const { id } = await open();
  const { rows } = await db.execute<{ at: string }>(
    sql`select start_after as at from pgboss.job where name = 'close-payment' and data->>'id' = ${id}`,
  );
  expect(rows.map(({ at }) => new Date(at))).toEqual([order.payUntil]);
  const before = await db.$count(payment);
  await expect(
    db.transaction(async (tx) => {
      await openPayment(tx, order, now);
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  expect(await db.$count(payment)).toBe(before);
});

test.each([
  { amount: 0 },
  { amount: -1 },
  { amount: 10.5 },
  { payUntil: now },
  { payUntil: new Date(+now + 24 * 3_600_000) },
  { returnPath: "//evil.example" },
  { cancelPath: "https://evil.example/" },
])("refuses %o", async (wrong) => {
  await expect(db.transaction((tx) => openPayment(tx, { ...order, ...wrong }, now))).rejects.toThrow();
});

describe("a refund", () => {
  test("requested twenty times at once with one key is one", async () => {
    const id = await openPaid();
    const made = await Promise.all(Array.from({ length: 20 }, () => ask(id, "cancel")));
    expect(new Set(made.map((one) => one.id)).size).toBe(1);
    expect(await db.$count(refund, eq(refund.paymentId, id))).toBe(1);
  });

  test("never exceeds what was paid, however many requests arrive at once", async () => {
    const id = await openPaid();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, number) => ask(id, `part ${number}`, 1_000)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
    const rest = await ask(id, "rest");
    expect(rest.amount).toBe(500);
    await expect(ask(id, "more")).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(
      db.update(payment).set({ refundsCommitted: 4_501 }).where(eq(payment.id, id)),
    ).rejects.toThrow();
  });

  test("requires a payment", async () => {
    const { id } = await open();
    await expect(ask(id, "cancel")).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(ask(crypto.randomUUID(), "cancel")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { applyCheckout } from "~/platform/payments/apply-checkout";
import { processPaymentEvent } from "~/platform/payments/process-payment-event";
import { deliverSandboxEvent } from "~/platform/payments/sandbox/deliver-sandbox-event";
import { startCheckout } from "~/platform/payments/start-checkout";
import { syncPayment } from "~/platform/payments/sync-payment";
import { payment } from "~/platform/payments/table";
import { testDatabase } from "../../../../test/database";
import { beginGift, giftById, makeGift } from "../../../../test/factories/gifts";
import { paymentSandbox } from "../../../../test/factories/payments";
import { mailsIn, testServices } from "../../../../test/factories/services";
import { mailServerAway } from "../../../../test/mail-server-down";
import { giftByToken } from "../gift/gift-by-token";
import { gift, receiptSeries } from "../table";
import { giftPurpose } from "./gift-purpose";

const { db } = await testDatabase();
const services = testServices(db);
const sandbox = paymentSandbox(db);
const { act, eventsOf, storedOf, seenOf, refundThere, keyedHash } = sandbox;
const purpose = giftPurpose(services);
const deps = { ...sandbox.deps, paymentPurposes: [purpose] };

/** Gifts made while the mail server is down. */
const GIFTS = 200;
const MAX_CONCURRENT = 20;

/** A donor at the checkout. */
async function atCheckout() {
  const { giftId, paymentId } = await beginGift(services);
  const { url: page } = await startCheckout({ ...deps, origin: "http://localhost" }, paymentId);
  return { giftId, paymentId, checkoutId: page.slice(page.lastIndexOf("/") + 1) };
}
const receipts = async () => (await mailsIn(db)).filter(({ kind }) => kind === "giving.receipt").length;
const numbered = async () => {
  const rows = await db.select({ last: receiptSeries.last }).from(receiptSeries);
  return rows.reduce((total, { last }) => total + last, 0);
};

test("a hundred identical submissions at once are one gift and one payment", async () => {
  const [key, before] = [randomUUID(), await db.$count(gift)];
  const opened = await Promise.all(Array.from({ length: 100 }, () => beginGift(services, {}, key)));
  expect(new Set(opened.map(({ giftId }) => giftId)).size).toBe(1);
  expect((await db.$count(gift)) - before).toBe(1);
  expect(await db.$count(payment, eq(payment.subjectId, opened[0]?.giftId ?? ""))).toBe(1);
});

test("one webhook sent a hundred times, twenty at once, while the donor returns, is one gift, one receipt, and one number", async () => {
  const { giftId, paymentId, checkoutId } = await atCheckout();
  const before = { receipts: await receipts(), numbers: await numbered() };
  await act(checkoutId, "pay");
  const [event] = await eventsOf(checkoutId);
  for (let round = 0; round < 5; round += 1)
    await Promise.all(
      Array.from({ length: 20 }, () => deliverSandboxEvent(deps, keyedHash, event?.id ?? "")),
    );
  const [stored] = await storedOf(checkoutId);
  await Promise.all([
    ...Array.from({ length: 4 }, () => processPaymentEvent(deps, stored?.id ?? 0)),
    ...Array.from({ length: 4 }, () => syncPayment(deps, paymentId)),
  ]);
  expect((await giftById(services, giftId)).state).toBe("given");
  expect((await receipts()) - before.receipts).toBe(1);
  expect((await numbered()) - before.numbers).toBe(1);
});

describe("the order of events does not change the result", () => {
  test.each([
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ])("completed, expired, refunded as %i %i %i", async (...order) => {
    const { giftId, checkoutId } = await atCheckout();
    const before = await receipts();
    const expired = { ...(await seenOf(checkoutId)), state: "expired" as const };
    await act(checkoutId, "pay");
    const completed = await seenOf(checkoutId);
    await refundThere(checkoutId, 2_000);
    const news = [completed, expired, await seenOf(checkoutId)];
    for (const at of order) {
      const one = news[at];
      if (one) await applyCheckout(deps, one);
    }
    expect(await giftById(services, giftId)).toMatchObject({
      state: "partly-refunded",
      refunded: 2_000,
      amount: 5_000,
      receiptNumber: expect.any(String),
    });
    expect((await receipts()) - before).toBe(1);
  });
});

test("a full refund marks the gift as refunded and keeps its receipt number", async () => {
  const { giftId, checkoutId, paymentId } = await atCheckout();
  await act(checkoutId, "pay");
  await syncPayment(deps, paymentId);
  const { receiptNumber } = await giftById(services, giftId);
  await refundThere(checkoutId, 5_000);
  await syncPayment(deps, paymentId);
  expect(await giftById(services, giftId)).toMatchObject({ state: "refunded", receiptNumber });
});

test("a payment that takes days becomes a gift only when the money arrives", async () => {
  const { giftId, checkoutId, paymentId } = await atCheckout();
  await applyCheckout(deps, { ...(await seenOf(checkoutId)), state: "processing" });
  expect(await giftById(services, giftId)).toMatchObject({ state: "pending", receiptNumber: null });
  await act(checkoutId, "pay");
  await syncPayment(deps, paymentId);
  expect((await giftById(services, giftId)).state).toBe("given");
});

test("the donor is sent to the gift's private page, everyone else to thanks without a name", async () => {
  const { giftId, paymentId } = await beginGift(services);
  const [row] = await db.select().from(payment).where(eq(payment.id, paymentId));
  if (!row) throw new Error("no payment");
  expect(row.returnPath).toBe("/donate?donation-success=true");
  const privatePath = (await purpose.privatePath?.(db, row)) ?? "";
  const token = privatePath.slice("/giving/gift/".length);
  expect(await giftByToken(services, token)).toMatchObject({ kind: "gift", gift: { id: giftId } });
  for (const forged of [
    token.replace(giftId, crypto.randomUUID()),
    token.replace("gift_", "monthly_"),
    "made-up",
  ])
    await expect(giftByToken(services, forged)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("the mail server is down for an hour while 200 people give; 200 receipts arrive later, one each", {
  tags: "test-all",
  timeout: 300_000,
}, async () => {
  const { db: apart } = await testDatabase();
  const others = testServices(apart);
  const { waited, sent, recipients } = await mailServerAway(others, async () => {
    for (let before = 0; before < GIFTS; before += MAX_CONCURRENT) {
      const given = await Promise.all(Array.from({ length: MAX_CONCURRENT }, () => makeGift(others)));
      expect(given.every(({ state }) => state === "given")).toBe(true);
    }
  });
  expect([waited, sent, recipients.length, new Set(recipients).size]).toEqual(Array(4).fill(GIFTS));
});

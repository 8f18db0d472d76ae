import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { MINUTE, paymentSandbox } from "../../../test/factories/payments";
import { applyCheckout } from "./apply-checkout";
import { closePayment } from "./close-payment";
import { requestRefund } from "./request-refund";
import { settleSandboxCheckout } from "./sandbox/change-sandbox-checkout";
import { sendRefund } from "./send-refund";
import { refund } from "./table";

const { db } = await testDatabase();

describe("a delayed payment", () => {
  test.each([
    { chosen: "pay-later", end: "paid" },
    { chosen: "fail-later", end: "failed" },
  ] as const)(
    "$chosen: is not paid before the money arrives, even after its deadline",
    async ({ chosen, end }) => {
      const { deps, start, act, deliverEvents, pass, now, paymentOf, calls } = paymentSandbox(db);
      const { id, checkoutId } = await start();
      await act(checkoutId, chosen);
      await deliverEvents(checkoutId);
      expect((await paymentOf(id)).state).toBe("processing");
      pass(31 * MINUTE);
      await closePayment(deps, id);
      expect(calls).toEqual(["processing"]);
      await settleSandboxCheckout(db, checkoutId, now());
      await deliverEvents(checkoutId);
      expect(calls).toEqual(["processing", end]);
      expect((await paymentOf(id)).state).toBe(end);
    },
  );
});

describe("at the payment deadline", () => {
  test("closes the page and notifies the purpose, once", async () => {
    const { deps, start, act, deliverEvents, pass, paymentOf, calls } = paymentSandbox(db);
    const { id, checkoutId } = await start();
    await closePayment(deps, id);
    expect((await paymentOf(id)).state).toBe("open");
    pass(31 * MINUTE);
    await Promise.all([closePayment(deps, id), closePayment(deps, id)]);
    await deliverEvents(checkoutId);
    expect(calls).toEqual(["expired"]);
    expect(await act(checkoutId, "pay")).toMatchObject({ state: "expired" });
  });

  test("notices money that arrived at the last moment", async () => {
    const { deps, start, act, pass, calls } = paymentSandbox(db);
    const { id, checkoutId } = await start();
    await act(checkoutId, "pay");
    pass(31 * MINUTE);
    await closePayment(deps, id);
    expect(calls).toEqual(["paid"]);
  });

  test("accepts money that arrives later, and lets the purpose refund it", async () => {
    const { deps, start, act, deliverEvents, seenOf, paymentOf, calls } = paymentSandbox(
      db,
      async (tx, { id: paymentId }) =>
        void (await requestRefund(tx, { paymentId, reason: "No seat is left", key: "late" })),
    );
    const { id, checkoutId } = await start();
    const early = await seenOf(checkoutId);
    await applyCheckout(deps, { ...early, state: "expired" });
    await act(checkoutId, "pay");
    await deliverEvents(checkoutId);
    const [storedRefund] = await db.select().from(refund).where(eq(refund.paymentId, id));
    await sendRefund(deps, storedRefund?.id ?? "");
    expect(calls).toEqual(["expired", "paid", "refunded 4500"]);
    expect(await paymentOf(id)).toMatchObject({ state: "paid", refunded: 4_500 });
  });
});

test("a payment that nobody should pay any more is closed before its deadline", async () => {
  const { deps, start, act, calls } = paymentSandbox(db);
  const { id, checkoutId } = await start();
  await closePayment(deps, id, true);
  expect(calls).toEqual(["expired"]);
  expect(await act(checkoutId, "pay")).toMatchObject({ state: "expired" });
});

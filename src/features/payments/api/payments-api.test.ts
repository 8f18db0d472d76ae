import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { openPayment } from "~/platform/payments/open-payment";
import { RefundRefused } from "~/platform/payments/payment-provider";
import { changeSandboxCheckout } from "~/platform/payments/sandbox/change-sandbox-checkout";
import { giveSandboxRefund } from "~/platform/payments/sandbox/give-sandbox-refund";
import { sendRefund } from "~/platform/payments/send-refund";
import { startCheckout } from "~/platform/payments/start-checkout";
import { refund } from "~/platform/payments/table";
import { adminCaller } from "../../../../test/admin-call";
import { signedIn } from "../../../../test/factories/accounts";
import { testApp } from "../../../../test/web-app";

const nothing = async () => {};
const comes = { paid: nothing, expired: nothing, failed: nothing, refunded: nothing };
const purpose = { name: "test", unpaid: "", ...comes };
const { url, services } = await testApp({ services: { paymentPurposes: [purpose] } });
const { db, now } = services;
const admin = adminCaller(url);
const { headers, user } = await signedIn(db, ["permissionSettingsManager"]);
const call = async (method: string, path: string, body?: unknown) => {
  const answer = await admin(method, `/payments${path}`, headers, body);
  return { status: answer.status, body: await answer.json() };
};

async function paidAtProvider() {
  const order = {
    purpose: "test",
    subjectId: "one",
    amount: 4_500,
    description: "Childbirth class",
    payUntil: new Date(+now() + 1_800_000),
    returnPath: "/back",
    cancelPath: "/away",
  };
  const { id } = await db.transaction((tx) => openPayment(tx, order, now()));
  const checkout = await startCheckout({ ...services, origin: url }, id);
  const checkoutId = checkout.url.slice(checkout.url.lastIndexOf("/") + 1);
  await changeSandboxCheckout(db, checkoutId, "pay", now());
  return { id, checkoutId };
}

async function lastRefundOf(paymentId: string): Promise<string> {
  const [last] = await db
    .select()
    .from(refund)
    .where(eq(refund.paymentId, paymentId))
    .orderBy(desc(refund.createdAt));
  return last?.id ?? "";
}

let id = "";
beforeAll(async () => {
  id = (await paidAtProvider()).id;
});

describe("payments", () => {
  test("are listed with their state, and marked as tests", async () => {
    const { body } = await call("GET", "?state=open");
    expect(body).toMatchObject({ total: 1, provider: "sandbox", isTest: true });
    expect(body.items).toMatchObject([{ id, state: "open", amount: 4_500, refunded: 0 }]);
    const dashboard = await (await admin("GET", "/dashboard", headers)).json();
    expect(dashboard.payments).toBe("test");
    const editor = await signedIn(db, ["permissionPageEditor"]);
    expect((await (await admin("GET", "/dashboard", editor.headers)).json()).payments).toBeNull();
  });

  test("without a webhook are found on request, once", async () => {
    const storedRefund = await call("POST", `/${id}/reconciliation`);
    expect(storedRefund.body.payment).toMatchObject({ state: "paid" });
    const other = await paidAtProvider();
    const found = await call("POST", "/reconciliation", {});
    expect(found.body).toEqual({
      found: [{ id: other.id, state: "paid", refunded: 0 }],
      agreements: 0,
      failed: 0,
    });
    await giveSandboxRefund(db, { checkoutId: other.checkoutId, refundId: null, amount: 500 }, now());
    const again = await call("POST", "/reconciliation", { days: 1 });
    expect(again.body).toEqual({
      found: [{ id: other.id, state: "paid", refunded: 500 }],
      agreements: 0,
      failed: 0,
    });
    expect((await call("POST", "/reconciliation", {})).body).toEqual({ found: [], agreements: 0, failed: 0 });
  });

  test("are refunded by staff, once however often they press, and never more than was paid", async () => {
    const requestBody = { key: crypto.randomUUID(), amount: 2_000, reason: "Class moved" };
    for (let press = 0; press < 2; press += 1)
      expect((await call("POST", `/${id}/refunds`, requestBody)).body.payment.refundsWaiting).toBe(2_000);
    const tooMuch = await call("POST", `/${id}/refunds`, {
      ...requestBody,
      key: crypto.randomUUID(),
      amount: 2_501,
    });
    expect([tooMuch.status, tooMuch.body.error.code]).toEqual([400, "BAD_REQUEST"]);
    const [storedRefund] = await db.select().from(refund).where(eq(refund.paymentId, id));
    await sendRefund(services, storedRefund?.id ?? "");
    const { body } = await call("GET", `/${id}`);
    expect(body.payment).toMatchObject({ refunded: 2_000, refunds: [{ state: "succeeded", amount: 2_000 }] });
    const log = await (await admin("GET", `/audit?subjectId=${id}`, headers)).json();
    expect(log.items[0]).toMatchObject({ action: "payment.refundRequested", actorId: user.id });
  });

  test("with a failed refund are reported to staff, until another attempt succeeds", async () => {
    const refusedNow = async () => (await (await admin("GET", "/dashboard", headers)).json()).refusedRefunds;
    const { id: one } = await paidAtProvider();
    await call("POST", `/${one}/reconciliation`);
    await call("POST", `/${one}/refunds`, { key: crypto.randomUUID(), amount: 1_000, reason: "Class moved" });
    expect(await refusedNow()).toBe(0);
    const refund = () => Promise.reject(new RefundRefused("The card was closed."));
    await sendRefund({ ...services, payments: { ...services.payments, refund } }, await lastRefundOf(one));
    expect(await refusedNow()).toBe(1);
    const { body } = await call("GET", "?refund=refused");
    expect(body.items).toMatchObject([{ id: one, refundFailure: "The card was closed." }]);
    const editor = await signedIn(db, ["permissionPageEditor"]);
    expect((await (await admin("GET", "/dashboard", editor.headers)).json()).refusedRefunds).toBeNull();

    await call("POST", `/${one}/refunds`, { key: crypto.randomUUID(), amount: 1_000, reason: "Once more" });
    await sendRefund(services, await lastRefundOf(one));
    expect(await refusedNow()).toBe(0);
    expect((await call("GET", "?refund=refused")).body.total).toBe(0);
  });
});

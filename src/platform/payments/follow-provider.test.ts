import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { withoutLocks } from "../../../test/without-locks";
import { createKeyedHash } from "../crypto/keyed-hash";
import { createLogger } from "../logging/logger";
import { applyCheckout } from "./apply-checkout";
import { closePayment } from "./close-payment";
import { openPayment } from "./open-payment";
import type { PaymentDesk } from "./payment-desk";
import type { SeenCheckout } from "./payment-provider";
import type { PaymentPurpose } from "./payment-purpose";
import { processPaymentEvent } from "./process-payment-event";
import { receiveWebhook } from "./receive-webhook";
import { reconcilePayments } from "./reconcile-payments";
import { requestRefund } from "./request-refund";
import { changeSandboxCheckout, settleSandboxCheckout } from "./sandbox/change-sandbox-checkout";
import { deliverSandboxEvent } from "./sandbox/deliver-sandbox-event";
import { giveSandboxRefund } from "./sandbox/give-sandbox-refund";
import { sandboxProvider } from "./sandbox/sandbox-provider";
import { signSandboxWebhook } from "./sandbox/sandbox-webhook";
import { sandboxEvent, sandboxRefund } from "./sandbox/table";
import { sendRefund } from "./send-refund";
import { startCheckout } from "./start-checkout";
import { syncPayment } from "./sync-payment";
import { payment, paymentEvent, refund } from "./table";

const { db, url } = await testDatabase();
const keyedHash = createKeyedHash("a secret of the tests, long enough");
const MINUTE = 60_000;
let clock = Date.now();
const now = () => new Date(clock);
/** What the purpose was told, in order: `paid`, `refunded 4500`. */
let told: string[] = [];
/** What it does beside, to be slow or to fail. */
let onPaid: PaymentPurpose["paid"] = async () => {};
const purpose: PaymentPurpose = {
  name: "test",
  async paid(tx, one) {
    told.push("paid");
    await onPaid(tx, one);
  },
  processing: async () => void told.push("processing"),
  expired: async () => void told.push("expired"),
  failed: async () => void told.push("failed"),
  refunded: async (_tx, _payment, { amount }) => void told.push(`refunded ${amount}`),
};
const desk: PaymentDesk = {
  ...{ db, now },
  payments: sandboxProvider({ db, keyedHash, now }),
  paymentPurposes: [purpose],
  log: createLogger({ level: "silent" }),
};

beforeEach(() => {
  told = [];
  onPaid = async () => {};
});

async function begin(): Promise<{ id: string; checkoutId: string }> {
  const order = {
    ...{ purpose: "test", subjectId: "one", amount: 4_500, description: "Childbirth class" },
    ...{ payUntil: new Date(clock + 30 * MINUTE), returnPath: "/back", cancelPath: "/away" },
  };
  const { id } = await db.transaction((tx) => openPayment(tx, order, now()));
  const { url } = await startCheckout({ ...desk, origin: "http://localhost" }, id);
  return { id, checkoutId: url.slice(url.lastIndexOf("/") + 1) };
}
const paymentOf = async (id: string) => {
  const [row] = await db.select().from(payment).where(eq(payment.id, id));
  if (!row) throw new Error("The payment is gone.");
  return row;
};
const eventsOf = (checkoutId: string) =>
  db.select().from(sandboxEvent).where(eq(sandboxEvent.checkoutId, checkoutId));
/** Brings every event to the site and does what they lead to. */
async function hear(checkoutId: string) {
  for (const { id } of await eventsOf(checkoutId)) await deliverSandboxEvent(desk, keyedHash, id);
  for (const { id } of await storedOf(checkoutId)) await processPaymentEvent(desk, id);
}
const storedOf = (checkoutId: string) =>
  db.select().from(paymentEvent).where(eq(paymentEvent.checkoutId, checkoutId));
const seenOf = async (checkoutId: string): Promise<SeenCheckout> => {
  const seen = await desk.payments.fetchCheckout({ checkoutId });
  if (!seen) throw new Error("The sandbox lost it.");
  return seen;
};
const jobsFor = async (id: number) => {
  const { rows } = await db.execute(
    sql`select id from pgboss.job where name = 'process-payment-event' and data->>'id' = ${String(id)}`,
  );
  return rows.length;
};
const askBack = (paymentId: string, amount?: number) =>
  db.transaction((tx) => requestRefund(tx, { paymentId, amount, reason: "cancelled", key: "cancel" }, now()));

describe("one webhook a hundred times, twenty at once", () => {
  const deliver = async (event: string) => {
    for (let round = 0; round < 5; round += 1)
      await Promise.all(Array.from({ length: 20 }, () => deliverSandboxEvent(desk, keyedHash, event)));
  };

  test("is stored once, asks for one job, and pays once", async () => {
    const { id, checkoutId } = await begin();
    await changeSandboxCheckout(db, checkoutId, "pay", now());
    const [event] = await eventsOf(checkoutId);
    await deliver(event?.id ?? "");
    const stored = await storedOf(checkoutId);
    expect(stored).toHaveLength(1);
    expect(await jobsFor(stored[0]?.id ?? 0)).toBe(1);
    await Promise.all(Array.from({ length: 20 }, () => processPaymentEvent(desk, stored[0]?.id ?? 0)));
    expect(told).toEqual(["paid"]);
    expect(await paymentOf(id)).toMatchObject({ state: "paid", chargeId: checkoutId, refunded: 0 });
    expect((await storedOf(checkoutId))[0]).toMatchObject({ paymentId: id, processedAt: now() });
  });

  test("without the unique index it would be stored more than once", async () => {
    await db.execute(sql`drop index payment_event_once`);
    const { checkoutId } = await begin();
    await changeSandboxCheckout(db, checkoutId, "pay", now());
    const [event] = await eventsOf(checkoutId);
    await deliver(event?.id ?? "");
    expect((await storedOf(checkoutId)).length).toBeGreaterThan(1);
    await db.execute(sql`delete from payment_event`);
    await db.execute(sql`create unique index payment_event_once on payment_event (provider, event_id)`);
  });
});

describe("redirect and webhook at the same moment", () => {
  const race = async (of: PaymentDesk) => {
    const { id, checkoutId } = await begin();
    await changeSandboxCheckout(db, checkoutId, "pay", now());
    const [event] = await eventsOf(checkoutId);
    await deliverSandboxEvent(desk, keyedHash, event?.id ?? "");
    const [stored] = await storedOf(checkoutId);
    onPaid = async (tx) => void (await tx.execute(sql`select pg_sleep(0.2)`));
    await Promise.all([syncPayment(of, id), processPaymentEvent(of, stored?.id ?? 0), syncPayment(of, id)]);
    return id;
  };

  test("fulfil once", async () => {
    const id = await race(desk);
    expect(told).toEqual(["paid"]);
    expect((await paymentOf(id)).state).toBe("paid");
  });

  test("without the lock they would fulfil more than once", async () => {
    await race({ ...desk, db: withoutLocks(url) });
    expect(told.length).toBeGreaterThan(1);
  });
});

describe("whatever order the news come in", () => {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];

  test.each(orders)("answers read before and noted after change nothing: %i %i %i", async (...order) => {
    const { id, checkoutId } = await begin();
    const expired: SeenCheckout = { ...(await seenOf(checkoutId)), state: "expired" };
    await changeSandboxCheckout(db, checkoutId, "pay", now());
    const completed = await seenOf(checkoutId);
    await giveSandboxRefund(db, { checkoutId, refundId: null, amount: 4_500 }, now());
    const news = [completed, expired, await seenOf(checkoutId)];
    for (const number of order) {
      const one = news[number];
      if (one) await applyCheckout(desk, one);
    }
    expect(await paymentOf(id)).toMatchObject({ state: "paid", refunded: 4_500, refundsCommitted: 4_500 });
    expect(told.filter((what) => what !== "expired")).toEqual(["paid", "refunded 4500"]);
    expect(told.filter((what) => what === "expired").length).toBeLessThanOrEqual(1);
  });

  test("events of what is over are looked into, and lead to the same", async () => {
    const { id, checkoutId } = await begin();
    await changeSandboxCheckout(db, checkoutId, "pay", now());
    await giveSandboxRefund(db, { checkoutId, refundId: null, amount: 1_000 }, now());
    const events = (await eventsOf(checkoutId)).sort((a, b) => b.type.localeCompare(a.type));
    expect(events.map(({ type }) => type)).toEqual(["refund.created", "checkout.completed"]);
    await hear(checkoutId);
    expect(told).toEqual(["paid", "refunded 1000"]);
    expect(await paymentOf(id)).toMatchObject({ state: "paid", refunded: 1_000 });
  });
});

describe("a delayed payment", () => {
  test.each([
    { chosen: "pay-later", end: "paid" },
    { chosen: "fail-later", end: "failed" },
  ] as const)("$chosen: is not paid until it is, though its time to pay is over", async ({ chosen, end }) => {
    const { id, checkoutId } = await begin();
    await changeSandboxCheckout(db, checkoutId, chosen, now());
    await hear(checkoutId);
    expect((await paymentOf(id)).state).toBe("processing");
    clock += 31 * MINUTE;
    await closePayment(desk, id);
    expect(told).toEqual(["processing"]);
    await settleSandboxCheckout(db, checkoutId, now());
    await hear(checkoutId);
    expect(told).toEqual(["processing", end]);
    expect((await paymentOf(id)).state).toBe(end);
  });
});

describe("when the time to pay is over", () => {
  test("the page is closed and the purpose is told, once", async () => {
    const { id, checkoutId } = await begin();
    await closePayment(desk, id);
    expect((await paymentOf(id)).state).toBe("open");
    clock += 31 * MINUTE;
    await Promise.all([closePayment(desk, id), closePayment(desk, id)]);
    await hear(checkoutId);
    expect(told).toEqual(["expired"]);
    expect(await changeSandboxCheckout(db, checkoutId, "pay", now())).toMatchObject({ state: "expired" });
  });

  test("money that came in the last moment is noticed instead", async () => {
    const { id, checkoutId } = await begin();
    await changeSandboxCheckout(db, checkoutId, "pay", now());
    clock += 31 * MINUTE;
    await closePayment(desk, id);
    expect(told).toEqual(["paid"]);
  });

  test("money that came after all counts, and can be given back by the purpose", async () => {
    const { id, checkoutId } = await begin();
    const early = await seenOf(checkoutId);
    await applyCheckout(desk, { ...early, state: "expired" });
    await changeSandboxCheckout(db, checkoutId, "pay", now());
    onPaid = async (tx, { id: paymentId }) =>
      void (await requestRefund(tx, { paymentId, reason: "No seat is left", key: "late" }, now()));
    await hear(checkoutId);
    const [asked] = await db.select().from(refund).where(eq(refund.paymentId, id));
    await sendRefund(desk, asked?.id ?? "");
    expect(told).toEqual(["expired", "paid", "refunded 4500"]);
    expect(await paymentOf(id)).toMatchObject({ state: "paid", refunded: 4_500 });
  });
});

test("what a purpose cannot do is taken back, and done when it can", async () => {
  const { id, checkoutId } = await begin();
  await changeSandboxCheckout(db, checkoutId, "pay", now());
  onPaid = () => Promise.reject(new Error("not now"));
  await expect(hear(checkoutId)).rejects.toThrow("not now");
  expect((await paymentOf(id)).state).toBe("open");
  onPaid = async () => {};
  await hear(checkoutId);
  expect((await paymentOf(id)).state).toBe("paid");
});

test("another amount than was asked for is no payment", async () => {
  const { id, checkoutId } = await begin();
  await changeSandboxCheckout(db, checkoutId, "pay", now());
  const cheap = { ...(await seenOf(checkoutId)), amount: 1 };
  await expect(applyCheckout(desk, cheap)).rejects.toThrow("another amount");
  expect((await paymentOf(id)).state).toBe("open");
});

describe("a refund", () => {
  const paid = async () => {
    const begun = await begin();
    await changeSandboxCheckout(db, begun.checkoutId, "pay", now());
    await hear(begun.checkoutId);
    return begun;
  };

  test("is given once by twenty workers, and once more asked for after a crash", async () => {
    const { id, checkoutId } = await paid();
    const asked = await askBack(id, 2_000);
    await Promise.all(Array.from({ length: 20 }, () => sendRefund(desk, asked.id)));
    await db.update(refund).set({ state: "requested", providerRefundId: null });
    await sendRefund(desk, asked.id);
    expect(await db.$count(sandboxRefund, eq(sandboxRefund.checkoutId, checkoutId))).toBe(1);
    expect(await paymentOf(id)).toMatchObject({ refunded: 2_000, refundsCommitted: 2_000 });
  });

  test("that was given at the provider meanwhile is not given twice", async () => {
    const { id, checkoutId } = await paid();
    const asked = await askBack(id);
    await giveSandboxRefund(db, { checkoutId, refundId: null, amount: 4_500 }, now());
    await sendRefund(desk, asked.id);
    const [ours] = await db.select().from(refund).where(eq(refund.id, asked.id));
    expect(ours).toMatchObject({ state: "failed" });
    expect(told).toEqual(["paid", "refunded 4500"]);
    expect(await paymentOf(id)).toMatchObject({ refunded: 4_500, refundsCommitted: 4_500 });
  });
});

test("five lost webhooks and three refunds at the provider are found in one reconciliation; the second changes nothing", async () => {
  await db.execute(
    sql`truncate payment, payment_event, refund, sandbox_event, sandbox_refund, sandbox_checkout`,
  );
  const since = new Date(clock - 60 * MINUTE);
  const lost = await Promise.all([begin(), begin(), begin(), begin(), begin()]);
  for (const { checkoutId } of lost.slice(0, 3)) await changeSandboxCheckout(db, checkoutId, "pay", now());
  await changeSandboxCheckout(db, lost[3]?.checkoutId ?? "", "expire", now());
  await changeSandboxCheckout(db, lost[4]?.checkoutId ?? "", "pay-later", now());
  const refunded = await Promise.all([begin(), begin(), begin()]);
  for (const { checkoutId } of refunded) {
    await changeSandboxCheckout(db, checkoutId, "pay", now());
    await hear(checkoutId);
    await giveSandboxRefund(db, { checkoutId, refundId: null, amount: 4_500 }, now());
  }
  told = [];
  const first = await reconcilePayments(desk, since);
  expect(first.failed).toBe(0);
  expect(first.found.map(({ id }) => id).sort()).toEqual([...lost, ...refunded].map(({ id }) => id).sort());
  const expected = ["expired", "paid", "paid", "paid", "processing", ...Array(3).fill("refunded 4500")];
  expect(told.sort()).toEqual(expected);
  const rows = () => db.execute(sql`select * from payment order by id`).then(({ rows }) => rows);
  const before = await rows();
  expect(await reconcilePayments(desk, since)).toEqual({ found: [], agreements: 0, failed: 0 });
  expect(await rows()).toEqual(before);
  expect(told.length).toBe(expected.length);
});

describe("a webhook that the provider did not sign", () => {
  const body = JSON.stringify({
    ...{ id: crypto.randomUUID(), type: "checkout.completed", checkoutId: crypto.randomUUID() },
    happenedAt: now().toISOString(),
  });
  const right = signSandboxWebhook(keyedHash, body, now());
  const old = signSandboxWebhook(keyedHash, body, new Date(clock - 6 * MINUTE));
  const others = signSandboxWebhook(createKeyedHash("another secret, which is as long too"), body, now());
  const give = (text: string, headers: Record<string, string>) =>
    receiveWebhook(desk, text, (name) => headers[name]);

  test.each([
    { what: "without a signature", text: body, headers: {} },
    { what: "with another secret's", text: body, headers: others },
    { what: "changed", text: body.replace("completed", "expired"), headers: right },
    { what: "recorded six minutes ago", text: body, headers: old },
  ])("$what is refused, and nothing is stored", async ({ text, headers }) => {
    clock = Date.now();
    const before = await db.$count(paymentEvent);
    await expect(give(text, headers)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await db.$count(paymentEvent)).toBe(before);
  });

  test("is taken when it did, also about what is none of ours", async () => {
    await give(body, signSandboxWebhook(keyedHash, body, now()));
    const [stored] = await db
      .select()
      .from(paymentEvent)
      .where(sql`event_id = ${JSON.parse(body).id}`);
    await processPaymentEvent(desk, stored?.id ?? 0);
    const [done] = await db
      .select()
      .from(paymentEvent)
      .where(eq(paymentEvent.id, stored?.id ?? 0));
    expect(done).toMatchObject({ paymentId: null });
    expect(done?.processedAt).not.toBeNull();
  });
});

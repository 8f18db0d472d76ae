import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { MINUTE, paymentSandbox } from "../../../test/factories/payments";
import { createKeyedHash } from "../crypto/keyed-hash";
import { processPaymentEvent } from "./process-payment-event";
import { receiveWebhook } from "./receive-webhook";
import { deliverSandboxEvent } from "./sandbox/deliver-sandbox-event";
import { signSandboxWebhook } from "./sandbox/sandbox-webhook";
import { paymentEvent } from "./table";

const { db } = await testDatabase();
const { deps, keyedHash, calls, now, start, act, eventsOf, storedOf, paymentOf } = paymentSandbox(db);

describe("one webhook delivered a hundred times, twenty at once", () => {
  const deliver = async (event = "") => {
    for (let round = 0; round < 5; round += 1)
      await Promise.all(Array.from({ length: 20 }, () => deliverSandboxEvent(deps, keyedHash, event)));
  };
  const jobsFor = async (id: number) => {
    const { rows } = await db.execute(
      sql`select id from pgboss.job where name = 'process-payment-event' and data->>'id' = ${String(id)}`,
    );
    return rows.length;
  };

  test("is stored once, sends one job, and pays once", async () => {
    const { id, checkoutId } = await start();
    await act(checkoutId, "pay");
    const [event] = await eventsOf(checkoutId);
    await deliver(event?.id);
    const stored = await storedOf(checkoutId);
    expect(stored).toHaveLength(1);
    expect(await jobsFor(stored[0]?.id ?? 0)).toBe(1);
    await Promise.all(Array.from({ length: 20 }, () => processPaymentEvent(deps, stored[0]?.id ?? 0)));
    expect(calls).toEqual(["paid"]);
    expect(await paymentOf(id)).toMatchObject({ state: "paid", chargeId: checkoutId, refunded: 0 });
    expect((await storedOf(checkoutId))[0]).toMatchObject({ paymentId: id, processedAt: expect.any(Date) });
  });

  test("would be stored more than once without the unique index", async () => {
    await db.execute(sql`drop index payment_event_once`);
    const { checkoutId } = await start();
    await act(checkoutId, "pay");
    const [event] = await eventsOf(checkoutId);
    await deliver(event?.id);
    expect((await storedOf(checkoutId)).length).toBeGreaterThan(1);
    await db.execute(sql`delete from payment_event`);
    await db.execute(sql`create unique index payment_event_once on payment_event (provider, event_id)`);
  });
});

describe("a webhook that the provider did not sign", () => {
  const bodyFor = (checkoutId: string = crypto.randomUUID()) =>
    JSON.stringify({
      id: crypto.randomUUID(),
      type: "checkout.completed",
      checkoutId,
      happenedAt: now().toISOString(),
    });
  const body = bodyFor();
  const right = signSandboxWebhook(keyedHash, body, now());
  const old = signSandboxWebhook(keyedHash, body, new Date(+now() - 6 * MINUTE));
  const others = signSandboxWebhook(createKeyedHash("another secret, which is as long too"), body, now());
  const give = (text: string, headers: Record<string, string>) =>
    receiveWebhook(deps, text, (name) => headers[name]);

  test.each([
    { what: "without a signature", text: body, headers: {} },
    { what: "with another secret's", text: body, headers: others },
    { what: "changed", text: body.replace("completed", "expired"), headers: right },
    { what: "recorded six minutes ago", text: body, headers: old },
  ])("$what is refused, and nothing is stored", async ({ text, headers }) => {
    const before = await db.$count(paymentEvent);
    await expect(give(text, headers)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await db.$count(paymentEvent)).toBe(before);
  });

  test("would be stored without the signature check; even then its claim is verified with the provider", async () => {
    const { id, checkoutId } = await start();
    const forged = bodyFor(checkoutId);
    const credulous = {
      ...deps.payments,
      readWebhook: (text: string) => {
        const { id: eventId, type, happenedAt } = JSON.parse(text);
        return { eventId, type, happenedAt: new Date(happenedAt), reference: { checkoutId } };
      },
    };
    await receiveWebhook({ ...deps, payments: credulous }, forged, () => undefined);
    const [stored] = await storedOf(checkoutId);
    expect(stored).toMatchObject({ type: "checkout.completed", processedAt: null });
    await processPaymentEvent(deps, stored?.id ?? 0);
    expect((await paymentOf(id)).state).toBe("open");
  });

  test("is accepted with a valid signature, even if it does not concern us", async () => {
    await give(body, right);
    const [stored] = await db
      .select()
      .from(paymentEvent)
      .where(eq(paymentEvent.eventId, JSON.parse(body).id));
    await processPaymentEvent(deps, stored?.id ?? 0);
    const [done] = await db
      .select()
      .from(paymentEvent)
      .where(eq(paymentEvent.id, stored?.id ?? 0));
    expect(done).toMatchObject({ paymentId: null, processedAt: expect.any(Date) });
  });
});

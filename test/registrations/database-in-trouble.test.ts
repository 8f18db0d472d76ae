import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { registerForClass } from "~/features/classes/registrations/register-for-class";
import { registration } from "~/features/classes/registrations/table";
import { gift, receiptSeries } from "~/features/giving/table";
import { createLogger } from "~/platform/logging/logger";
import { outboxMessage } from "~/platform/outbox/table";
import { startCheckout } from "~/platform/payments/start-checkout";
import { stripeProvider } from "~/platform/payments/stripe/stripe-provider";
import { payment, paymentEvent, refund } from "~/platform/payments/table";
import { cuttableDatabase } from "../cuttable-database";
import { testDatabase } from "../database";
import { makeClass, registrant, tokenIn } from "../factories/classes";
import { statusesOf } from "../factories/crowd";
import { beginGift } from "../factories/gifts";
import { mailsIn, testServices } from "../factories/services";
import { fullDisk } from "../full-disk";
import { solvedChallenge } from "../solve-challenge";
import { startSite } from "../start-site";
import { type SignedWebhook, startStripe } from "../start-stripe";

/** The built site with its workers while its database is unavailable or accepts no writes. */

vi.setConfig({ testTimeout: 240_000, hookTimeout: 180_000 });
const soon = { timeout: 120_000, interval: 250 };
/**
 * The number of events Stripe sends in the minute the database is unavailable, and how often it tries each.
 */
const MISSED = 20;
const TRIES = 3;

const stripe = await startStripe();
const { db, url } = await testDatabase();
const line = await cuttableDatabase(url);
const { key, webhookSecret, address } = stripe;
const site = await startSite({
  env: {
    DATABASE_URL: line.url,
    SEED: "empty",
    APP_SECRET: "a secret of the tests, long enough",
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: address,
  },
});
afterAll(async () => {
  line.mend();
  await site.stop();
  line.close();
  await stripe.stop();
});

const services = testServices(db);
const deps = {
  db,
  now: services.now,
  origin: site.address,
  payments: stripeProvider({ key, webhookSecret, apiBase: address }),
  log: createLogger({ level: "silent" }),
};
const price = { hasRegistrationCost: true, registrationCost: 4_000 };

/** Registers a person who is then at the checkout. */
async function beginPaying(classId: string) {
  const input = registrant();
  const request = { classId, input, utm: {}, idempotencyKey: randomUUID() };
  const { registration: made, paymentId = "" } = await registerForClass(services, request);
  const { url: page } = await startCheckout(deps, paymentId);
  return { ...made, paymentId, email: input.email, session: page.slice(page.lastIndexOf("/") + 1) };
}
const tell = async ({ body, signature }: SignedWebhook) => {
  const headers = { "stripe-signature": signature };
  return (await fetch(`${site.address}/webhooks/stripe`, { method: "POST", body, headers })).status;
};
const get = (path: string) => fetch(site.address + path);
const ready = (status: number) =>
  vi.waitFor(async () => expect((await get("/readyz")).status).toBe(status), soon);

/** Starts a gift. */
async function beginGiving() {
  const { giftId, paymentId } = await beginGift(services);
  const { url: page } = await startCheckout(deps, paymentId);
  return { giftId, session: page.slice(page.lastIndexOf("/") + 1) };
}

test("the database is unavailable: 40 webhooks are refused until they can be stored, then 20 people are registered and 20 gifts made, each with one receipt", async () => {
  const { id: classId } = await makeClass(db, { ...price, registrantLimit: MISSED });
  const people = [];
  const givers = [];
  for (let person = 0; person < MISSED; person += 1) {
    people.push(await beginPaying(classId));
    givers.push(await beginGiving());
  }
  const all = 2 * MISSED;

  line.cut();
  await ready(503);
  const webhooks = [...people, ...givers].flatMap(({ session }) => stripe.pay(session));
  for (let round = 0; round < TRIES; round += 1)
    expect(await Promise.all(webhooks.map(tell))).toEqual(Array(all).fill(503));
  expect(await db.$count(paymentEvent)).toBe(0);
  expect(await statusesOf(db, classId)).toEqual({ held: MISSED });

  line.mend();
  await ready(200);
  expect(await Promise.all([...webhooks, ...webhooks].map(tell))).toEqual(Array(2 * all).fill(200));
  await vi.waitFor(async () => expect(await statusesOf(db, classId)).toEqual({ confirmed: MISSED }), soon);
  await vi.waitFor(async () => expect(await db.$count(gift, eq(gift.state, "given"))).toBe(MISSED), soon);
  expect(await db.$count(payment, eq(payment.state, "paid"))).toBe(all);
  expect(await db.$count(refund)).toBe(0);
  const mails = await mailsIn(db);
  for (const receipts of [
    mails.filter(({ text }) => text.includes("Receipt: $40.00")),
    mails.filter(({ kind }) => kind === "giving.receipt"),
  ]) {
    expect(new Set(receipts.map(({ to }) => to)).size).toBe(MISSED);
    expect(receipts).toHaveLength(MISSED);
  }
  const [series] = await db.select().from(receiptSeries);
  expect(series?.last).toBe(MISSED);
});

test("the disk is full: submissions are refused in plain words and kept in the form, every page can be read, and nothing is half done", async () => {
  const { id: classId, slug } = await published({ ...price, registrantLimit: 5 });
  const { id: freeId, slug: free } = await published({});
  const held = await beginPaying(classId);
  const seated = registrant();
  await registerForClass(services, { classId: freeId, input: seated, utm: {}, idempotencyKey: randomUUID() });
  const letter = (await mailsIn(db)).find(({ to }) => to === seated.email);
  const { answers: _, others: _others, ...typed } = registrant("Wilhelmina");
  const proof = await solvedChallenge(site.address);
  const submission = randomUUID();
  const send = () => {
    const body = new FormData();
    for (const [field, value] of Object.entries({ ...typed, altcha: proof })) body.set(field, String(value));
    const headers = { "idempotency-key": submission };
    return fetch(`${site.address}/api/class/${freeId}/register`, { method: "POST", body, headers });
  };
  const sendPlain = () =>
    fetch(`${site.address}/classes/${free}/register`, {
      method: "POST",
      body: new URLSearchParams(typed as Record<string, string>),
      headers: { accept: "text/html" },
    });
  const stored = () =>
    Promise.all([registration, payment, outboxMessage, paymentEvent].map((table) => db.$count(table)));
  const webhooks = stripe.pay(held.session);
  const disk = fullDisk(db);
  const before = await stored();

  await disk.fill();
  const refused = await send();
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({
    error: {
      code: "UNAVAILABLE",
      message: expect.stringContaining("run out of storage"),
      requestId: expect.any(String),
    },
  });
  // The proof comes first: it needs no write.
  const responseText = await (await sendPlain()).text();
  expect(responseText).toContain('value="Wilhelmina"');
  expect(await Promise.all(webhooks.map(tell))).toEqual([503]);
  const link = `/registration/${tokenIn(letter?.text ?? "")}`;
  for (const path of [
    `/classes/${slug}`,
    `/classes/${free}.ics`,
    "/classes-and-education",
    "/api/class",
    link,
  ])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  expect(await stored()).toEqual(before);

  await disk.clear();
  expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(200);
  expect(await Promise.all(webhooks.map(tell))).toEqual([200]);
  await vi.waitFor(async () => expect(await statusesOf(db, classId)).toEqual({ confirmed: 1 }), soon);
  expect(await statusesOf(db, freeId)).toEqual({ confirmed: 2 });
  const [rows = 0, payments = 0, mails = 0] = before;
  expect(await stored()).toEqual([rows + 1, payments, mails + 2, 2 * MISSED + 1]);
});

async function published(values: Record<string, unknown>) {
  const slug = `class-${randomUUID()}`;
  return { id: (await makeClass(db, { ...values, slug })).id, slug };
}

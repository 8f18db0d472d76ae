import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditEvent } from "~/platform/audit/table";
import { domainServices } from "~/platform/domain-services";
import { outboxMessage } from "~/platform/outbox/table";
import { recurringPayment } from "~/platform/payments/recurring/table";
import { startCheckout } from "~/platform/payments/start-checkout";
import { stripeProvider } from "~/platform/payments/stripe/stripe-provider";
import { syncPayment } from "~/platform/payments/sync-payment";
import { makeUser, signInHeaders } from "../../../../../test/factories/accounts";
import { giftById, giftInput, makeGift } from "../../../../../test/factories/gifts";
import { startStripe } from "../../../../../test/start-stripe";
import { testApp } from "../../../../../test/web-app";
import { openGift } from "../../gift/open-gift";
import { openMonthlyGift } from "../../monthly/open-monthly-gift";
import { gift } from "../../table";

const stripe = await startStripe();
afterAll(() => stripe.stop());
const { key, webhookSecret, address } = stripe;
const { url, services } = await testApp({
  settings: { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: address },
  services: { payments: stripeProvider({ key, webhookSecret, apiBase: address }) },
});
const giving = domainServices(services, services.env);
const { db } = services;
let headers: Record<string, string> = {};
beforeAll(async () => {
  headers = await signInHeaders(db, await makeUser(db, { flags: ["permissionFoundationManager"] }));
});
async function call(method: string, path: string, body?: object, more: Record<string, string> = {}) {
  const answer = await fetch(`${url}/api/admin/giving${path}`, {
    method,
    headers: { ...headers, ...more, ...(body && { "content-type": "application/json" }) },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}
const check = {
  givenOn: "2026-03-08",
  amount: 12_500,
  designation: "Oncology",
  lastname: "Quill",
  email: "quill@donors.example",
  receipt: "mail",
};

test("a check sent twice over a bad connection is one gift; errors name their fields", async () => {
  const once = { "idempotency-key": crypto.randomUUID() };
  const first = await call("POST", "/gifts", check, once);
  expect(first.status).toBe(201);
  expect(await call("POST", "/gifts", check, once)).toEqual(first);
  const { body } = await call("POST", "/gifts/search", { q: "quill" });
  expect(body).toMatchObject({ total: 1, sum: 12_500, items: [{ origin: "check", state: "given" }] });
  const wrong = await call("POST", "/gifts", { ...check, designation: "Yachts" });
  expect(wrong.status).toBe(422);
  expect(JSON.stringify(wrong.body)).toMatch(/designation/);
  const nameless = await call("POST", "/gifts", { ...check, lastname: "", email: "" });
  const fields = nameless.body.error.errors.map((one: { propertyName: string }) => one.propertyName);
  expect(fields).toEqual(["lastname", "email"]);
});

test("a batch sent twice over a bad connection is entered once; errors name row and cell", async () => {
  const rows = [1, 2, 3].map((amount) => ({
    ...check,
    receipt: undefined,
    amount,
    lastname: "Batcher",
    email: "",
  }));
  const once = { "idempotency-key": crypto.randomUUID() };
  const first = await call("POST", "/gifts/batch", { rows }, once);
  expect(first.status).toBe(201);
  expect(await call("POST", "/gifts/batch", { rows }, once)).toEqual(first);
  expect((await call("POST", "/gifts/search", { q: "batcher" })).body).toMatchObject({ total: 3, sum: 6 });
  const wrong = await call("POST", "/gifts/batch", {
    rows: [rows[0], { ...rows[1], lastname: "" }, { ...rows[2], amount: 0 }],
  });
  expect(wrong.status).toBe(422);
  const fields = wrong.body.error.errors.map((one: { propertyName: string }) => one.propertyName);
  expect(fields.sort()).toEqual(["rows.1.lastname", "rows.2.amount"]);
});

test("a correction of an outdated gift is refused with who changed it, and an up-to-date one is undone", async () => {
  const { body: entered } = await call("POST", "/gifts", {
    ...check,
    lastname: "Corrected",
    email: "",
    receipt: "print",
  });
  const edit = { ...check, receipt: undefined, lastname: "Correct", email: "", memo: "Fixed" };
  const first = await call("PUT", `/gifts/${entered.id}/details`, { ...edit, revision: 0 });
  expect(first).toMatchObject({ status: 200, body: { gift: { revision: 1, memo: "Fixed" } } });
  const late = await call("PUT", `/gifts/${entered.id}/details`, { ...edit, memo: "Late", revision: 0 });
  expect(late).toMatchObject({ status: 409, body: { error: { code: "REVISION_CONFLICT", revision: 1 } } });
  expect(late.body.error.message).toMatch(/changed this gift after you opened it/);
  const [{ id: changeId }] = first.body.gift.changes;
  const undone = await call("POST", `/gifts/${entered.id}/undo`, { revision: 1, changeId });
  expect(undone.body.gift).toMatchObject({ donor: "Corrected", memo: "" });
});

test("columns get the headings of another program; an unknown column is refused", async () => {
  const answer = await fetch(`${url}/api/admin/giving/gifts/export`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ q: "quill", columns: "receipt: Gift ID\nlastname: Surname\nnet" }),
  });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await answer.text()).toMatch(/Gift ID,Surname,Net\s+2026-\d{6},Quill,125\.00/);
  expect((await call("POST", "/gifts/export", { columns: "password" })).status).toBe(422);
});

async function download(path: string, body: object) {
  const answer = await fetch(`${url}/api/admin/giving${path}`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = (await answer.text()).replace("\uFEFF", "").trim();
  return { status: answer.status, lines: text.split("\n").map((line) => line.trim()) };
}

test("the list of gifts is exported as it is shown: newest first, in its columns", async () => {
  for (const [givenOn, amount] of [
    ["2026-02-01", 1_100],
    ["2026-02-03", 1_300],
    ["2026-02-02", 1_200],
  ] as const)
    await call("POST", "/gifts", {
      ...check,
      lastname: "Ordering",
      email: "",
      receipt: "print",
      givenOn,
      amount,
    });
  const filter = { q: "ordering", from: "2026-02-02" };
  const listed = await call("POST", "/gifts/search", filter);
  expect(listed.body.items.map(({ amount }: { amount: number }) => amount)).toEqual([1_300, 1_200]);
  const { lines } = await download("/gifts/export", { ...filter, columns: "date\namount", order: "newest" });
  expect(lines).toEqual(["Date,Amount", "2026-02-03,13.00", "2026-02-02,12.00"]);
});

test("the list of donors is exported as it is shown, and the audit log has the export without a name", async () => {
  await call("POST", "/gifts", { ...check, lastname: "Exporta", email: "exporta@donors.example" });
  const body = { q: "exporta", columns: ["name", "lastGift", "given"] };
  expect(await download("/donors/export", body)).toEqual({
    status: 200,
    lines: ["Name,Last gift,Total gifts", "Exporta,2026-03-08,125.00"],
  });
  const events = await db.select().from(auditEvent).where(eq(auditEvent.action, "donors.exported"));
  expect(events).toMatchObject([{ after: { donors: 1 } }]);
  expect(JSON.stringify(events)).not.toMatch(/exporta/i);
  expect((await download("/donors/export", { ...body, columns: ["password"] })).status).toBe(422);
});

test("monthly gifts are found by their donor and exported as they are shown, and the audit log has no name", async () => {
  for (const [lastname, amount] of [
    ["Monthly", 2_500],
    ["Another", 4_000],
  ] as const) {
    const { giver } = giftInput();
    const input = giftInput({
      frequency: "monthly",
      amount,
      giver: { ...giver, firstname: "Ada", lastname },
    });
    const request = { input, utm: {}, idempotencyKey: crypto.randomUUID() };
    const { recurringId } = await openMonthlyGift(giving, request);
    await db.update(recurringPayment).set({ state: "active" }).where(eq(recurringPayment.id, recurringId));
  }
  const filter = { q: "ada monthly", state: "active" };
  expect((await call("POST", "/monthly/search", filter)).body).toMatchObject({
    total: 1,
    items: [{ donor: expect.stringContaining("Ada Monthly"), amount: 2_500 }],
  });
  expect((await call("POST", "/monthly/search", { ...filter, state: "ended" })).body.total).toBe(0);
  const file = { ...filter, columns: ["amount", "designation", "state"] };
  expect(await download("/monthly/export", file)).toMatchObject({
    status: 200,
    lines: ["Each month,For,State", expect.stringMatching(/^25\.00,.+,active$/)],
  });
  const events = await db.select().from(auditEvent).where(eq(auditEvent.action, "monthlyGifts.exported"));
  expect(events).toMatchObject([{ after: { gifts: 1 } }]);
  expect(JSON.stringify(events)).not.toMatch(/ada/i);
});

test("views of the lists of gifts and donors are saved for those who work with gifts, and for no one else", async () => {
  const views = (list: string, as: Record<string, string>, body?: object) =>
    fetch(`${url}/api/admin/lists/${list}/views`, {
      method: body ? "POST" : "GET",
      headers: { ...as, "content-type": "application/json" },
      body: body && JSON.stringify(body),
    });
  const editor = await signInHeaders(db, await makeUser(db, { flags: ["permissionBlogManager"] }));
  for (const list of ["gifts", "donors"]) {
    const view = { name: "Checks", query: "origin=check", isShared: true };
    expect((await views(list, headers, view)).status).toBe(201);
    expect(await (await views(list, headers)).json()).toMatchObject({ views: [view], mayShare: true });
    expect([(await views(list, editor)).status, (await views(list, editor, view)).status]).toEqual([
      403, 403,
    ]);
  }
});

test("returns figures, donors, one donor, and cards", async () => {
  const { donorId } = await makeGift(giving);
  expect((await call("GET", "/overview")).body).toMatchObject({ isTest: true, monthlyGifts: 2 });
  expect((await call("GET", `/donors/${donorId}`)).body.donor).toMatchObject({ gifts: 1, given: 5_000 });
  expect((await call("POST", "/donors/search", {})).body.total).toBeGreaterThan(0);
  expect((await call("GET", "/cards")).body).toEqual({ cards: [] });
});

/** A pending payment at Stripe. */
async function begin() {
  const request = { input: giftInput(), utm: {}, idempotencyKey: crypto.randomUUID() };
  const { giftId, paymentId } = await openGift(giving, request);
  const checkout = await startCheckout({ ...services, origin: url }, paymentId);
  return { giftId, paymentId, session: checkout.url.slice(checkout.url.lastIndexOf("/") + 1) };
}

test("five lost webhooks and three refunds in the provider's dashboard are found in one reconciliation; a second one changes nothing", async () => {
  const lost = [await begin(), await begin(), await begin(), await begin(), await begin()];
  for (const { session } of lost.slice(0, 4)) stripe.pay(session);
  stripe.expire(lost[4]?.session ?? "");
  const refunded = [await begin(), await begin(), await begin()];
  for (const { session, paymentId } of refunded) {
    stripe.pay(session);
    await syncPayment(services, paymentId);
  }
  for (const [at, { session }] of refunded.entries())
    stripe.refundInDashboard(session, at === 0 ? 2_000 : 5_000);
  const states = async () =>
    Promise.all([...lost, ...refunded].map(async ({ giftId }) => (await giftById(giving, giftId)).state));
  // Until the reconciliation runs, the states are wrong because the webhooks were lost.
  expect(await states()).toEqual([...Array(5).fill("pending"), ...Array(3).fill("given")]);
  const first = await call("POST", "/reconciliation");
  expect(first.body).toMatchObject({ failed: 0 });
  expect(first.body.found).toHaveLength(8);
  expect(await states()).toEqual([
    "given",
    "given",
    "given",
    "given",
    "expired",
    "partly-refunded",
    "refunded",
    "refunded",
  ]);
  const before = [await db.select().from(gift).orderBy(gift.number), await db.$count(outboxMessage)];
  expect((await call("POST", "/reconciliation")).body).toEqual({ found: [], agreements: 0, failed: 0 });
  expect([await db.select().from(gift).orderBy(gift.number), await db.$count(outboxMessage)]).toEqual(before);
});

test("a refund needs a recent sign-in, and goes to Stripe", async () => {
  const { giftId, paymentId, session } = await begin();
  stripe.pay(session);
  await syncPayment(services, paymentId);
  const stale = await signInHeaders(
    db,
    await makeUser(db, { flags: ["permissionFoundationManager"] }),
    new Date(Date.now() - 601_000),
  );
  const refundRequest = { key: crypto.randomUUID(), amount: 1_000, reason: "typed a zero too many" };
  const refused = await call("POST", `/gifts/${giftId}/refunds`, refundRequest, stale);
  expect([refused.status, refused.body.error.code]).toEqual([403, "REAUTHENTICATION_REQUIRED"]);
  const answer = await call("POST", `/gifts/${giftId}/refunds`, refundRequest);
  expect(answer.body.gift).toMatchObject({ refundsWaiting: 1_000, refundable: 4_000 });
  expect(await db.$count(gift, eq(gift.id, giftId))).toBe(1);
});

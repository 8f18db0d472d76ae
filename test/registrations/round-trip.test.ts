import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { registration } from "~/features/classes/registrations/table";
import { payment, refund } from "~/platform/payments/table";
import { testDatabase } from "../database";
import { makeClass, registrant, tokenIn } from "../factories/classes";
import { mailsIn } from "../factories/services";
import { solvedChallenge } from "../solve-challenge";
import { type Site, startSite } from "../start-site";
import { startStripe } from "../start-stripe";

/**
 * The built site with its workers, from the form to the refund, as seen by a visitor without scripts and by
 * the provider.
 */

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });
const soon = { timeout: 90_000, interval: 200 };

const stripe = await startStripe();
afterAll(() => stripe.stop());

const idIn = (url: string) => url.slice(url.lastIndexOf("/") + 1);
const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

const tell = (site: Site, body: string, signature: string) =>
  fetch(`${site.address}/webhooks/stripe`, {
    method: "POST",
    body,
    headers: { "stripe-signature": signature },
  });

describe.each([
  {
    name: "Stripe",
    settings: {
      STRIPE_SECRET_KEY: stripe.key,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.address,
    },
    /** Delivers one webhook a hundred times, twenty at once; before it, one that Stripe did not sign. */
    async pay(site: Site, url: string) {
      const [webhook] = stripe.pay(idIn(url));
      const { body = "", signature = "" } = webhook ?? {};
      expect((await tell(site, body, stripe.sign(body, undefined, "whsec_another"))).status).toBe(400);
      for (let round = 0; round < 5; round += 1) {
        const answers = await Promise.all(Array.from({ length: 20 }, () => tell(site, body, signature)));
        expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
      }
    },
  },
  {
    name: "the sandbox",
    settings: {},
    async pay(_site: Site, url: string) {
      expect((await post(url, { intent: "pay" })).status).toBe(303);
    },
  },
])("with $name", ({ name, settings, pay }) => {
  let site: Site;
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let classId = "";

  beforeAll(async () => {
    database = await testDatabase();
    const env = {
      DATABASE_URL: database.url,
      SEED: "empty",
      APP_SECRET: "a secret of the tests, long enough",
    };
    site = await startSite({ env: { ...env, ...settings } });
    const price = { registrantLimit: 2, hasRegistrationCost: true, registrationCost: 4_000 };
    classId = (await makeClass(database.db, { ...price, title: "Breathing", refundUntilHours: 24 })).id;
  });
  afterAll(() => site.stop());

  async function register() {
    const { answers: _, ...input } = registrant();
    const body = new FormData();
    for (const [field, value] of Object.entries(input)) body.set(field, String(value));
    body.set("altcha", await solvedChallenge(site.address));
    const answer = await fetch(`${site.address}/api/class/${classId}/register`, {
      method: "POST",
      body,
      headers: { "idempotency-key": randomUUID() },
    });
    expect(answer.status).toBe(200);
    const taken = (await answer.json()) as { registration: { id: string; status: string }; url: string };
    const [cookie = ""] = answer.headers.get("set-cookie")?.split(";") ?? [];
    return { ...taken, ...taken.registration, email: input.email, cookie };
  }
  const statusOf = async (id: string) =>
    (await database.db.select().from(registration).where(eq(registration.id, id)))[0]?.status;
  const mailsTo = async (email: string) => (await mailsIn(database.db)).filter(({ to }) => to === email);
  const kindsTo = async (email: string) =>
    (await mailsTo(email)).map(({ kind }) => kind.replace("registrations.", ""));
  const page = async (path: string, cookie = "") => {
    const shown = await fetch(site.address + path, { headers: { cookie }, redirect: "manual" });
    return { status: shown.status, location: shown.headers.get("location"), html: await shown.text() };
  };
  const seatsTaken = async () =>
    ((await (await fetch(`${site.address}/api/class/${classId}`)).json()) as Shown).class.registrantCount;
  const returnOf = async (id: string) => {
    const [asked] = await database.db.select().from(payment).where(eq(payment.subjectId, id));
    return { paymentId: asked?.id ?? "", path: `/payment/${asked?.id}/return` };
  };

  test("a seat is held, paid for once, confirmed with receipt and calendar, canceled by the private link, and refunded once", async () => {
    const held = await register();
    expect(held).toMatchObject({ status: "held", url: expect.stringMatching(/^http/) });
    expect(await seatsTaken()).toBe(1);
    expect(await kindsTo(held.email)).toEqual([]);

    await pay(site, held.url);
    await vi.waitFor(async () => expect(await statusOf(held.id)).toBe("confirmed"), soon);
    const [mail] = await mailsTo(held.email);
    expect(mail).toMatchObject({ kind: "registrations.confirmed" });
    expect(mail?.text).toMatch(/Receipt: \$40\.00 for “Breathing”/);
    const calendar = Buffer.from(mail?.attachments?.[0]?.content ?? "", "base64").toString();
    expect(calendar).toContain(`UID:${classId}`);

    const link = `/registration/${tokenIn(mail?.text ?? "")}`;
    expect((await page(link)).html).toContain("You have a seat");
    const cancelled = await post(site.address + link, { intent: "cancel" });
    expect([cancelled.status, cancelled.headers.get("location")]).toEqual([303, `${link}?done=cancel`]);
    expect((await page(`${link}?done=cancel`)).html).toContain("Your registration was cancelled");
    await vi.waitFor(() => seatsTaken().then((taken) => expect(taken).toBe(0)), soon);
    expect((await post(site.address + link, { intent: "cancel" })).status).toBe(400);

    const { paymentId } = await returnOf(held.id);
    const paymentNow = async () =>
      (await database.db.select().from(payment).where(eq(payment.id, paymentId)))[0];
    await vi.waitFor(async () => expect(await paymentNow()).toMatchObject({ refunded: 4_000 }), soon);
    const refunds = await database.db.select().from(refund).where(eq(refund.paymentId, paymentId));
    expect(refunds).toMatchObject([{ amount: 4_000, state: "succeeded", reason: "cancelled" }]);
    const atStripe = [...stripe.refunds.values()].filter(({ metadata }) => metadata.payment === paymentId);
    expect(atStripe.map(({ amount }) => amount)).toEqual(name === "Stripe" ? [4_000] : []);
    expect(await kindsTo(held.email)).toEqual(["confirmed", "cancelled"]);
    expect((await mailsTo(held.email)).at(-1)?.text).toContain("$40.00 goes back");
  });

  test("shows the payment's state only to the browser that started it; a stranger is thanked", async () => {
    const held = await register();
    const { path } = await returnOf(held.id);
    const toStranger = async () => {
      const { status, location } = await page(path);
      return [status, location];
    };
    const neutral = [303, expect.stringMatching(/^\/classes-and-education\?registration-success=/)];
    expect(await toStranger()).toEqual(neutral);
    expect(await page(path, held.cookie)).toMatchObject({
      status: 200,
      html: expect.stringMatching(/We have not heard of your payment yet[\s\S]*Back to the payment/),
    });
    if (name === "Stripe") stripe.payLater(idIn(held.url));
    else await post(held.url, { intent: "fail-later" });
    expect((await page(path, held.cookie)).html).toContain("Your payment is on its way");
    expect(await toStranger()).toEqual(neutral);
    if (name === "Stripe") stripe.settle(idIn(held.url), "fails");
    else await post(held.url, { intent: "bounce" });
    expect((await page(path, held.cookie)).html).toMatch(/Nothing was paid[\s\S]*Begin again/);
    expect(await toStranger()).toEqual(neutral);
    expect(await statusOf(held.id)).toBe("expired");
    expect(await kindsTo(held.email)).toEqual(["payment-awaited", "hold-expired"]);
  });
});

interface Shown {
  class: { registrantCount: number };
}

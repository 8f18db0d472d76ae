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
    const price = { registrantLimit: 10, hasRegistrationCost: true, registrationCost: 4_000 };
    classId = (
      await makeClass(database.db, {
        ...price,
        title: "Breathing",
        whatToBring: "Two pillows",
        refundUntilHours: 24,
      })
    ).id;
  });
  afterAll(() => site.stop());

  async function register(own = registrant()) {
    const { answers: _, ...input } = own;
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
    const [storedPayment] = await database.db.select().from(payment).where(eq(payment.subjectId, id));
    return { paymentId: storedPayment?.id ?? "", path: `/payment/${storedPayment?.id}/return` };
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
    const own = (await page(link)).html;
    expect(own).toContain("You have a seat");
    expect(own).toMatch(/What to bring<\/dt><dd[^>]*>Two pillows</);
    const cancelled = await post(site.address + link, { intent: "cancel" });
    expect([cancelled.status, cancelled.headers.get("location")]).toEqual([303, `${link}?done=cancel`]);
    expect((await page(`${link}?done=cancel`)).html).toContain("Your registration is canceled");
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
    const last = (await mailsTo(held.email)).at(-1);
    expect(last?.text).toContain("We refund $40.00");
    const cancellation = Buffer.from(last?.attachments?.[0]?.content ?? "", "base64").toString();
    expect(cancellation).toMatch(new RegExp(`METHOD:CANCEL[\\s\\S]*UID:${classId}[\\s\\S]*STATUS:CANCELLED`));
    const sequence = (file: string) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1]);
    expect(sequence(cancellation)).toBeGreaterThan(sequence(calendar));
  });

  test("after paying, a person lands on their private page, and the emailed link opens the same page", async () => {
    const held = await register();
    const { path } = await returnOf(held.id);
    await pay(site, held.url);
    const returned = await page(path, held.cookie);
    expect(returned).toMatchObject({ status: 303, location: expect.stringMatching(/^\/registration\//) });
    const [{ number = 0 } = {}] = await database.db
      .select()
      .from(registration)
      .where(eq(registration.id, held.id));
    const shown = readable((await page(returned.location ?? "")).html);
    for (const words of [
      "You have a seat",
      `Confirmation number R-${number}`,
      "$40.00 on",
      `We send our emails about this class to ${held.email}`,
      "Full refund if you cancel by",
      "Calendar file",
      "Google",
      "Outlook",
      "Cancel my registration",
    ])
      expect(shown).toContain(words);
    await vi.waitFor(async () => expect(await kindsTo(held.email)).toEqual(["confirmed"]), soon);
    const [mail] = await mailsTo(held.email);
    expect(returned.location).toBe(`/registration/${tokenIn(mail?.text ?? "")}`);
    expect(mail?.text).toContain(`Confirmation number: R-${number}`);
  });

  test("a stranger who repeats a person's registration and pays does not see that person's private page", async () => {
    const victim = registrant();
    const held = await register(victim);
    const stranger = await register(victim);
    expect(stranger.url).toBe(held.url);
    const { path } = await returnOf(held.id);
    await pay(site, stranger.url);
    const seen = await page(path, stranger.cookie);
    expect(seen).toMatchObject({ status: 200, html: expect.stringContaining("We received your payment") });
    expect(seen.html).not.toContain(victim.lastName);
    expect(seen.html).not.toContain(victim.email);
    expect((await page(path, held.cookie)).location).toMatch(/^\/registration\//);
  });

  test("a payer whose payment is not confirmed sees a page that reloads less and less often, and then not at all", async () => {
    const held = await register();
    const { path } = await returnOf(held.id);
    const refreshOf = async (fromPath: string) => {
      const headers = { cookie: held.cookie };
      return (await fetch(site.address + path + fromPath, { headers })).headers.get("refresh");
    };
    expect(await refreshOf("")).toBe(`3; url=${path}?asked=1`);
    expect(await refreshOf("?asked=1")).toBe(`5; url=${path}?asked=2`);
    expect(await refreshOf("?asked=6")).toBeNull();
    expect(await refreshOf("?asked=nonsense")).toBeNull();
    expect((await page(path)).status).toBe(303);
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
      html: expect.stringMatching(/We are waiting for your payment[\s\S]*Back to the payment/),
    });
    if (name === "Stripe") stripe.payLater(idIn(held.url));
    else await post(held.url, { intent: "fail-later" });
    const own = await page(path, held.cookie);
    expect(own).toMatchObject({
      status: 303,
      location: expect.stringMatching(/^\/registration\/[\w-]{43}$/),
    });
    expect((await page(own.location ?? "")).html).toContain("Your payment is on its way");
    expect(await toStranger()).toEqual(neutral);
    if (name === "Stripe") stripe.settle(idIn(held.url), "fails");
    else await post(held.url, { intent: "bounce" });
    expect((await page(path, held.cookie)).html).toMatch(/Nothing was paid[\s\S]*Start again/);
    expect(await toStranger()).toEqual(neutral);
    expect(await statusOf(held.id)).toBe("expired");
    expect(await kindsTo(held.email)).toEqual(["payment-awaited", "hold-expired"]);
  });
});

/** The text of a page, without tags and the comments by which React separates texts. */
function readable(html: string): string {
  return html
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
}

interface Shown {
  class: { registrantCount: number };
}

import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test, vi } from "vitest";
import { paymentPurposes } from "~/app/payment-purposes";
import { createItem } from "~/content/actions/create-item";
import type { Block } from "~/content/blocks/block";
import { campaign, donatePanel } from "~/demo/content/blocks";
import { mammographyCampaign } from "~/demo/content/pages/mammography-campaign";
import type { ClassResponse } from "~/features/classes/class-response";
import { remindToPay } from "~/features/classes/registrations/jobs/remind-to-pay";
import { donorLink } from "~/features/giving/donor/donor-link";
import { openMonthlyGift } from "~/features/giving/monthly/open-monthly-gift";
import { monthlyGift } from "~/features/giving/monthly/table";
import { donor } from "~/features/giving/table";
import { pageType } from "~/features/pages/page/definition";
import { createLogger } from "~/platform/logging/logger";
import { MAIL_SITE } from "~/platform/mail/site-links";
import { startRecurring } from "~/platform/payments/recurring/start-recurring";
import { syncRecurring } from "~/platform/payments/recurring/sync-recurring";
import { recurringPayment } from "~/platform/payments/recurring/table";
import { changeSandboxCheckout } from "~/platform/payments/sandbox/change-sandbox-checkout";
import { sandboxProvider } from "~/platform/payments/sandbox/sandbox-provider";
import { payment } from "~/platform/payments/table";
import { testDatabase } from "../database";
import { registrant, tokenIn } from "../factories/classes";
import { testActor } from "../factories/content";
import { giftInput } from "../factories/gifts";
import { registered } from "../factories/registrations";
import { mailsIn, testSecret, testServices } from "../factories/services";
import { startSite } from "../start-site";

vi.setConfig({ testTimeout: 400_000, hookTimeout: 400_000 });

const ORIGIN = "https://www.hospital.example";
const { db, url } = await testDatabase();
const env = { DATABASE_URL: url, SEED: "demo", SITE_URL: ORIGIN, APP_SECRET: testSecret };
const site = await startSite({ env });
afterAll(() => site.stop());
const page = async (path: string) => (await fetch(`${site.address}${path}`)).text();
const { classes } = (await (await fetch(`${site.address}/api/class`)).json()) as { classes: ClassResponse[] };
const inState = (state: string, costs: boolean) =>
  classes.find((one) => one.availability.state === state && one.hasRegistrationCost === costs);
const paid = inState("by-phone", true);
const free = inState("open", false);

/** Requests of a visitor while the site still had a provider, here the sandbox. */
const before = testServices(db);
/** The same actions as the site runs them now. */
const withoutPayments = Object.assign(testServices(db), { takesPayments: false });
const post = (path: string, fields: Record<string, string>) =>
  fetch(site.address + path, {
    method: "POST",
    headers: { origin: ORIGIN },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
const publishPage = (path: string, blocks: Block[]) =>
  createItem(
    { db, actor: testActor },
    pageType,
    { title: "A page that asks for gifts", path, description: "It asks for gifts.", blocks },
    { publish: true, trusted: true },
  );

test("a real site without keys says at its start that it takes no payments", () => {
  expect(site.printed()).toContain("Payments: not taken.");
  expect(site.printed()).toContain("PAYMENTS=sandbox");
});

test("the pages of a paid class say whom to call, and have no form, button or availability", async () => {
  const shown = await page(`/classes/${paid?.slug}`);
  expect(shown).toContain("You cannot pay for this class online right now.");
  expect(shown).toMatch(/To register, call[\s\S]{0,200}href="tel:\+1\d{10}"/);
  expect(shown).not.toContain(`/classes/${paid?.slug}/register"`);
  expect(shown).not.toContain("schema.org/InStock");
  const form = await page(`/classes/${paid?.slug}/register`);
  expect(form).toMatch(
    /cannot be paid for online right now\. To register, please call[\s\S]{0,200}href="tel:/,
  );
  expect(form).not.toContain('name="firstName"');
  expect(await page("/classes-and-education")).toMatch(/To register, call[\s\S]{0,200}href="tel:/);
});

test("a free class still has its form", async () => {
  expect(await page(`/classes/${free?.slug}/register`)).toContain('name="firstName"');
});

test("the donation page says whom to call, and has no form and no DonateAction", async () => {
  const shown = await page("/donate");
  expect(shown).toMatch(/Please call the foundation[\s\S]{0,200}href="tel:/);
  expect(shown).not.toContain('name="typeOfDonation"');
  expect(shown).not.toContain("DonateAction");
});

test("refuses a form opened before with the same sentence", async () => {
  const body = new URLSearchParams({
    firstname: "Ana",
    lastname: "Lind",
    addressStreet: "12 Elm St",
    addressCity: "Alder Creek",
    addressState: "NE",
    addressZip: "69199",
    phone: "308-555-0123",
    email: "ana@donors.example",
    amount: "50",
    typeOfDonation: "Oncology",
  });
  const headers = { origin: ORIGIN };
  const storedPayment = await fetch(`${site.address}/donate`, { method: "POST", headers, body });
  expect([storedPayment.status, await storedPayment.text()]).toEqual([
    422,
    expect.stringContaining("Please call the foundation"),
  ]);
  expect((await fetch(`${site.address}/sandbox-checkout/${crypto.randomUUID()}`)).status).toBe(404);
});

describe("a seat that is held for its payment", () => {
  test("its private page, also from the reminder's link, says whom to call, and no payment is started", async () => {
    const input = registrant();
    const held = await registered(before, paid?.id ?? "", input);
    expect(held.status).toBe("held");
    await remindToPay(withoutPayments, { id: held.id, paymentId: held.paymentId });
    const reminder = (await mailsIn(db)).findLast(({ to }) => to === input.email);
    expect(tokenIn(reminder?.text ?? "")).toBe(held.token);
    expect(reminder?.text).toMatch(
      /You cannot pay online right now[\s\S]*To pay, call \(\d{3}\) \d{3}-\d{4}/,
    );
    expect(reminder?.text).not.toMatch(/continue to payment/i);

    const path = `/registration/${held.token}`;
    const shown = await page(path);
    expect(shown).toMatch(
      /cannot be paid for online right now\. To keep your seat, please call[\s\S]{0,200}href="tel:\+1\d{10}"/,
    );
    expect(shown).not.toContain("Continue to Payment");
    const pressed = await post(path, { intent: "pay" });
    expect(pressed.status).toBe(503);
    expect(pressed.headers.get("location")).toBeNull();
    expect(await pressed.text()).toMatch(
      /This class cannot be paid for online right now\. To register, please call \(\d{3}\) \d{3}-\d{4}\./,
    );
    const [storedPayment] = await db.select().from(payment).where(eq(payment.id, held.paymentId));
    expect(storedPayment).toMatchObject({ state: "open", checkoutId: null, checkoutUrl: null });
  });
});

describe("a monthly gift that was started before", () => {
  test("its page says whom to call and has no buttons, and nothing about the gift can be changed", async () => {
    const { path, gift, recurringId } = await monthlyGiver();
    const shown = await page(path);
    expect(shown).toMatch(
      /Monthly gifts cannot be changed online right now\.[\s\S]{0,200}href="tel:\+1\d{10}"/,
    );
    expect(shown).toContain("$25.00");
    for (const intent of ["amount", "pause", "resume", "stop", "card"])
      expect(shown).not.toContain(`value="${intent}"`);
    const state = async () =>
      (await db.select().from(recurringPayment).where(eq(recurringPayment.id, recurringId)))[0];
    const untouched = await state();
    expect(untouched).toMatchObject({ state: "active", amount: 2_500 });
    for (const intent of ["amount", "pause", "resume", "stop", "card"]) {
      const pressed = await post(path, { intent, gift, amount: "40" });
      expect([intent, pressed.status, pressed.headers.get("location")]).toEqual([intent, 503, null]);
      expect(await pressed.text()).toMatch(
        /Gifts cannot be made or changed online right now\. Please call the foundation at \(\d{3}\) \d{3}-\d{4}\./,
      );
    }
    expect(await state()).toEqual(untouched);
  });
});

describe("a block that asks for gifts, on a page by staff", () => {
  test.each([
    ["a campaign whose button leads to the form", [campaign({ ...mammographyCampaign, href: "/donate" })]],
    [
      "a campaign whose button opens the form",
      [campaign({ ...mammographyCampaign, href: "emit:donation-modal" })],
    ],
    [
      "the donation form",
      [donatePanel({ heading: "Give online", intro: "Fill in the form.", ground: "sand" })],
    ],
  ])("%s says whom to call, and has no button and no form", async (name, blocks) => {
    const path = `/${name.replaceAll(" ", "-")}`;
    await publishPage(path, blocks);
    const [main = ""] = /<main[\s\S]*<\/main>/.exec(await page(path)) ?? [];
    expect(main).toMatch(/We cannot take gifts online right now\.[\s\S]{0,200}href="tel:\+1\d{10}"/);
    expect(main).not.toMatch(/emit:donation-modal|href="\/donate|Give now|Give to the 3D unit|name="amount"/);
  });

  test("keeps a campaign whose button leads elsewhere", async () => {
    await publishPage("/volunteers", [
      campaign({ ...mammographyCampaign, href: "/careers", linkLabel: "Come and help" }),
    ]);
    expect(await page("/volunteers")).toMatch(/href="\/careers"[^>]*>Come and help/);
  });
});

/** A person who has given monthly since the site had a provider. */
async function monthlyGiver() {
  const deps = {
    ...before,
    payments: sandboxProvider(before),
    paymentPurposes: paymentPurposes(before),
    log: createLogger({ level: "silent" }),
    origin: ORIGIN,
  };
  const input = giftInput({ frequency: "monthly", amount: 2_500 });
  const request = { input, utm: {}, idempotencyKey: crypto.randomUUID() };
  const { monthlyGiftId: gift, recurringId } = await openMonthlyGift(before, request);
  const checkout = await startRecurring(deps, recurringId);
  await changeSandboxCheckout(db, checkout.url.slice(checkout.url.lastIndexOf("/") + 1), "pay", before.now());
  await syncRecurring(deps, recurringId);
  const [{ donorId } = { donorId: null }] = await db
    .select({ donorId: monthlyGift.donorId })
    .from(monthlyGift)
    .where(eq(monthlyGift.id, gift));
  const [who] = await db
    .select()
    .from(donor)
    .where(eq(donor.id, donorId ?? ""));
  if (!who) throw new Error("Nobody gave.");
  const path = (await donorLink(db, before, who)).replace(MAIL_SITE, "");
  return { path, gift, recurringId };
}

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { classById } from "~/features/classes/class/class-by-id";
import { acceptOffer } from "~/features/classes/registrations/accept-offer";
import { registrationToken } from "~/features/classes/registrations/registration-link";
import { settleSeats } from "~/features/classes/registrations/seats/settle-seats";
import { registration } from "~/features/classes/registrations/table";
import { gift } from "~/features/giving/table";
import { domainServices } from "~/platform/domain-services";
import { payment } from "~/platform/payments/table";
import { signedIn } from "../factories/accounts";
import { makeClass, registrant } from "../factories/classes";
import { publishSettings } from "../factories/settings";
import { type TestApp, testApp } from "../web-app";

const SITE_URL = "https://www.hospital.example";
const CAPTCHA = { CAPTCHA: "off" };
const site = await testApp({ settings: { ...CAPTCHA, SITE_URL } });
const { db, env } = site.services;
await publishSettings(db, {
  mainPhone: "3085550100",
  classCancellationPhone: "3085550111",
  foundationPhone: "3085550122",
});
const price = { hasRegistrationCost: true, registrationCost: 4_000 };

async function post(app: TestApp, path: string, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { "idempotency-key": randomUUID(), accept: "application/json" };
  const answer = await fetch(`${app.url}${path}`, { method: "POST", body, headers });
  return { status: answer.status, body: await answer.json() };
}
const register = (app: TestApp, id: string) => {
  const { answers: _, others: _others, ...fields } = registrant();
  return post(app, `/api/class/${id}/register`, fields as Record<string, string>);
};
const give = (app: TestApp, frequency: string) =>
  post(app, "/donate/initiate", {
    firstname: "Ana",
    lastname: "Lind",
    addressStreet: "12 Elm St",
    addressCity: "Alder Creek",
    addressState: "NE",
    addressZip: "69199",
    phone: "308-555-0123",
    email: `${randomUUID()}@donors.example`,
    amount: "50",
    typeOfDonation: "Oncology",
    frequency,
  });
const availabilityOf = async (app: TestApp, id: string) =>
  (await (await fetch(`${app.url}/api/class/${id}`)).json()).class.availability;

describe("with an https SITE_URL and no keys of Stripe", () => {
  test("refuses a paid class with the number to call and stores nothing; a free class works", async () => {
    const paid = await makeClass(db, price);
    const { status, body } = await register(site, paid.id);
    expect(status).toBe(503);
    expect(body.error).toMatchObject({
      code: "UNAVAILABLE",
      message: "This class cannot be paid for online right now. To register, please call (308) 555-0111.",
    });
    expect(await db.$count(registration, eq(registration.classId, paid.id))).toBe(0);
    const free = await makeClass(db);
    expect((await register(site, free.id)).body.registration.status).toBe("confirmed");
  });

  test("the API says to register by phone and gives the number", async () => {
    const paid = await makeClass(db, { ...price, registrantLimit: 5 });
    expect(await availabilityOf(site, paid.id)).toEqual({
      state: "by-phone",
      label: "Register by phone",
      waitlist: false,
      seatsLeft: 5,
      phone: "3085550111",
    });
    const free = await makeClass(db, { registrantLimit: 5 });
    expect(await availabilityOf(site, free.id)).toMatchObject({ state: "open", phone: null });
  });

  test("a full class stays full, has no waitlist, and offers no seat that cannot be paid for", async () => {
    const { id } = await makeClass(db, { ...price, registrantLimit: 1 });
    const services = domainServices(site.services, env);
    const sandbox = { ...services, takesPayments: true };
    const { registerForClass } = await import("~/features/classes/registrations/register-for-class");
    const ask = { classId: id, utm: {} };
    const first = await registerForClass(sandbox, {
      ...ask,
      input: registrant(),
      idempotencyKey: randomUUID(),
    });
    const second = await registerForClass(sandbox, {
      ...ask,
      input: registrant(),
      idempotencyKey: randomUUID(),
    });
    expect(second.registration.status).toBe("waitlisted");
    expect((await register(site, id)).body.error.code).toBe("CLASS_FULL");
    await db
      .update(registration)
      .set({ status: "cancelled" })
      .where(eq(registration.id, first.registration.id));
    const event = await classById(db, id);
    if (!event) throw new Error("The class is gone.");
    await db.transaction((tx) => settleSeats(tx, services, event, services.now()));
    const stateOf = async () =>
      (await db.select().from(registration).where(eq(registration.id, second.registration.id)))[0]?.status;
    expect(await stateOf()).toBe("waitlisted");

    await db.transaction((tx) => settleSeats(tx, sandbox, event, services.now()));
    expect(await stateOf()).toBe("offered");
    const token = registrationToken(services.keyedHash, { id: second.registration.id, linkVersion: 1 });
    await expect(acceptOffer(services, token)).rejects.toMatchObject({
      code: "UNAVAILABLE",
      message: expect.stringContaining("(308) 555-0111"),
    });
    expect(await stateOf()).toBe("offered");
  });

  test.each(["once", "monthly"])(
    "refuses a gift (%s) with the number to call and stores nothing",
    async (often) => {
      const { status, body } = await give(site, often);
      expect([status, body.error.code]).toEqual([503, "UNAVAILABLE"]);
      expect(body.error.message).toBe(
        "Gifts cannot be made or changed online right now. Please call the foundation at (308) 555-0122.",
      );
      expect(await db.$count(gift)).toBe(0);
      expect(await db.$count(payment, eq(payment.purpose, "gift"))).toBe(0);
      const giving = (await (await fetch(`${site.url}/api/giving`)).json()).giving;
      expect(giving).toMatchObject({ takesPayments: false, foundationPhone: "3085550122" });
    },
  );

  test("there is no sandbox to send events, and the dashboard says that payments are off", async () => {
    expect((await fetch(`${site.url}/webhooks/sandbox`, { method: "POST", body: "{}" })).status).toBe(404);
    const { headers } = await signedIn(db, ["permissionSettingsManager"]);
    const dashboard = await (await fetch(`${site.url}/api/admin/dashboard`, { headers })).json();
    expect(dashboard.payments).toBe("none");
    const services = await (await fetch(`${site.url}/api/admin/services`, { headers })).json();
    expect(services.services).toContainEqual(
      expect.objectContaining({
        name: "Payments",
        state: "off",
        says: expect.stringContaining("asks visitors to call"),
      }),
    );
  });
});

describe.each([
  ["PAYMENTS=sandbox", { SITE_URL, PAYMENTS: "sandbox" }],
  ["an http SITE_URL", { SITE_URL: "http://hospital.example" }],
  ["no SITE_URL", {}],
])("with %s", (_name, settings) => {
  test("paid classes and gifts lead to the sandbox", async () => {
    const app = await testApp({ settings: { ...CAPTCHA, ...settings } });
    const { id } = await makeClass(app.services.db, price);
    expect(await availabilityOf(app, id)).toMatchObject({ state: "open", label: "Continue to Payment" });
    expect((await register(app, id)).body.url).toContain("/sandbox-checkout/");
    expect((await give(app, "once")).body.url).toContain("/sandbox-checkout/");
    expect((await give(app, "monthly")).body.url).toContain("/sandbox-checkout/");
  });
});

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { readEnv } from "~/env";
import { auditEvent } from "~/platform/audit/table";
import { createCaptcha } from "~/platform/captcha/create-captcha";
import { stripeProvider } from "~/platform/payments/stripe/stripe-provider";
import { payment } from "~/platform/payments/table";
import { makeClass, registrant } from "../../../../test/factories/classes";
import { startStripe } from "../../../../test/start-stripe";
import { testApp } from "../../../../test/web-app";
import { registration } from "../registrations/table";

const { url, services, logged } = await testApp({ settings: { CAPTCHA: "off" } });
const { db } = services;

let classId = "";
beforeAll(async () => {
  classId = (await makeClass(db, { registrantLimit: 3 })).id;
});

/** Each request comes from a different network, so the rate limits do not apply. They have separate tests. */
async function send(
  id: string,
  fields: Record<string, string>,
  { key = randomUUID() as string, query = "", at = url, cookie = "" } = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const answer = await fetch(`${at}/api/class/${id}/register${query}`, {
    method: "POST",
    body,
    headers: { "idempotency-key": key, accept: "application/json", cookie },
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer };
}

interface Answer {
  registration?: { id: string; status: string };
  url?: string;
  error?: { code: string; message?: string; errors?: { propertyName: string }[] };
}

const fieldsOf = (name?: string): Record<string, string> => {
  const { answers: _, others: _others, ...fields } = registrant(name);
  return fields as Record<string, string>;
};

test("confirms a seat; the response is not cached, and the campaign of the link is recorded", async () => {
  const query = "?utm_source=mailing&utm_term=t&utm_medium=m&utm_campaign=c&other=x";
  const { status, headers, body } = await send(classId, fieldsOf(), { query });
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(body).toEqual({ registration: { id: expect.any(String), status: "confirmed" } });
  const [row] = await db
    .select()
    .from(registration)
    .where(eq(registration.id, body.registration?.id ?? ""));
  expect(row?.utm).toEqual({ source: "mailing", term: "t", medium: "m", campaign: "c" });
});

test("a paid class returns the address of the checkout, and ignores a price in the request", async () => {
  const { id } = await makeClass(db, { hasRegistrationCost: true, registrationCost: 4_000 });
  const { body } = await send(id, { ...fieldsOf(), registrationCost: "1", price: "1", amount: "1" });
  expect(body.registration?.status).toBe("held");
  expect(body.url).toMatch(/^http/);
  const [storedPayment] = await db
    .select()
    .from(payment)
    .where(eq(payment.subjectId, body.registration?.id ?? ""));
  expect(storedPayment?.amount).toBe(4_000);
});

test("the same key with the same fields is one registration and one checkout", async () => {
  const { id } = await makeClass(db, { hasRegistrationCost: true, registrationCost: 4_000 });
  const fields = fieldsOf();
  const first = await send(id, fields, { key: "a-key-of-mine" });
  expect((await send(id, fields, { key: "a-key-of-mine" })).body).toEqual(first.body);
  expect(await db.$count(registration, eq(registration.classId, id))).toBe(1);
});

test("the browser that left the checkout registers more people and pays for all of them; another browser cannot", async () => {
  const price = { hasRegistrationCost: true, registrationCost: 4_000, largestGroup: 4 };
  const { id } = await makeClass(db, price);
  const alone = fieldsOf("Edith");
  const pair = { ...alone, attendees: "2", "attendee-2-firstName": "Bo", "attendee-2-lastName": "Roe" };
  const first = await send(id, alone);
  const [cookie = ""] = first.headers.get("set-cookie")?.split(";") ?? [];
  expect((await send(id, pair)).body.url).toBe(first.body.url);
  const second = await send(id, pair, { cookie });
  expect(second.body.registration?.status).toBe("held");
  expect(second.body.url).not.toBe(first.body.url);
  const rows = await db.select().from(registration).where(eq(registration.classId, id));
  expect(rows.map(({ status, price: cents, people }) => ({ status, cents, people }))).toEqual([
    { status: "expired", cents: 4_000, people: 1 },
    { status: "held", cents: 8_000, people: 2 },
  ]);
});

test("while Stripe accepts requests but does not respond, the visitor gets an error; a retry is the same seat and one checkout", async () => {
  const stripe = await startStripe();
  onTestFinished(() => stripe.stop());
  const { key, webhookSecret, address: apiBase } = stripe;
  const payments = stripeProvider({ key, webhookSecret, apiBase, withinMs: 1_000 });
  const app = await testApp({ settings: { CAPTCHA: "off" }, services: { payments } });
  const price = { hasRegistrationCost: true, registrationCost: 4_000 };
  const { id } = await makeClass(app.services.db, price);
  const sent = { key: "sent-twice-by-me", at: app.url };
  const fields = fieldsOf();
  stripe.stalls = { how: "in the answer", methods: ["POST"] };
  const first = await send(id, fields, sent);
  expect(first.status).toBe(503);
  expect(first.body.error).toMatchObject({
    code: "UNAVAILABLE",
    message: "Payments cannot be made right now. Please try again in a moment.",
  });
  stripe.stalls = null;
  expect((await send(id, fields, sent)).body.url).toContain("/pay/");
  expect(await app.services.db.$count(registration, eq(registration.classId, id))).toBe(1);
  expect(stripe.sessions.size).toBe(1);
});

test("while the bot check's service does not respond, the visitor answers a question instead", async () => {
  const service = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" }).write('{"success": ');
  });
  await once(service.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => service.closeAllConnections());
  onTestFinished(() => void service.close());
  const settings = {
    CAPTCHA: "turnstile",
    TURNSTILE_SITE_KEY: "site-key",
    TURNSTILE_SECRET_KEY: "secret-key",
    TURNSTILE_API_BASE: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
  };
  const captcha = createCaptcha(readEnv(settings), services, { withinMs: 200 });
  const app = await testApp({ services: { captcha } });
  const { id } = await makeClass(app.services.db, { registrantLimit: 3 });
  const { status, body } = await send(
    id,
    { ...fieldsOf(), "cf-turnstile-response": "token" },
    { at: app.url },
  );
  expect([status, body.error?.code]).toEqual([400, "CAPTCHA_FAILED"]);
  expect(body.error?.message).toBe("Please answer the question, so that we know you are a person.");
  expect(await app.services.db.$count(registration, eq(registration.classId, id))).toBe(0);
});

test("one network can make at most 30 registrations for a class in an hour; other networks are not affected", async () => {
  const behind = await testApp({ settings: { CAPTCHA: "off", TRUST_PROXY: "loopback" } });
  const price = { hasRegistrationCost: true, registrationCost: 4_000 };
  const [one, other] = [
    await makeClass(behind.services.db, price),
    await makeClass(behind.services.db, price),
  ];
  const statusFor = async (id: string, address: string) => {
    const headers = { accept: "application/json", "x-forwarded-for": address };
    const body = new URLSearchParams(fieldsOf());
    return (await fetch(`${behind.url}/api/class/${id}/register`, { method: "POST", headers, body })).status;
  };
  for (let host = 1; host <= 30; host += 1) expect(await statusFor(one.id, `2001:db8::${host}`)).toBe(200);
  expect(await statusFor(one.id, "2001:db8::ffff")).toBe(429);
  expect(await behind.services.db.$count(registration, eq(registration.status, "held"))).toBe(30);
  expect(await statusFor(other.id, "2001:db8::1")).toBe(200);
  expect(await statusFor(one.id, "2001:db8:0:1::1")).toBe(200);
});

test("returns every error at once, by the type of the class", async () => {
  const tour = await makeClass(db, { category: "birth-place-tour" });
  const { status, body } = await send(tour.id, { firstName: "Jo", email: "jo@", dueDate: "2027-02-30" });
  expect(status).toBe(422);
  expect(body.error?.code).toBe("VALIDATION_FAILED");
  const wrong = [
    "lastName",
    "dateOfBirth",
    "address",
    "city",
    "state",
    "postalCode",
    "phone",
    "email",
    "dueDate",
  ];
  expect(body.error?.errors?.map(({ propertyName }) => propertyName).sort()).toEqual(
    [...wrong, "prenatalProvider"].sort(),
  );
});

describe("the responses of the contract", () => {
  const past = new Date(Date.now() - 60_000).toISOString();
  test.each([
    ["no class", async () => randomUUID() as string, 404, "NOT_FOUND"],
    ["no id at all", async () => "1", 404, "NOT_FOUND"],
    [
      "closed, and full",
      async () => (await makeClass(db, { registrantLimit: 0, registrationEndsAt: past })).id,
      409,
      "REGISTRATION_CLOSED",
    ],
    [
      "full, without a waitlist",
      async () => (await makeClass(db, { registrantLimit: 0, hasWaitlist: false })).id,
      409,
      "CLASS_FULL",
    ],
  ])("%s", async (_what, id, status, code) => {
    const answer = await send(await id(), fieldsOf());
    expect(answer).toMatchObject({ status, body: { error: { code } } });
  });

  test("ten megabytes", async () => {
    const { status, body } = await send(classId, { ...fieldsOf(), address: "x".repeat(10 * 1024 * 1024) });
    expect([status, body.error?.code]).toEqual([413, "TOO_LARGE"]);
  });
});

test("a second registration of the same person gets a response like the first", async () => {
  const { id } = await makeClass(db, { registrantLimit: 2 });
  const first = await send(id, fieldsOf("Gil"));
  const again = await send(id, fieldsOf("Gil"));
  expect(again.status).toBe(first.status);
  expect(again.body).toEqual({ registration: { id: expect.any(String), status: "confirmed" } });
  expect(await db.$count(registration, eq(registration.classId, id))).toBe(1);
});

test("names and conditions appear in no log and no audit entry", async () => {
  const joint = await makeClass(db, { category: "joint-replacement" });
  const canary = "Canary4471";
  await send(joint.id, { ...fieldsOf(canary), surgeonName: canary, jointReplacementTypeOther: canary });
  await send(joint.id, { ...fieldsOf(canary), email: "wrong" });
  expect(JSON.stringify(logged())).not.toContain(canary);
  const events = await db.select().from(auditEvent).orderBy(asc(auditEvent.id));
  expect(JSON.stringify(events)).not.toContain(canary);
});

describe("a group", () => {
  const names = { "attendee-2-firstName": "Ada", "attendee-2-lastName": "Roe" };

  test("registers with the names of everyone, and pays for all", async () => {
    const { id } = await makeClass(db, {
      hasRegistrationCost: true,
      registrationCost: 4_000,
      largestGroup: 3,
    });
    const { status, body } = await send(id, { ...fieldsOf(), ...names, attendees: "2" });
    expect(status).toBe(200);
    const subjectId = body.registration?.id ?? "";
    const [row] = await db.select().from(registration).where(eq(registration.id, subjectId));
    expect(row).toMatchObject({ people: 2, seats: 2, price: 8_000 });
    const [storedPayment] = await db.select().from(payment).where(eq(payment.subjectId, subjectId));
    expect(storedPayment?.amount).toBe(8_000);
  });

  test("gets a field's error if it has more people than the class takes, or a name is missing", async () => {
    const { id } = await makeClass(db, { largestGroup: 2 });
    const tooMany = await send(id, { ...fieldsOf(), ...names, attendees: "3" });
    expect([tooMany.status, tooMany.body.error?.errors]).toEqual([
      422,
      [{ propertyName: "attendees", message: "Choose how many people are coming, from 1 to 2." }],
    ]);
    const unnamed = await send(id, { ...fieldsOf(), ...names, "attendee-2-firstName": "", attendees: "2" });
    expect([unnamed.status, unnamed.body.error?.errors]).toEqual([
      422,
      [{ propertyName: "attendee-2-firstName", message: "Enter the first name of person 2." }],
    ]);
    expect(await db.$count(registration, eq(registration.classId, id))).toBe(0);
  });
});

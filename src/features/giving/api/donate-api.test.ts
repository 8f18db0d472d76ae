import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEvent } from "~/platform/audit/table";
import { outboxMessage } from "~/platform/outbox/table";
import { payment } from "~/platform/payments/table";
import { testApp } from "../../../../test/web-app";
import { gift } from "../table";

const settings = { CAPTCHA: "off", TRUST_PROXY: "loopback" } as const;
const { url, services, logged } = await testApp({ settings });
const { db } = services;
let visitor = 0;

const fieldsOf = (values: Record<string, string> = {}): Record<string, string> => ({
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
  ...values,
});

/**
 * Each request comes from a different network unless stated, so the rate limits do not apply. They have separate tests.
 */
async function send(
  fields: Record<string, string>,
  { key = randomUUID() as string, query = "", from = "", headers = {}, to = url } = {},
) {
  visitor += 1;
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const address = from || `10.${visitor >> 8}.${visitor & 255}.1`;
  const answer = await fetch(`${to}/donate/initiate${query}`, {
    method: "POST",
    body,
    redirect: "manual",
    headers: { "idempotency-key": key, "x-forwarded-for": address, ...headers },
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer };
}

interface Answer {
  url?: string;
  error?: { code: string; message: string; errors?: { propertyName: string }[] };
}

const giftOf = async (checkout: string | undefined) => {
  const [paying] = await db
    .select()
    .from(payment)
    .where(eq(payment.checkoutUrl, checkout ?? ""));
  const [row] = await db
    .select()
    .from(gift)
    .where(eq(gift.paymentId, paying?.id ?? randomUUID()));
  return { paying, row };
};

test("a gift returns the address of the checkout, whatever format is requested, and the response is not cached", async () => {
  const query = "?utm_source=mailing&utm_term=t&utm_medium=m&utm_campaign=c&other=x";
  const { status, headers, body } = await send(fieldsOf(), { query, headers: { accept: "text/html" } });
  expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(Object.keys(body)).toEqual(["url"]);
  const { paying, row } = await giftOf(body.url);
  expect(paying).toMatchObject({ amount: 5_000, purpose: "gift", state: "open" });
  expect(row).toMatchObject({ state: "pending", designation: "Oncology", origin: "online" });
  expect(row?.utm).toEqual({ source: "mailing", term: "t", medium: "m", campaign: "c" });
  expect(await db.$count(outboxMessage)).toBe(0);
});

test("neither the provider, the log, the audit log, nor the payment's row has the donor or the designation", async () => {
  const canary = { firstname: "Canarina", lastname: "Finchley", typeOfDonation: "Cancer Survivorship" };
  const tribute = { firstnameHonor: "Tributa", lastnameHonor: "Finchley", noteHonor: "Canary note" };
  const { body } = await send(fieldsOf({ ...canary, ...tribute }));
  const { paying, row } = await giftOf(body.url);
  const audit = await db.select().from(auditEvent);
  expect(audit.length).toBeGreaterThan(0);
  expect(row?.person).toEqual(expect.any(String));
  const { designation: _, ...stored } = row ?? {};
  expect(JSON.stringify([paying, audit, logged(), stored])).not.toMatch(
    /canar|finchley|tributa|survivorship/i,
  );
});

test("the same key with the same fields is one gift and one checkout", async () => {
  const fields = fieldsOf();
  const sent = await Promise.all(
    Array.from({ length: 20 }, () => send(fields, { key: "a-key-of-mine", from: "10.9.9.9" })),
  );
  expect(new Set(sent.map(({ body }) => body.url)).size).toBe(1);
  const { row } = await giftOf(sent[0]?.body.url);
  expect(await db.$count(gift, eq(gift.donorId, row?.donorId ?? ""))).toBe(1);
});

test("amounts and states sent by the browser change nothing", async () => {
  const { body } = await send(
    fieldsOf({ amount: "25", coverFee: "true", feeCovered: "0", state: "given", receiptNumber: "1" }),
  );
  // No card fee is configured here, so none is added.
  expect((await giftOf(body.url)).row).toMatchObject({ amount: 2_500, feeCovered: 0, state: "pending" });
});

test("returns every error at once, as the contract says", async () => {
  const { status, body } = await send({ firstname: "Ana", amount: "0.5", typeOfDonation: "None selected" });
  expect([status, body.error?.code]).toEqual([422, "VALIDATION_FAILED"]);
  expect(body.error?.errors?.map(({ propertyName }) => propertyName).sort()).toEqual(
    [
      "addressCity",
      "addressState",
      "addressStreet",
      "addressZip",
      "amount",
      "email",
      "lastname",
      "phone",
      "typeOfDonation",
    ].sort(),
  );
});

test.each(["GET", "PUT", "DELETE"])("refuses %s", async (method) => {
  const answer = await fetch(`${url}/donate/initiate`, { method });
  expect([answer.status, (await answer.json()).error.code]).toEqual([405, "METHOD_NOT_ALLOWED"]);
});

test("another site cannot make a browser give", async () => {
  const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  expect((await send(fieldsOf(), { headers })).status).toBe(403);
});

describe("limits against card testing", () => {
  test("from one network", async () => {
    const answers = [];
    for (let at = 0; at < 13; at += 1) answers.push(await send(fieldsOf(), { from: "203.0.113.7" }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { error: { code: "RATE_LIMITED" } } });
    expect(Number(answers.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("with one address, from many networks", async () => {
    const email = "thief@cards.example";
    const answers = [];
    for (let at = 0; at < 7; at += 1) answers.push(await send(fieldsOf({ email })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  test("a donor who comes back from the payment and sends the same gift is led to the same checkout, any number of times", async () => {
    for (const frequency of ["once", "monthly"]) {
      const fields = fieldsOf({ frequency, firstnameHonor: "June", tributeKind: "memory", coverFee: "true" });
      const first = await send(fields);
      const cookie = first.headers.getSetCookie().map((one) => one.split(";")[0]);
      const again = { headers: { cookie: cookie.join("; ") } };
      for (let at = 0; at < 8; at += 1) {
        const { status, body } = await send(fields, again);
        expect([status, body.url], frequency).toEqual([200, first.body.url]);
      }
      const changed = await send({ ...fields, amount: "60" }, again);
      expect(changed.body.url).not.toBe(first.body.url);
      expect((await send(fields)).body.url, "another browser").not.toBe(first.body.url);
    }
  });

  test("a changed gift counts as another one, even from the same browser", async () => {
    const fields = fieldsOf();
    const statuses = [];
    let cookie = "";
    for (let at = 0; at < 7; at += 1) {
      const answer = await send({ ...fields, amount: String(50 + at) }, { headers: { cookie } });
      cookie = answer.headers
        .getSetCookie()
        .map((one) => one.split(";")[0])
        .join("; ");
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  test("with many small gifts from many networks under many names, while larger gifts are still accepted", async () => {
    const statuses = [];
    for (let at = 0; at < 41; at += 1) statuses.push((await send(fieldsOf({ amount: "1" }))).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.at(-1)).toBe(429);
    expect((await send(fieldsOf({ amount: "50" }))).status).toBe(200);
    expect(logged().some(({ msg }) => String(msg).includes("gifts are begun more often"))).toBe(true);
  });

  test("without the limits, each of them would reach the checkout", async () => {
    const open = await testApp({ settings, services: { countUse: async () => {} } });
    const [from, email] = ["203.0.113.8", "thief@cards.example"];
    const statuses = [];
    for (let at = 0; at < 41; at += 1)
      statuses.push((await send(fieldsOf({ amount: "1", email }), { from, to: open.url })).status);
    expect(statuses).toEqual(Array(41).fill(200));
  });
});

test("the form gets the public settings of giving, and not who is notified of gifts", async () => {
  const answer = await fetch(`${url}/api/giving`);
  const { giving } = await answer.json();
  expect(giving).toMatchObject({ largestGift: 2_500_000, cardPercent: 0, givingServices: [] });
  expect(JSON.stringify(giving)).not.toContain("givingNoticeEmail");
});

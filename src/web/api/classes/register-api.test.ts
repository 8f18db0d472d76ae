import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { registration } from "~/domain/registrations/table";
import { auditEvent } from "~/platform/audit/table";
import { payment } from "~/platform/payments/table";
import { makeClass, registrant } from "../../../../test/factories/classes";
import { testApp } from "../../../../test/web-app";

const { url, services, logged } = await testApp({ settings: { CAPTCHA: "off" } });
const { db } = services;

let classId = "";
beforeAll(async () => {
  classId = (await makeClass(db, { registrantLimit: 3 })).id;
});

/** From a network of its own each time: limits have tests of their own. */
async function send(
  id: string,
  fields: Record<string, string>,
  { key = randomUUID() as string, query = "" } = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const answer = await fetch(`${url}/api/class/${id}/register${query}`, {
    method: "POST",
    body,
    headers: { "idempotency-key": key, accept: "application/json" },
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as never as Answer };
}

interface Answer {
  registration?: { id: string; status: string };
  url?: string;
  error?: { code: string; errors?: { propertyName: string }[] };
}

const fieldsOf = (name?: string): Record<string, string> => {
  const { answers: _, ...fields } = registrant(name);
  return fields as Record<string, string>;
};

test("a seat: its answer is kept by nobody, and the campaign that led there is noted", async () => {
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

test("a paid class answers with where to pay; a price that is sent is ignored", async () => {
  const { id } = await makeClass(db, { hasRegistrationCost: true, registrationCost: 4_000 });
  const { body } = await send(id, { ...fieldsOf(), registrationCost: "1", price: "1", amount: "1" });
  expect(body.registration?.status).toBe("held");
  expect(body.url).toMatch(/^http/);
  const [asked] = await db
    .select()
    .from(payment)
    .where(eq(payment.subjectId, body.registration?.id ?? ""));
  expect(asked?.amount).toBe(4_000);
});

test("the same key with the same fields is one registration and one checkout", async () => {
  const { id } = await makeClass(db, { hasRegistrationCost: true, registrationCost: 4_000 });
  const fields = fieldsOf();
  const first = await send(id, fields, { key: "a-key-of-mine" });
  expect((await send(id, fields, { key: "a-key-of-mine" })).body).toEqual(first.body);
  expect(await db.$count(registration, eq(registration.classId, id))).toBe(1);
});

test("everything that is wrong is told at once, by the type of the class", async () => {
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

describe("the contract's answers", () => {
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

test("whoever registers twice gets an answer like the first", async () => {
  const { id } = await makeClass(db, { registrantLimit: 2 });
  const first = await send(id, fieldsOf("Gil"));
  const again = await send(id, fieldsOf("Gil"));
  expect(again.status).toBe(first.status);
  expect(again.body).toEqual({ registration: { id: expect.any(String), status: "confirmed" } });
  expect(await db.$count(registration, eq(registration.classId, id))).toBe(1);
});

test("names and conditions are in no log and no note of the audit", async () => {
  const joint = await makeClass(db, { category: "joint-replacement" });
  const canary = "Canary4471";
  await send(joint.id, { ...fieldsOf(canary), surgeonName: canary, jointReplacementTypeOther: canary });
  await send(joint.id, { ...fieldsOf(canary), email: "wrong" });
  expect(JSON.stringify(logged())).not.toContain(canary);
  const events = await db.select().from(auditEvent).orderBy(asc(auditEvent.id));
  expect(JSON.stringify(events)).not.toContain(canary);
});

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { domainServices } from "~/platform/domain-services";
import { MAX_QUERY_LENGTH } from "~/platform/isomorphic/limits";
import { outboxMessage } from "~/platform/outbox/table";
import { payment, refund } from "~/platform/payments/table";
import { adminCaller } from "../../../../../test/admin-call";
import { signedIn } from "../../../../../test/factories/accounts";
import { makeClass } from "../../../../../test/factories/classes";
import { registered } from "../../../../../test/factories/registrations";
import { testApp } from "../../../../../test/web-app";
import { registration } from "../../registrations/table";

const { url, services } = await testApp();
const { db } = services;
const registrations = domainServices(services, services.env);
const call = adminCaller(url);
const coordinator = await signedIn(db, ["permissionCHClassManager"]);
const editor = await signedIn(db, ["permissionBlogManager"]);

async function ask(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
  const answer = await call(method, path, { ...coordinator.headers, ...more }, body);
  const text = await answer.text();
  return { status: answer.status, text, body: text.startsWith("{") ? JSON.parse(text) : undefined };
}

const person = async () => registered(registrations, (await makeClass(db)).id);

test("only staff who manage classes find, read, and correct registrations", async () => {
  const { id, classId } = await person();
  const edit = { revision: 1, values: { firstName: "A", lastName: "B" } };
  const requests: [string, string, unknown][] = [
    ["POST", "/registrations/search", { q: "jo" }],
    ["POST", "/registrations/export", { columns: ["name"] }],
    ["GET", "/lists/registrations/views", undefined],
    ["GET", `/registrations/${id}`, undefined],
    ["PUT", `/registrations/${id}/details`, edit],
    ["POST", `/registrations/${id}/refunds`, { amount: "full", revision: 1 }],
    ["POST", `/registrations/${id}/confirmation`, undefined],
    ["POST", `/registrations/${id}/corrections/${randomUUID()}/undo`, {}],
    ["POST", `/classes/${classId}/messages`, { subject: "Hi", text: "Hi", to: [id] }],
  ];
  for (const [method, path, body] of requests) {
    const key = { "idempotency-key": randomUUID() };
    expect([path, (await call(method, path, key, body)).status]).toEqual([path, 401]);
    const others = { ...editor.headers, ...key };
    expect([path, (await call(method, path, others, body)).status]).toEqual([path, 403]);
  }
});

test("an edit returns the correction that undoes it, and is refused with 409 once the registration has changed", async () => {
  const { id, input } = await person();
  const { body: detail } = await ask("GET", `/registrations/${id}`);
  const values = { firstName: "Ada", lastName: "Lee", email: input.email };
  const edit = { revision: detail.revision, values };
  const edited = await ask("PUT", `/registrations/${id}/details`, edit);
  expect([edited.status, edited.body]).toEqual([200, { correction: expect.any(String) }]);
  const late = await ask("PUT", `/registrations/${id}/details`, edit);
  expect([late.status, late.body.error.code]).toEqual([409, "REVISION_CONFLICT"]);
  expect(late.body.error.message).toMatch(/changed the details on .+ Look at the registration again/);
  const undo = `/registrations/${id}/corrections/${edited.body.correction}/undo`;
  expect((await ask("POST", undo, {})).status).toBe(200);
  expect((await ask("GET", `/registrations/${id}`)).body.fields).toContainEqual(
    expect.objectContaining({ name: "firstName", value: input.firstName }),
  );
});

test("a confirmation sent twice with one key is one email", async () => {
  const { id } = await person();
  const key = { "idempotency-key": randomUUID() };
  const before = await db.$count(outboxMessage);
  for (let times = 0; times < 2; times += 1)
    expect((await ask("POST", `/registrations/${id}/confirmation`, undefined, key)).status).toBe(200);
  expect((await db.$count(outboxMessage)) - before).toBe(1);
});

test("a refund sent twice with one key is one refund, and needs a key", async () => {
  const paidClass = await makeClass(db, { hasRegistrationCost: true, registrationCost: 4_000 });
  const made = await registered(registrations, paidClass.id);
  await db.update(payment).set({ state: "paid" }).where(eq(payment.id, made.paymentId));
  const [row] = await db
    .update(registration)
    .set({ status: "confirmed", confirmedAt: new Date() })
    .where(eq(registration.id, made.id))
    .returning();
  const body = { amount: 1_000, revision: row?.revision };
  const key = { "idempotency-key": randomUUID() };
  expect((await ask("POST", `/registrations/${made.id}/refunds`, body)).status).toBe(422);
  const twice = await Promise.all(
    [1, 2].map(() => ask("POST", `/registrations/${made.id}/refunds`, body, key)),
  );
  expect(twice.map(({ status, body: answer }) => [status, answer])).toEqual([
    [200, { refund: 1_000 }],
    [200, { refund: 1_000 }],
  ]);
  expect(await db.$count(refund, eq(refund.paymentId, made.paymentId))).toBe(1);
});

test("what staff send is bounded, and wrong fields are named", async () => {
  const { id } = await person();
  const status = async (method: string, path: string, body: unknown) =>
    (await ask(method, path, body)).status;
  expect(await status("POST", "/registrations/search", { q: "a" })).toBe(422);
  expect(await status("POST", "/registrations/search", { q: "a".repeat(MAX_QUERY_LENGTH + 1) })).toBe(422);
  const many = Object.fromEntries(Array.from({ length: 261 }, (_, place) => [`field-${place}`, "x"]));
  expect(await status("PUT", `/registrations/${id}/details`, { revision: 1, values: many })).toBe(422);
  const to = Array.from({ length: 1_001 }, () => randomUUID());
  const { classId } = await person();
  expect(await status("POST", `/classes/${classId}/messages`, { subject: "Hi", text: "Hi", to })).toBe(422);
});

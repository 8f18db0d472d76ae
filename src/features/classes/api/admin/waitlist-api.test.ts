import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { domainServices } from "~/platform/domain-services";
import { outboxMessage } from "~/platform/outbox/table";
import { adminCaller } from "../../../../../test/admin-call";
import { signedIn } from "../../../../../test/factories/accounts";
import { makeClass, registrant } from "../../../../../test/factories/classes";
import { testApp } from "../../../../../test/web-app";
import { registerForClass } from "../../registrations/register-for-class";

const { url, services } = await testApp();
const { db } = services;
const registrations = domainServices(services, services.env);
const call = adminCaller(url);
const { headers } = await signedIn(db, ["permissionCHClassManager"]);

async function ask(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
  const answer = await call(method, path, { ...headers, ...more }, body);
  const text = await answer.text();
  return { status: answer.status, text, body: text.startsWith("{") ? JSON.parse(text) : undefined };
}

const makeOne = async (values: Record<string, unknown> = {}) => (await makeClass(db, values)).id;
async function register(classId: string, input = registrant()) {
  const request = { classId, input, utm: {}, idempotencyKey: randomUUID() };
  return (await registerForClass(registrations, request)).registration.id;
}
const rosterOf = async (classId: string) => (await ask("GET", `/classes/${classId}/registrations`)).body;

test("a walk-in sent twice with one key is one person; without a key it is two", async () => {
  const classId = await makeOne({ registrantLimit: 1 });
  const who = { firstName: "Max", lastName: "Roe", email: "", phone: "", evenIfFull: true };
  const key = { "idempotency-key": randomUUID() };
  const twice = await Promise.all(
    [1, 2].map(() => ask("POST", `/classes/${classId}/registrations`, who, key)),
  );
  expect(twice.map(({ status }) => status)).toEqual([201, 201]);
  expect(twice[0]?.body).toEqual(twice[1]?.body);
  expect((await rosterOf(classId)).items).toMatchObject([
    { isWalkIn: true, checkedInAt: expect.any(String) },
  ]);
  await ask("POST", `/classes/${classId}/registrations`, who);
  expect((await rosterOf(classId)).items).toHaveLength(2);
  const wrong = await ask("POST", `/classes/${classId}/registrations`, {
    ...who,
    firstName: " ",
    email: "x",
  });
  expect(wrong.status).toBe(422);
  expect(wrong.body.error.errors.map(({ propertyName }: { propertyName: string }) => propertyName)).toEqual([
    "firstName",
    "email",
  ]);
});

test("the waitlist can be reordered, and a seat offered or given out of turn", async () => {
  const classId = await makeOne({ registrantLimit: 1 });
  await register(classId);
  const [a = "", b = "", c = ""] = [
    await register(classId),
    await register(classId),
    await register(classId),
  ];
  const waiting = async () =>
    (await rosterOf(classId)).items
      .filter(({ status }: { status: string }) => status === "waitlisted")
      .map(({ id }: { id: string }) => id);
  expect(await waiting()).toEqual([a, b, c]);
  await ask("PUT", `/registrations/${c}/place`, { position: 1 });
  expect(await waiting()).toEqual([c, a, b]);
  await ask("PUT", `/registrations/${c}/place`, { position: 2 });
  expect(await waiting()).toEqual([a, c, b]);
  await ask("PUT", `/registrations/${a}/place`, { position: 99 });
  expect(await waiting()).toEqual([c, b, a]);
  expect((await ask("POST", `/registrations/${b}/offer`)).status).toBe(200);
  expect((await ask("POST", `/registrations/${b}/offer`)).status).toBe(400);
  expect((await ask("POST", `/registrations/${a}/seat`, { evenIfFull: true })).status).toBe(200);
  const status = Object.fromEntries(
    (await rosterOf(classId)).items.map((one: { id: string; status: string }) => [one.id, one.status]),
  );
  expect([status[a], status[b], status[c]]).toEqual(["confirmed", "offered", "waitlisted"]);
});

test("moves a person to another class of the same type that has room", async () => {
  const [from, to] = [await makeOne(), await makeOne({ registrantLimit: 5 })];
  const full = await makeOne({ registrantLimit: 0 });
  const id = await register(from);
  const { body } = await ask("GET", `/classes/${from}/other-classes`);
  const left = Object.fromEntries(
    body.items.map((one: { id: string; seatsLeft: number }) => [one.id, one.seatsLeft]),
  );
  expect([left[to], left[full], left[from]]).toEqual([5, 0, undefined]);
  expect((await ask("PUT", `/registrations/${id}/class`, { classId: full })).body.error.code).toBe(
    "CLASS_FULL",
  );
  expect((await ask("PUT", `/registrations/${id}/class`, { classId: to })).status).toBe(200);
  expect((await rosterOf(to)).items).toMatchObject([{ id, status: "confirmed" }]);
});

test("the choice of another class names weekday, date, time, place, and free seats", async () => {
  const startsAt = new Date("2035-01-15T15:00:00Z").toISOString();
  const endsAt = new Date("2035-01-15T17:00:00Z").toISOString();
  const described = { useCustomDateDescription: true, customDateDescription: "Mondays" };
  const to = await makeOne({ startsAt, endsAt, registrantLimit: 4, place: "Pine Room", ...described });
  await register(to);
  const { body } = await ask("GET", `/classes/${await makeOne()}/other-classes`);
  const found = body.items.find(({ id }: { id: string }) => id === to);
  expect(found).toMatchObject({ place: "Pine Room", seatsLeft: 3 });
  expect(found.when.replaceAll(/\s/g, " ")).toBe("Monday January 15, 2035 | 9:00 AM to 11:00 AM");
});

test("a message sent twice with one key goes out once", async () => {
  const classId = await makeOne();
  await register(classId);
  const key = { "idempotency-key": randomUUID() };
  const message = { subject: "Bring a pillow", text: "One each." };
  for (let times = 0; times < 2; times += 1)
    expect((await ask("POST", `/classes/${classId}/messages`, message, key)).body).toEqual({ recipients: 1 });
  const sent = await db.select().from(outboxMessage).where(eq(outboxMessage.kind, "registrations.message"));
  expect(sent).toHaveLength(1);
});

import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { domainServices } from "~/platform/domain-services";
import { makeUser, signInHeaders } from "../../../../../test/factories/accounts";
import { makeClass, registrant } from "../../../../../test/factories/classes";
import { testApp } from "../../../../../test/web-app";
import { registerForClass } from "../../registrations/register-for-class";

const { url, services } = await testApp();
const registrations = domainServices(services, services.env);
let headers: Record<string, string> = {};
let classId = "";
let id = "";

beforeAll(async () => {
  headers = await signInHeaders(
    services.db,
    await makeUser(services.db, { flags: ["permissionCHClassManager"] }),
  );
  classId = (await makeClass(services.db, { category: "sportsmetrics", registrantLimit: 2 })).id;
  const input = registrant("Lou", { dateOfBirth: "2012-03-04" });
  const request = { classId, input, utm: {}, idempotencyKey: randomUUID() };
  ({ id } = (await registerForClass(registrations, request)).registration);
});

async function call(method: string, path: string, body?: unknown) {
  const answer = await fetch(`${url}/api/admin/${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.includes("json");
  return { status: answer.status, text, body: isJson ? JSON.parse(text) : undefined };
}

test("staff see the roster, check people in, and read sensitive answers one person at a time", async () => {
  const roster = await call("GET", `classes/${classId}/registrations?q=lou`);
  expect(roster.body).toMatchObject({
    class: { taken: 1, limit: 2 },
    items: [{ id, hasSensitiveAnswers: true }],
  });
  expect(roster.text).not.toContain("2012-03-04");
  for (let times = 0; times < 2; times += 1)
    expect(await call("PUT", `registrations/${id}/check-in`, {})).toMatchObject({ status: 200 });
  expect((await call("GET", `registrations/${id}/answers`)).body.answers).toMatchObject([
    { answer: "2012-03-04" },
  ]);
  expect((await call("PUT", `registrations/${id}/note`, { note: "Late" })).status).toBe(200);
  expect((await call("GET", `classes/${classId}/registrations.csv`)).text).toMatch(/Lou.*Late/);
});

test("walk-ins, seats beyond the limit, moves, and cancellations return what the contract says", async () => {
  const walkIn = { firstName: "Max", lastName: "Roe" };
  expect((await call("POST", `classes/${classId}/registrations`, walkIn)).status).toBe(201);
  const full = await call("POST", `classes/${classId}/registrations`, { ...walkIn, firstName: "Moe" });
  expect([full.status, full.body.error.code]).toEqual([409, "CLASS_FULL"]);
  const other = (await makeClass(services.db)).id;
  expect((await call("PUT", `registrations/${id}/class`, { classId: other })).status).toBe(200);
  expect((await call("POST", `registrations/${id}/cancellation`, { refund: "policy" })).body).toMatchObject({
    refund: 0,
  });
  expect((await call("POST", `registrations/${id}/cancellation`, { refund: "policy" })).status).toBe(400);
  const message = { subject: "Bring a pillow", text: "One each." };
  // The only registrant left is a walk-in without an email.
  expect((await call("POST", `classes/${classId}/messages`, message)).body).toEqual({ recipients: 0 });
  expect((await call("POST", `classes/${classId}/cancellation`)).status).toBe(200);
  expect((await call("GET", `classes/${randomUUID()}/registrations`)).status).toBe(404);
});

test("a canceled registration is not counted as registered, seated, or checked in", async () => {
  const { id: of } = await makeClass(services.db, { registrantLimit: 3 });
  const register = async (name: string) => {
    const request = { classId: of, input: registrant(name), utm: {}, idempotencyKey: randomUUID() };
    return (await registerForClass(registrations, request)).registration.id;
  };
  const [ann, bob] = [await register("Ann"), await register("Bob")];
  for (const one of [ann, bob])
    expect((await call("PUT", `registrations/${one}/check-in`, {})).status).toBe(200);
  expect((await call("GET", `classes/${of}/registrations`)).body.class).toMatchObject({
    taken: 2,
    checkedIn: 2,
  });
  await call("POST", `registrations/${bob}/cancellation`, { refund: "policy" });
  const { body } = await call("GET", `classes/${of}/registrations`);
  expect(body.class).toMatchObject({ taken: 1, checkedIn: 1, waiting: 0 });
  expect(
    body.items.map(({ id: one, status, checkedInAt }: Record<string, string | null>) => [
      one,
      status,
      checkedInAt === null,
    ]),
  ).toEqual([
    [ann, "confirmed", false],
    [bob, "cancelled", true],
  ]);
  const csv = (await call("GET", `classes/${of}/registrations.csv`)).text;
  const [headings = [], ...rows] = csv
    .replace("\uFEFF", "")
    .trim()
    .split("\n")
    .map((row) => row.split(","));
  const column = (name: string) => rows.map((row) => row[headings.indexOf(name)]);
  expect(column("Status")).toEqual(["confirmed", "cancelled"]);
  expect(column("Seats")).toEqual(["1", ""]);
  expect(column("Checked in at")).toEqual([expect.stringMatching(/^\d{4}-/), ""]);
  const message = { subject: "Bring a pillow", text: "One each." };
  expect((await call("POST", `classes/${of}/messages`, message)).body).toEqual({ recipients: 1 });
  expect((await call("PUT", `registrations/${bob}/check-in`, {})).status).toBe(400);
});

test("a draft has no roster yet, and the error says so", async () => {
  const made = await call("POST", "classes", { data: { title: "Next spring" } });
  const roster = await call("GET", `classes/${made.body.item.id}/registrations`);
  expect([roster.status, roster.body.error.message]).toEqual([
    404,
    expect.stringContaining("not been published yet"),
  ]);
  const nothing = await call("GET", `classes/${randomUUID()}/registrations`);
  expect(nothing.body.error.message).toBe("There is no such class.");
});

import { describe, expect, test, vi } from "vitest";
import { adminCaller, browserOf } from "../../../../test/admin-call";
import { makeUser } from "../../../../test/factories/accounts";
import { testApp } from "../../../../test/web-app";

// Each attempt takes a tenth of a second of CPU time, more on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let time = Date.now();
const app = await testApp({
  settings: { TRUST_PROXY: "loopback" },
  services: { now: () => new Date(time) },
});
const { db } = app.services;
const call = adminCaller(app.url);
const password = "lantern over quiet wheat fields";
const minute = 60_000;

const signIn = (email: string, given: string, from: string, headers: Record<string, string> = {}) =>
  call("POST", "/session", { "x-forwarded-for": from, ...headers }, { email, password: given });

async function guess(email: string, times: number, from: string, headers = {}): Promise<number[]> {
  const statuses = [];
  for (let count = 0; count < times; count += 1)
    statuses.push((await signIn(email, "not the password", from, headers)).status);
  return statuses;
}

describe("failed attempts", () => {
  test("wait longer and longer after five, and the right password waits too", async () => {
    const { email } = await makeUser(db, { password });
    expect(await guess(email, 6, "192.0.2.1")).toEqual([422, 422, 422, 422, 422, 429]);
    const right = await signIn(email, password, "192.0.2.1");
    expect([right.status, right.headers.get("retry-after")]).toEqual([429, "30"]);
    time += 31_000;
    expect(await guess(email, 2, "192.0.2.1")).toEqual([422, 429]);
    expect((await signIn(email, password, "192.0.2.1")).headers.get("retry-after")).toBe("60");
    time += 61_000;
    expect((await signIn(email, password, "192.0.2.1")).status).toBe(200);
  });

  test("an email without an account is treated the same", async () => {
    expect(await guess("nobody@x.example", 6, "192.0.2.2")).toEqual([422, 422, 422, 422, 422, 429]);
  });

  test("twenty simultaneous attempts count like twenty in sequence", async () => {
    const { email } = await makeUser(db, { password });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signIn(email, "not the password", "192.0.2.3")),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  });

  test("an attacker elsewhere cannot lock people out of places where they signed in before", async () => {
    const { email } = await makeUser(db, { password });
    expect((await signIn(email, password, "198.51.100.7")).status).toBe(200);
    for (let host = 1; host <= 5; host += 1) await guess(email, 5, `203.0.113.${host}`);
    // Attempts from all unknown networks are throttled together …
    expect((await signIn(email, password, "203.0.113.99")).status).toBe(429);
    // … but not attempts from the person's own network.
    expect((await signIn(email, password, "198.51.100.7")).status).toBe(200);
  });

  test("an attacker on the same network locks neither people out of their own device, nor colleagues out", async () => {
    const { email } = await makeUser(db, { password });
    const colleague = await makeUser(db, { password });
    const first = await signIn(email, password, "198.51.100.8");
    const { cookie } = await browserOf(first);
    await guess(email, 10, "198.51.100.8");
    expect((await signIn(email, password, "198.51.100.8")).status).toBe(429);
    expect((await signIn(email, password, "198.51.100.8", { cookie })).status).toBe(200);
    expect((await signIn(colleague.email, password, "198.51.100.8")).status).toBe(200);
  });

  test("a forged device cookie gains nothing", async () => {
    const { email } = await makeUser(db, { password });
    const statuses = [];
    for (let count = 0; count < 6; count += 1) {
      const headers = { cookie: `openward_device=made-up-${count}` };
      statuses.push((await signIn(email, "not the password", "192.0.2.4", headers)).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  test("are forgotten after a day", async () => {
    const { email } = await makeUser(db, { password });
    await guess(email, 6, "192.0.2.5");
    time += 24 * 60 * minute + 1;
    expect(await guess(email, 6, "192.0.2.5")).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

test("networks and accounts are not stored in plain text", async () => {
  const { email } = await makeUser(db, { password });
  await guess(email, 1, "192.0.2.77");
  await signIn(email, password, "192.0.2.77");
  const { rows } = await db.execute("select * from staff_sign_in_attempt, staff_known_origin");
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|@/);
});

test("the log has neither people nor what they entered", async () => {
  const { email } = await makeUser(db, { password, name: "Canary Person", email: "canary@x.example" });
  await guess(email, 2, "192.0.2.78");
  await signIn(email, password, "192.0.2.78");
  await call("POST", "/password-reset", {}, { email });
  await call("GET", "/session", { cookie: "openward_session=canary-cookie", authorization: "Bearer canary" });
  const log = JSON.stringify(app.logged());
  expect(log).toContain("/api/admin/session");
  expect(log).not.toMatch(/canary|not the password|wheat|192\.0\.2/i);
});

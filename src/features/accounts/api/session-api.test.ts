import { describe, expect, test } from "vitest";
import { adminCaller, browserOf } from "../../../../test/admin-call";
import { makeUser, signedIn, signInHeaders } from "../../../../test/factories/accounts";
import { testApp } from "../../../../test/web-app";

const { url, services } = await testApp();
const { db } = services;
const password = "lantern over quiet wheat fields";

const call = adminCaller(url);
const signIn = (email: string, given = password) => call("POST", "/session", {}, { email, password: given });

describe("signing in", () => {
  test("sets a cookie for the admin API alone, and returns the other secret in the response", async () => {
    const user = await makeUser(db, { password, flags: ["permissionBlogManager"], email: "jo@x.example" });
    const answer = await signIn("  JO@x.example ");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const cookie = answer.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^openward_session=[\w-]{43}; /);
    expect(cookie).toMatch(/; Path=\/api\/admin; .*HttpOnly; SameSite=Strict/);
    expect(cookie).not.toMatch(/Secure/);
    const body = await answer.clone().json();
    expect(body).toMatchObject({
      user: { id: user.id, email: "jo@x.example", isAdmin: true, permissionBlogManager: true },
    });
    expect(body.user.permissionPageManager).toBe(false);
    expect(cookie).not.toContain(body.apiToken);
    const headers = await browserOf(answer);
    const session = await call("GET", "/session", headers);
    expect(await session.json()).toMatchObject({
      user: { id: user.id },
      session: { id: expect.any(String) },
    });
  });

  test("neither secret works alone, nor with another session's other secret", async () => {
    const { headers } = await signedIn(db, "administrator");
    const other = (await signedIn(db, "administrator")).headers;
    const statuses = await Promise.all(
      [
        {},
        { cookie: headers.cookie },
        { authorization: headers.authorization },
        { cookie: headers.cookie, authorization: other.authorization },
        { cookie: headers.cookie, authorization: `Bearer ${headers.cookie.split("=")[1]}` },
        headers,
      ].map(async (some) => (await call("GET", "/session", some as Record<string, string>)).status),
    );
    expect(statuses).toEqual([401, 401, 401, 401, 401, 200]);
  });

  test("an unknown email and a wrong password get the same response", async () => {
    await makeUser(db, { password, email: "known@x.example" });
    await makeUser(db, { password, email: "gone@x.example", disabledAt: new Date() });
    const bodies = await Promise.all([
      signIn("known@x.example", "not the password at all"),
      signIn("nobody@x.example"),
      signIn("gone@x.example"),
    ]);
    expect(bodies.map((answer) => answer.status)).toEqual([422, 422, 422]);
    const [wrong, unknown, gone] = await Promise.all(bodies.map((answer) => answer.json()));
    expect(unknown).toEqual(wrong);
    expect(gone).toEqual(wrong);
  });

  test("ends the browser's previous session", async () => {
    const user = await makeUser(db, { password });
    const before = await browserOf(await signIn(user.email));
    const after = await call("POST", "/session", { cookie: before.cookie }, { email: user.email, password });
    expect(after.status).toBe(200);
    expect((await call("GET", "/session", before)).status).toBe(401);
    expect((await call("GET", "/session", await browserOf(after))).status).toBe(200);
  });
});

test("signing out ends the session", async () => {
  const { headers } = await signedIn(db, []);
  const answer = await call("DELETE", "/session", headers);
  expect(answer.status).toBe(204);
  expect(answer.headers.get("set-cookie")).toMatch(/openward_session=;.*Max-Age=0/);
  expect((await call("GET", "/session", headers)).status).toBe(401);
});

test("a session ends after twelve idle hours, and after thirty days in any case", async () => {
  let time = Date.now();
  const app = await testApp({ services: { now: () => new Date(time) } });
  const user = await makeUser(app.services.db);
  const headers = await signInHeaders(app.services.db, user);
  const status = async () => (await adminCaller(app.url)("GET", "/session", headers)).status;
  const hour = 3_600_000;
  for (let day = 0; day < 59; day += 1) {
    time += 12 * hour - 1_000;
    expect([day, await status()]).toEqual([day, 200]);
  }
  time += 12 * hour;
  expect(await status()).toBe(401);
  const quiet = await signInHeaders(app.services.db, user, new Date(time));
  time += 12 * hour;
  expect((await adminCaller(app.url)("GET", "/session", quiet)).status).toBe(401);
});

test("over https the cookie is secure", async () => {
  const app = await testApp({ settings: { SITE_URL: "https://www.hospital.example" } });
  const user = await makeUser(app.services.db, { password });
  const answer = await adminCaller(app.url)("POST", "/session", {}, { email: user.email, password });
  expect(answer.headers.getSetCookie()).toHaveLength(2);
  for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/; Secure/);
});

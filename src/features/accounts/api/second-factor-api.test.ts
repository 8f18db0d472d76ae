import { TOTP } from "otpauth";
import { describe, expect, test, vi } from "vitest";
import { adminCaller, browserOf } from "../../../../test/admin-call";
import { makeUser, signedIn, signInHeaders } from "../../../../test/factories/accounts";
import { testApp } from "../../../../test/web-app";
import { staffUser } from "../table";

vi.setConfig({ testTimeout: 60_000 });

let time = Date.now();
const { url, services } = await testApp({ services: { now: () => new Date(time) } });
const { db } = services;
const call = adminCaller(url);
const password = "lantern over quiet wheat fields";

/** A person with an authenticator, whose current code is `code()`. */
async function withTotp() {
  const user = await makeUser(db, { password });
  const headers = await signInHeaders(db, user, new Date(time));
  const setUp = (await (await call("POST", "/account/totp", headers)).json()) as {
    uri: string;
    secret: string;
  };
  const code = () => new TOTP({ secret: setUp.secret }).generate({ timestamp: time });
  const confirmed = await call("PUT", "/account/totp", headers, { totp: code() });
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
  time += 30_000;
  const signIn = (totp?: string) => call("POST", "/session", {}, { email: user.email, password, totp });
  return { user, headers, setUp, code, recoveryCodes, signIn };
}

const problem = async (answer: Response) => {
  const { error } = (await answer.json()) as { error: { errors?: { propertyName: string }[] } };
  return [answer.status, error.errors?.[0]?.propertyName];
};

describe("an authenticator app", () => {
  test("is required once it was confirmed, and its codes work once", async () => {
    const { setUp, code, recoveryCodes, signIn, headers } = await withTotp();
    expect(setUp.uri).toMatch(
      /^otpauth:\/\/totp\/127\.0\.0\.1:person-\d+%40prairielantern\.example\?.*secret=/,
    );
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await problem(await signIn())).toEqual([422, "totp"]);
    expect(await problem(await signIn("000000"))).toEqual([422, "totp"]);
    const used = code();
    const signedInNow = await signIn(used);
    expect(signedInNow.status).toBe(200);
    expect(await signedInNow.json()).toMatchObject({ user: { hasTotp: true, recoveryCodesLeft: 10 } });
    expect(await problem(await signIn(used))).toEqual([422, "totp"]);
    expect((await call("GET", "/session", headers)).status).toBe(200);
  });

  test("of two simultaneous sign-ins with one code, one has to wait for the next code", async () => {
    const { code, signIn } = await withTotp();
    const answers = await Promise.all([signIn(code()), signIn(code())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test("a code works half a minute later, and not two minutes later", async () => {
    const { code, signIn } = await withTotp();
    time += 120_000;
    const old = code();
    time += 30_000;
    expect((await signIn(old)).status).toBe(200);
    const older = code();
    time += 120_000;
    expect(await problem(await signIn(older))).toEqual([422, "totp"]);
  });

  test("its secret is encrypted at rest", async () => {
    const { setUp } = await withTotp();
    const rows = JSON.stringify(await db.select().from(staffUser));
    expect(rows).not.toContain(setUp.secret);
  });

  test("takes effect only after a code of it was entered", async () => {
    const { user, headers } = await signedIn(db, []);
    const fresh = await signInHeaders(db, user, new Date(time));
    await call("POST", "/account/totp", fresh);
    expect(await problem(await call("PUT", "/account/totp", fresh, { totp: "000000" }))).toEqual([
      422,
      "totp",
    ]);
    expect((await (await call("GET", "/session", fresh)).json()).user.hasTotp).toBe(false);
    expect(headers).toBeDefined();
  });

  test("a recovery code works instead, once, however it is typed", async () => {
    const { recoveryCodes, signIn } = await withTotp();
    const [one = ""] = recoveryCodes;
    const answer = await signIn(` ${one.replaceAll("-", " ").toUpperCase()} `);
    expect(await answer.json()).toMatchObject({ user: { recoveryCodesLeft: 9 } });
    expect(await problem(await signIn(one))).toEqual([422, "totp"]);
  });

  test("new recovery codes replace the old", async () => {
    const { user, recoveryCodes, signIn } = await withTotp();
    const headers = await signInHeaders(db, user, new Date(time));
    const answer = await call("POST", "/account/recovery-codes", headers);
    const fresh = ((await answer.json()) as { recoveryCodes: string[] }).recoveryCodes;
    expect(await problem(await signIn(recoveryCodes[1]))).toEqual([422, "totp"]);
    expect((await signIn(fresh[1])).status).toBe(200);
  });

  test("a user manager removes it; the person is notified", async () => {
    const { user, signIn } = await withTotp();
    const helper = await makeUser(db, { flags: ["permissionUserManager"] });
    const headers = await signInHeaders(db, helper, new Date(time));
    expect((await call("DELETE", `/users/${user.id}/totp`, headers)).status).toBe(204);
    expect((await signIn()).status).toBe(200);
    const { rows } = await db.execute("select kind from outbox_message where kind = 'accounts.totp-removed'");
    expect(rows).toEqual([{ kind: "accounts.totp-removed" }]);
  });
});

describe("reauthentication", () => {
  test("renews access to what needs a recent sign-in, by password and code", async () => {
    const { user, code } = await withTotp();
    const stale = await signInHeaders(db, user, new Date(time - 11 * 60_000));
    const attempt = (body: object) => call("POST", "/session/reauthentication", stale, body);
    expect((await call("POST", "/account/recovery-codes", stale)).status).toBe(403);
    expect(await problem(await attempt({ password: "not it at all" }))).toEqual([422, "password"]);
    expect(await problem(await attempt({ password }))).toEqual([422, "totp"]);
    const answer = await attempt({ password, totp: code() });
    expect(await answer.json()).toEqual({ freshUntil: new Date(time + 10 * 60_000).toISOString() });
    expect((await call("POST", "/account/recovery-codes", stale)).status).toBe(200);
  });
});

describe("a new password", () => {
  test("ends all other sessions; this browser continues with a new one", async () => {
    const user = await makeUser(db, { password });
    const here = await signInHeaders(db, user, new Date(time));
    const elsewhere = await signInHeaders(db, user, new Date(time));
    const next = "seven slow herons cross the river";
    const attempt = (body: object) => call("PUT", "/account/password", here, body);
    expect(await problem(await attempt({ currentPassword: "not it", password: next }))).toEqual([
      422,
      "currentPassword",
    ]);
    for (const easy of ["short", "password1234", "123456789012", `${user.name} ${user.name}`])
      expect([easy, await problem(await attempt({ currentPassword: password, password: easy }))]).toEqual([
        easy,
        [422, "password"],
      ]);
    const answer = await attempt({ currentPassword: password, password: next });
    expect(answer.status).toBe(200);
    expect((await call("GET", "/session", here)).status).toBe(401);
    expect((await call("GET", "/session", elsewhere)).status).toBe(401);
    expect((await call("GET", "/session", await browserOf(answer))).status).toBe(200);
    const old = await call("POST", "/session", {}, { email: user.email, password });
    expect(old.status).toBe(422);
  });
});

test("a person sees their sessions described, and ends one or all others", async () => {
  const user = await makeUser(db);
  const [here, there, third] = [
    await signInHeaders(db, user, new Date(time)),
    await signInHeaders(db, user, new Date(time)),
    await signInHeaders(db, user, new Date(time)),
  ];
  const items = async () => (await (await call("GET", "/account/sessions", here)).json()).items;
  expect(await items()).toHaveLength(3);
  expect((await items()).filter((item: { current: boolean }) => item.current)).toHaveLength(1);
  const { session } = await (await call("GET", "/session", there)).json();
  expect((await call("DELETE", `/account/sessions/${session.id}`, here)).status).toBe(204);
  expect((await call("GET", "/session", there)).status).toBe(401);
  const stranger = await signedIn(db, "administrator");
  const own = (await items())[0].id;
  expect((await call("DELETE", `/account/sessions/${own}`, stranger.headers)).status).toBe(404);
  expect((await call("DELETE", "/account/sessions", here)).status).toBe(204);
  expect((await call("GET", "/session", third)).status).toBe(401);
  expect((await call("GET", "/session", here)).status).toBe(200);
});

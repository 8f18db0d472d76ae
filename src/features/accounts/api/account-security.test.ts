import { eq } from "drizzle-orm";
import { TOTP } from "otpauth";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { systemActor } from "~/platform/audit/actor";
import { recordRefusal } from "~/platform/audit/record-refusal";
import { auditEvent, auditRefusal } from "~/platform/audit/table";
import { MAIL_SITE } from "~/platform/mail/site-links";
import { outboxMessage } from "~/platform/outbox/table";
import { adminRoutes } from "~/server/admin-api/admin-route";
import { adminCaller, browserOf } from "../../../../test/admin-call";
import { makeUser, signedIn, signInHeaders } from "../../../../test/factories/accounts";
import { publishSettings } from "../../../../test/factories/settings";
import { SoftwarePasskey } from "../../../../test/software-passkey";
import { testApp } from "../../../../test/web-app";
import { makeApiToken } from "../api-tokens/make-api-token";
import { actorOf, type StaffUser } from "../identity";
import { newLink } from "../links/new-link";
import { staffKnownOrigin } from "../table";

vi.setConfig({ testTimeout: 60_000 });

const origin = "https://www.hospital.example";
/** The clock advances a millisecond with each reading, so that emails have an order. */
let time = Date.now();
const { url, services } = await testApp({
  settings: { SITE_URL: origin, TZ_HOSPITAL: "America/Chicago", TRUST_PROXY: "loopback" },
  services: { now: () => new Date(time++) },
});
const { db, sealer } = services;
const call = adminCaller(url);
const password = "lantern over quiet wheat fields";
const next = "seven slow herons cross the river";

type Headers = Record<string, string>;

async function statusOf(method: string, path: string, headers: Headers, body?: object) {
  return (await call(method, path, headers, body)).status;
}

/** The status, and the fields or the code of the error. */
async function problem(answer: Response) {
  const { error } = await answer.json();
  return [
    answer.status,
    error.errors?.map((one: { propertyName: string }) => one.propertyName) ?? error.code,
  ];
}

async function addPasskey(headers: Headers, name = "Laptop") {
  const device = new SoftwarePasskey(origin);
  const { challengeId, options } = await (await call("POST", "/account/passkey-challenge", headers)).json();
  const body = { challengeId, name, response: device.register(options) };
  expect(await statusOf("POST", "/account/passkeys", headers, body)).toBe(201);
  return device;
}

async function passkeyAnswer(device: SoftwarePasskey) {
  const { challengeId, options } = await (await call("POST", "/session/passkey-challenge")).json();
  return { challengeId, response: device.sign(options) };
}

async function passkeySignIn(device: SoftwarePasskey, headers: Headers = {}) {
  return call("POST", "/session/passkey", headers, await passkeyAnswer(device));
}

async function tokenOf(user: StaffUser, name = "Nightly export"): Promise<Headers> {
  const requestBody = { name, permissions: [], days: 30 };
  const { token } = await makeApiToken(services, actorOf(user), user, requestBody);
  return { authorization: `Bearer ${token}` };
}

/** The emails to a person, oldest first. */
async function mailTo({ email }: StaffUser): Promise<{ kind: string; text: string }[]> {
  const rows = await db.select().from(outboxMessage).orderBy(outboxMessage.createdAt);
  return rows
    .map(({ kind, sealed }) => ({ kind, ...JSON.parse(sealer.open(sealed ?? "", "mail")) }))
    .filter(({ to }) => to === email);
}

const kindsTo = async (user: StaffUser) => (await mailTo(user)).map(({ kind }) => kind);

/** An account in which an intruder has a session, a personal token, and a passkey. */
async function takenOver() {
  const user = await makeUser(db, { password, flags: ["permissionBlogManager"] });
  const own = await signInHeaders(db, user, new Date(time));
  const session = await signInHeaders(db, user, new Date(time));
  const token = await tokenOf(user);
  const passkey = await addPasskey(session);
  return { user, own, session, token, passkey };
}

/** Which of the intruder's accesses still work. */
async function stillOpen({ session, token, passkey }: Awaited<ReturnType<typeof takenOver>>) {
  const ways: string[] = [];
  if ((await statusOf("GET", "/session", session)) === 200) ways.push("session");
  if ((await statusOf("GET", "/session", token)) === 200) ways.push("token");
  if ((await passkeySignIn(passkey)).status === 200) ways.push("passkey");
  return ways;
}

describe("setting a password ends a takeover", () => {
  type Account = Awaited<ReturnType<typeof takenOver>>;
  const ways: Record<string, (account: Account) => Promise<(passkeys?: string) => Promise<Response>>> = {
    "by its owner":
      async ({ own }) =>
      (passkeys) =>
        call("PUT", "/account/password", own, { currentPassword: password, password: next, passkeys }),
    "by a reset link": async ({ user }) => {
      const token = await newLink(db, "reset", user.id, new Date(time));
      return (passkeys) => call("PUT", "/password-reset", {}, { token, password: next, passkeys });
    },
    "by the recovery link": async ({ user: { email, name } }) => {
      const token = await newLink(db, "set-up", null, new Date(time));
      return (passkeys) => call("POST", "/set-up", {}, { token, email, name, password: next, passkeys });
    },
  };

  test.each(Object.entries(ways))("%s, after a choice about the passkeys", async (_who, way) => {
    const account = await takenOver();
    const set = await way(account);
    expect(await problem(await set())).toEqual([422, ["passkeys"]]);
    expect(await stillOpen(account)).toEqual(["session", "token", "passkey"]);
    expect((await set("remove")).status).toBe(200);
    expect(await stillOpen(account)).toEqual([]);
    const notice = (await mailTo(account.user)).findLast(({ kind }) => kind === "accounts.password-changed");
    expect(notice?.text).toContain("The passkeys of the account were removed.");
  });

  test("a passkey stays if that was chosen", async () => {
    const account = await takenOver();
    const set = await ways["by its owner"]?.(account);
    const answer = await set?.("keep");
    expect(answer?.status).toBe(200);
    expect(await stillOpen(account)).toEqual(["passkey"]);
    expect(await statusOf("GET", "/session", await browserOf(answer ?? Response.error()))).toBe(200);
  });

  test("the missing choice about passkeys is not a failed attempt, and an account without passkeys needs none", async () => {
    const user = await makeUser(db, { password });
    const headers = await signInHeaders(db, user, new Date(time));
    const change = { currentPassword: password, password: next };
    expect(await statusOf("PUT", "/account/password", headers, change)).toBe(200);
  });
});

test("disabling an account ends its sessions and tokens for good", async () => {
  const account = await takenOver();
  const { user } = account;
  const administrator = await signedIn(db, "administrator");
  const boss = await signInHeaders(db, administrator.user, new Date(time));
  const change = async (disabled: boolean) => {
    const { item } = await (await call("GET", `/users/${user.id}`, boss)).json();
    return statusOf("PATCH", `/users/${user.id}`, boss, { revision: item.revision, disabled });
  };
  expect(await change(true)).toBe(200);
  expect(await stillOpen(account)).toEqual([]);
  expect(await change(false)).toBe(200);
  expect(await stillOpen(account)).toEqual(["passkey"]);
});

describe("a user manager", () => {
  test("sees and removes a person's passkeys and tokens; the person is notified", async () => {
    const account = await takenOver();
    const manager = await makeUser(db, { flags: ["permissionUserManager", "permissionBlogManager"] });
    const headers = await signInHeaders(db, manager, new Date(time));
    const path = `/users/${account.user.id}`;
    const found = await (await call("GET", `${path}/access`, headers)).json();
    expect(found).toMatchObject({ passkeys: [{ name: "Laptop" }], tokens: [{ name: "Nightly export" }] });
    const stale = await signInHeaders(db, manager, new Date(time - 11 * 60_000));
    for (const entry of [
      `${path}/passkeys/${found.passkeys[0].id}`,
      `${path}/tokens/${found.tokens[0].id}`,
    ]) {
      expect(await problem(await call("DELETE", entry, stale))).toEqual([403, "REAUTHENTICATION_REQUIRED"]);
      expect(await statusOf("DELETE", entry, headers)).toBe(204);
      expect(await statusOf("DELETE", entry, headers)).toBe(404);
    }
    expect(await stillOpen(account)).toEqual(["session"]);
    expect((await kindsTo(account.user)).slice(-2)).toEqual([
      "accounts.passkey-removed",
      "accounts.api-token-revoked",
    ]);
    const actions = await db
      .select({ action: auditEvent.action, actorId: auditEvent.actorId })
      .from(auditEvent)
      .where(eq(auditEvent.subjectId, account.user.id))
      .orderBy(auditEvent.id);
    expect(actions.slice(-2)).toEqual([
      { action: "passkey.removed", actorId: manager.id },
      { action: "api_token.revoked", actorId: manager.id },
    ]);
  });

  test("cannot act on people with more permissions, or on another person's entries", async () => {
    const above = await signedIn(db, "administrator");
    const other = await makeUser(db);
    const tokens = await tokenOf(other);
    const manager = await makeUser(db, { flags: ["permissionUserManager"] });
    const headers = await signInHeaders(db, manager, new Date(time));
    expect(await statusOf("GET", `/users/${above.user.id}/access`, headers)).toBe(403);
    const { tokens: listed } = await (await call("GET", `/users/${other.id}/access`, headers)).json();
    const crossed = `/users/${manager.id}/tokens/${listed[0].id}`;
    expect(await statusOf("DELETE", crossed, headers)).toBe(404);
    expect(await statusOf("GET", "/session", tokens)).toBe(200);
  });
});

describe("the owner is notified by email", () => {
  test("of each change to how they sign in, with the time and what to do", async () => {
    time = Date.parse("2027-01-15T18:00:00Z");
    const user = await makeUser(db, { password, flags: ["permissionBlogManager"] });
    const headers = await signInHeaders(db, user, new Date(time));
    await addPasskey(headers, "Work laptop");
    const { items } = await (await call("GET", "/account/passkeys", headers)).json();
    await call("DELETE", `/account/passkeys/${items[0].id}`, headers);
    const { secret } = await (await call("POST", "/account/totp", headers)).json();
    await call("PUT", "/account/totp", headers, { totp: new TOTP({ secret }).generate({ timestamp: time }) });
    await call("POST", "/account/recovery-codes", headers);
    await call("DELETE", "/account/totp", headers);
    const token = { name: "Export", permissions: ["permissionBlogManager"], days: 3 };
    await call("POST", "/account/tokens", headers, token);
    await call("PUT", "/account/password", headers, { currentPassword: password, password: next });
    const mails = await mailTo(user);
    expect(mails.map(({ kind }) => kind)).toEqual([
      "accounts.passkey-added",
      "accounts.passkey-removed",
      "accounts.totp-added",
      "accounts.recovery-codes-replaced",
      "accounts.totp-removed",
      "accounts.api-token-made",
      "accounts.password-changed",
    ]);
    for (const { text } of mails) {
      expect(text.replaceAll(/\s+/g, " ")).toContain("Friday January 15, 2027 | 12:00 PM");
      expect(text).toContain("If it was not");
      expect(text).toContain(`${MAIL_SITE}/admin/account`);
    }
    expect(mails[0]?.text).toContain("“Work laptop”");
    time = Date.now();
  });

  const signIn = (user: StaffUser, headers: Headers = {}) =>
    call("POST", "/session", headers, { email: user.email, password });

  test("of a sign-in on a new device, once", async () => {
    const user = await makeUser(db, { password });
    const agent = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";
    const first = await signIn(user, { "user-agent": agent });
    expect((await mailTo(user)).map(({ kind, text }) => [kind, text.includes("Firefox on Windows")])).toEqual(
      [["accounts.new-device", true]],
    );
    const { cookie } = await browserOf(first);
    await signIn(user, { cookie });
    expect(await kindsTo(user)).toHaveLength(1);
    await signIn(user);
    expect(await kindsTo(user)).toHaveLength(2);
  });

  test("also of a passkey used in a new browser", async () => {
    const user = await makeUser(db);
    const device = await addPasskey(await signInHeaders(db, user, new Date(time)));
    const first = await passkeySignIn(device);
    await passkeySignIn(device, { cookie: (await browserOf(first)).cookie });
    expect(await kindsTo(user)).toEqual(["accounts.passkey-added", "accounts.new-device"]);
  });

  test("each of two people on one computer is notified once", async () => {
    const [ada, ben] = [await makeUser(db, { password }), await makeUser(db, { password })];
    let { cookie } = await browserOf(await signIn(ada));
    for (const person of [ben, ada, ben, ada])
      cookie = (await browserOf(await signIn(person, { cookie }))).cookie;
    expect([await kindsTo(ada), await kindsTo(ben)]).toEqual([
      ["accounts.new-device"],
      ["accounts.new-device"],
    ]);
  });

  test("a device is stored as a hash, and forgotten when the password is set", async () => {
    const user = await makeUser(db, { password });
    const { cookie } = await browserOf(await signIn(user));
    const value = /openward_device=([\w-]+)/.exec(cookie)?.[1] ?? "";
    expect(value).toHaveLength(43);
    expect(JSON.stringify(await db.select().from(staffKnownOrigin))).not.toContain(value);
    const link = await newLink(db, "reset", user.id, new Date(time));
    await call("PUT", "/password-reset", {}, { token: link, password: next });
    await call("POST", "/session", { cookie }, { email: user.email, password: next });
    expect(await kindsTo(user)).toEqual([
      "accounts.new-device",
      "accounts.password-changed",
      "accounts.new-device",
    ]);
  });
});

describe("if two-step sign-in is required", () => {
  const step = async (headers: Headers) =>
    (await (await call("GET", "/session", headers)).json()).user.secondFactorStep;
  const required = (secondFactorFor: string) => publishSettings(db, { secondFactorFor });
  /** Waits until the server, which caches the setting, uses the new value. */
  const untilStep = (headers: Headers, expected: string | null) =>
    expect.poll(() => step(headers)).toBe(expected);

  test("an administrator without one can set it up, and do nothing else until then", async () => {
    await required("nobody");
    const { user } = await signedIn(db, "administrator");
    const headers = await signInHeaders(db, user, new Date(time));
    const editor = await signedIn(db, ["permissionBlogManager"]);
    const script = await tokenOf(user);
    await untilStep(headers, null);
    await required("administrators");
    await untilStep(headers, "setUp");
    for (const path of ["/dashboard", "/users", "/account/sessions"])
      expect(await problem(await call("GET", path, headers))).toEqual([403, "SECOND_FACTOR_REQUIRED"]);
    expect(await statusOf("GET", "/blog", editor.headers)).toBe(200);
    const { secret } = await (await call("POST", "/account/totp", headers)).json();
    const totp = new TOTP({ secret }).generate({ timestamp: time });
    expect(await statusOf("PUT", "/account/totp", headers, { totp })).toBe(200);
    expect(await step(headers)).toBeNull();
    expect(await statusOf("GET", "/dashboard", headers)).toBe(200);
    // After removing it, the person must set one up again.
    expect(await statusOf("DELETE", "/account/totp", headers)).toBe(204);
    expect(await step(headers)).toBe("setUp");
    expect(await problem(await call("GET", "/dashboard", script))).toEqual([403, "SECOND_FACTOR_REQUIRED"]);
  });

  test("a password alone is not enough for a person with a passkey, and cannot add another factor", async () => {
    await required("nobody");
    const user = await makeUser(db, { password });
    const device = await addPasskey(await signInHeaders(db, user, new Date(time)));
    await required("everybody");
    const headers = await signInHeaders(db, user, new Date(time));
    await untilStep(headers, "confirm");
    expect(await problem(await call("POST", "/account/totp", headers))).toEqual([
      403,
      "SECOND_FACTOR_REQUIRED",
    ]);
    const wrong = { password };
    expect(await statusOf("POST", "/session/reauthentication", headers, wrong)).toBe(200);
    expect(await step(headers)).toBe("confirm");
    const proof = await passkeyAnswer(device);
    expect(await statusOf("POST", "/session/reauthentication", headers, proof)).toBe(200);
    expect(await step(headers)).toBeNull();
    expect(await step(await browserOf(await passkeySignIn(device)))).toBeNull();
    await required("nobody");
    await untilStep(await signInHeaders(db, user, new Date(time)), null);
  });

  test("only the requests needed to set it up are open before", () => {
    const open = adminRoutes().filter(({ access, beforeSecondFactor }) => {
      return access !== "anyone" && beforeSecondFactor !== "never";
    });
    expect(
      open.map(({ method, path, beforeSecondFactor: when }) => `${when} ${method} ${path}`).sort(),
    ).toEqual([
      "always delete /api/admin/session",
      "always get /api/admin/session",
      "always post /api/admin/session/reauthentication",
      "setUp post /api/admin/account/passkey-challenge",
      "setUp post /api/admin/account/passkeys",
      "setUp post /api/admin/account/totp",
      "setUp put /api/admin/account/totp",
    ]);
  });
});

describe("the audit log of refusals", () => {
  beforeEach(async () => {
    await db.delete(auditEvent);
    await db.delete(auditRefusal);
  });

  async function refused() {
    const { user } = await signedIn(db, "administrator");
    const headers = await signInHeaders(db, user, new Date(time));
    return (await (await call("GET", "/audit?only=refused", headers)).json()).items;
  }

  const signIn = (email: string, given: string, from = "192.0.2.1", totp?: string) =>
    call("POST", "/session", { "x-forwarded-for": from }, { email, password: given, totp });

  test("records the account if it exists and a code for the network, but no input", async () => {
    const user = await makeUser(db, { password, email: "canary@x.example" });
    await signIn(user.email, "canary password");
    await signIn(user.email, "canary password", "198.51.100.9");
    await signIn("canary-nobody@x.example", "canary password");
    await signIn(user.email, password);
    const items = await refused();
    expect(items).toMatchObject([
      { action: "session.refused", subjectId: "unknown", actorId: "system:sign-in" },
      { subjectId: user.id, after: { reason: "password", times: 1 } },
      { subjectId: user.id, after: { reason: "password", times: 1 } },
    ]);
    const [unknown, other, own] = items.map(({ after }: { after: { network: string } }) => after.network);
    expect([unknown === own, unknown === other]).toEqual([true, false]);
    expect(JSON.stringify(items)).not.toMatch(/canary|192\.0\.2|198\.51/);
  });

  test("records a wrong code, a foreign passkey, and too many attempts, but not a missing code", async () => {
    const user = await makeUser(db, { password });
    const headers = await signInHeaders(db, user, new Date(time));
    const { secret } = await (await call("POST", "/account/totp", headers)).json();
    await call("PUT", "/account/totp", headers, { totp: new TOTP({ secret }).generate({ timestamp: time }) });
    expect((await signIn(user.email, password, "192.0.2.9")).status).toBe(422);
    expect(await refused()).toEqual([]);
    for (let attempt = 0; attempt < 6; attempt += 1)
      await signIn(user.email, password, "192.0.2.9", "000000");
    await passkeySignIn(new SoftwarePasskey(origin));
    const reasons = (await refused()).map(({ after }: { after: { reason: string } }) => after.reason);
    expect(reasons).toEqual(["passkey", "too many attempts", "second factor"]);
  });

  test("records a forbidden request by the pattern of its address", async () => {
    const { user, headers } = await signedIn(db, ["permissionBlogManager"]);
    await call("GET", "/users?q=canary", headers);
    await call("GET", `/users/${user.id}`, headers);
    // The handler refuses this, not only the permission check.
    const administrator = await signedIn(db, "administrator");
    const manager = await makeUser(db, { flags: ["permissionUserManager"] });
    const boss = await signInHeaders(db, manager, new Date(time));
    await call("DELETE", `/users/${administrator.user.id}/sessions`, boss);
    expect(await refused()).toMatchObject([
      { actorId: manager.id, subjectId: "DELETE /api/admin/users/{id}/sessions" },
      { actorId: user.id, subjectId: "GET /api/admin/users/{id}" },
      { action: "permission.refused", actorId: user.id, subjectId: "GET /api/admin/users" },
    ]);
  });

  test("outsiders cannot fill it", async () => {
    const refusal = {
      action: "session.refused",
      actor: systemActor("sign-in"),
      subjectType: "staff_user",
      subjectId: "unknown",
      account: "unknown",
      reason: "password",
    } as const;
    for (let attempt = 0; attempt < 100; attempt += 1)
      await recordRefusal(db, { ...refusal, network: "one" }, new Date(time));
    const ofOne = await db.select().from(auditEvent).orderBy(auditEvent.id);
    expect(ofOne.map(({ after }) => (after as { times: number }).times)).toEqual([1, 10, 100]);
    for (let network = 0; network < 100; network += 1)
      await recordRefusal(db, { ...refusal, network: `network ${network}` }, new Date(time));
    expect(await db.$count(auditEvent)).toBe(20);
    expect(await db.$count(auditRefusal)).toBeLessThan(25);
    // Refusals for another account are recorded even so, and on the next day those for every account.
    await recordRefusal(db, { ...refusal, account: "other", network: "one" }, new Date(time));
    await recordRefusal(db, { ...refusal, network: "one" }, new Date(time + 86_400_001));
    expect(await db.$count(auditEvent)).toBe(22);
    expect(await db.$count(auditRefusal)).toBe(2);
  });
});

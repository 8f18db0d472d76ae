import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { firstAdministrator, setUpAddress } from "~/commands/first-administrator";
import { withSiteLinks } from "~/platform/mail/site-links";
import { openMail } from "~/platform/outbox/open-mail";
import { outboxMessage } from "~/platform/outbox/table";
import { adminCaller, browserOf } from "../../../../test/admin-call";
import { testDatabase } from "../../../../test/database";
import { makeUser, signedIn, signInHeaders } from "../../../../test/factories/accounts";
import { testApp } from "../../../../test/web-app";
import { staffUser } from "../table";

vi.setConfig({ testTimeout: 60_000 });

let time = Date.now();
const database = await testDatabase();
const { url, services } = await testApp({ database, services: { now: () => new Date(time) } });
const { db, sealer } = services;
const call = adminCaller(url);
const password = "lantern over quiet wheat fields";
const next = "seven slow herons cross the river";
const hour = 3_600_000;

const site = "https://www.hospital.example";

/** The messages to an address, as delivered with that SITE_URL. */
async function mailTo(address: string): Promise<{ kind: string; text: string; html: string }[]> {
  const rows = await db.select().from(outboxMessage).orderBy(outboxMessage.createdAt);
  return rows
    .map(({ kind, sealed }) => ({ kind, ...withSiteLinks(openMail(sealer, sealed ?? ""), site) }))
    .filter(({ to }) => to === address);
}

/** Sends a request with a Host header that the test chooses. */
async function callAs(host: string, method: string, path: string, headers: object, body?: object) {
  const sent = request(`${url}/api/admin${path}`, {
    method,
    headers: { ...headers, host, "content-type": "application/json" },
  });
  sent.end(body && JSON.stringify(body));
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

/** The token of the last link sent to a person. */
async function tokenTo(address: string, page: string): Promise<string> {
  const text = (await mailTo(address)).at(-1)?.text ?? "";
  return new RegExp(`${site}/admin/${page}#([\\w-]{43})`).exec(text)?.[1] ?? `no link in: ${text}`;
}

describe("a forgotten password", () => {
  const ask = (email: string, headers = {}) => call("POST", "/password-reset", headers, { email });
  const set = (token: string, chosen: string) =>
    call("PUT", "/password-reset", {}, { token, password: chosen });

  test("is replaced through a link that works once, and every session ends", async () => {
    const user = await makeUser(db, { password });
    const session = await signInHeaders(db, user, new Date(time));
    expect(await (await ask(user.email.toUpperCase())).json()).toEqual({ ok: true });
    const token = await tokenTo(user.email, "reset");
    expect((await set(token, "password1234")).status).toBe(422);
    expect((await set(token, next)).status).toBe(200);
    expect((await set(token, password)).status).toBe(404);
    expect((await call("GET", "/session", session)).status).toBe(401);
    expect((await call("POST", "/session", {}, { email: user.email, password })).status).toBe(422);
    expect((await call("POST", "/session", {}, { email: user.email, password: next })).status).toBe(200);
    expect((await mailTo(user.email)).map(({ kind }) => kind)).toEqual([
      "accounts.reset",
      "accounts.password-changed",
      "accounts.new-device",
    ]);
  });

  test("an address without an account gets the same response, no sooner, and no email", async () => {
    const existing = await makeUser(db, { password });
    const timed = async (email: string) => {
      const start = performance.now();
      const body = await (await ask(email)).json();
      return { body, slow: performance.now() - start >= 390 };
    };
    const [yes, no] = [await timed(existing.email), await timed("nobody@x.example")];
    expect(no).toEqual(yes);
    expect(no.slow).toBe(true);
    expect(await mailTo("nobody@x.example")).toEqual([]);
  });

  test("a link expires after an hour, and when the email or the person changes", async () => {
    const administrator = await signedIn(db, "administrator");
    const headers = await signInHeaders(db, administrator.user, new Date(time));
    const fresh = async () => {
      const user = await makeUser(db, { password });
      await ask(user.email);
      return { user, token: await tokenTo(user.email, "reset") };
    };
    const moved = await fresh();
    await call("PATCH", `/users/${moved.user.id}`, headers, { revision: 1, email: "moved@x.example" });
    expect((await set(moved.token, next)).status).toBe(404);
    const disabled = await fresh();
    await call("PATCH", `/users/${disabled.user.id}`, headers, { revision: 1, disabled: true });
    expect((await set(disabled.token, next)).status).toBe(404);
    const old = await fresh();
    time += hour;
    expect((await set(old.token, next)).status).toBe(404);
  });

  test("no link of any email points to the Host header of the request", async () => {
    const user = await makeUser(db, { password });
    expect(await callAs("evil.example", "POST", "/password-reset", {}, { email: user.email })).toBe(200);
    const administrator = await makeUser(db, { administrator: true });
    const { cookie, authorization } = await signInHeaders(db, administrator, new Date(time));
    const session = { cookie, authorization, origin: "http://evil.example" };
    const invited = { email: "host@x.example", name: "Host" };
    expect(await callAs("evil.example", "POST", "/users", session, invited)).toBe(201);
    for (const address of [user.email, invited.email]) {
      const [mail, ...more] = await mailTo(address);
      expect(more).toEqual([]);
      expect(`${mail?.html} ${mail?.text}`).not.toContain("evil.example");
      expect(mail?.text).toContain(`${site}/admin/`);
    }
  });

  test("nobody can flood a mailbox", async () => {
    const user = await makeUser(db, { password });
    for (let count = 0; count < 7; count += 1) await ask(user.email);
    expect(await mailTo(user.email)).toHaveLength(5);
  });
});

describe("an invitation", () => {
  test("shows its link to the inviting person only if the site cannot send mail with links", async () => {
    const administrator = await signInHeaders(
      db,
      await makeUser(db, { administrator: true }),
      new Date(time),
    );
    const invite = async (caller: typeof call, email: string) =>
      (await caller("POST", "/users", administrator, { email, name: "Jo" })).json();
    const first = await invite(call, "without-mail@x.example");
    expect(first.link).toEqual({
      path: `/admin/invitation#${await tokenTo("without-mail@x.example", "invitation")}`,
      expiresAt: new Date(time + 7 * 24 * hour).toISOString(),
    });
    const again = await call("POST", `/users/${first.item.id}/invitation`, administrator);
    const { link } = await again.json();
    expect(link.path).not.toBe(first.link.path);
    const opened = (path: string) =>
      call("GET", "/invitation", { authorization: `Bearer ${path.split("#")[1]}` });
    expect((await opened(first.link.path)).status).toBe(404);
    expect((await opened(link.path)).status).toBe(200);

    const settings = { SMTP_URL: "smtp://mail.hospital.example", SITE_URL: site };
    const sending = await testApp({ database, settings, services: { now: services.now } });
    expect((await invite(adminCaller(sending.url), "with-mail@x.example")).link).toBeNull();
  });

  test("lets a person choose a password, once", async () => {
    const administrator = await signedIn(db, "administrator");
    const headers = await signInHeaders(db, administrator.user, new Date(time));
    const invited = await call("POST", "/users", headers, { email: "new@x.example", name: "New" });
    const { item } = await invited.json();
    const first = await tokenTo("new@x.example", "invitation");
    expect((await call("POST", `/users/${item.id}/invitation`, headers)).status).toBe(200);
    const token = await tokenTo("new@x.example", "invitation");
    const show = (value: string) => call("GET", "/invitation", { authorization: `Bearer ${value}` });
    expect((await show(first)).status).toBe(404);
    expect(await (await show(token)).json()).toMatchObject({ email: "new@x.example", name: "New" });
    const accept = (values: object) => call("PUT", "/invitation", {}, { token, name: "New Name", ...values });
    expect((await accept({ password: "short" })).status).toBe(422);
    const answer = await accept({ password });
    expect(answer.status).toBe(200);
    expect(await (await call("GET", "/session", await browserOf(answer))).json()).toMatchObject({
      user: { name: "New Name", isAdmin: true },
    });
    expect((await accept({ password: next })).status).toBe(404);
    expect((await call("POST", `/users/${item.id}/invitation`, headers)).status).toBe(404);
  });
});

describe("a personal token", () => {
  test("is limited to its own permissions and its owner's, until it is revoked", async () => {
    const owner = await makeUser(db, { flags: ["permissionRedirectManager", "permissionBlogManager"] });
    const headers = await signInHeaders(db, owner, new Date(time));
    const make = (permissions: string[], days = 30) =>
      call("POST", "/account/tokens", headers, { name: "Export", permissions, days });
    expect((await make(["permissionPageManager"])).status).toBe(422);
    expect((await make(["permissionBlogManager"], 400)).status).toBe(422);
    const made = await (await make(["permissionRedirectManager"])).json();
    expect(made.token).toMatch(/^owp_[\w-]{43}$/);
    const script = { authorization: `Bearer ${made.token}` };
    expect((await call("GET", "/redirects", script)).status).toBe(200);
    expect((await call("GET", "/blog", script)).status).toBe(403);
    expect((await call("GET", "/account/tokens", script)).status).toBe(403);
    const { items } = await (await call("GET", "/account/tokens", headers)).json();
    expect(items).toEqual([expect.objectContaining({ name: "Export", lastUsedAt: expect.any(String) })]);
    expect(JSON.stringify(items)).not.toContain(made.token);
    const { rows } = await db.execute(sql`select * from staff_api_token`);
    expect(JSON.stringify(rows)).not.toContain(made.token);
    await db
      .update(staffUser)
      .set({ permissions: ["permissionBlogManager"] })
      .where(eq(staffUser.id, owner.id));
    expect((await call("GET", "/redirects", script)).status).toBe(403);
    const stranger = await signedIn(db, "administrator");
    expect((await call("DELETE", `/account/tokens/${made.item.id}`, stranger.headers)).status).toBe(404);
    expect((await call("DELETE", `/account/tokens/${made.item.id}`, headers)).status).toBe(204);
    expect((await call("GET", "/session", script)).status).toBe(401);
  });

  test("expires on its date", async () => {
    const owner = await makeUser(db, { flags: ["permissionBlogManager"] });
    const headers = await signInHeaders(db, owner, new Date(time));
    const body = { name: "Export", permissions: ["permissionBlogManager"], days: 1 };
    const { token } = await (await call("POST", "/account/tokens", headers, body)).json();
    const script = { authorization: `Bearer ${token}` };
    time += 24 * hour - 1_000;
    expect((await call("GET", "/session", script)).status).toBe(200);
    time += 1_000;
    expect((await call("GET", "/session", script)).status).toBe(401);
  });
});

describe("the first administrator", () => {
  const none = async () => {
    await db.delete(staffUser);
  };
  const setUp = (token: string, chosen = password) =>
    call("POST", "/set-up", {}, { token, email: "Boss@x.example", name: "The Boss", password: chosen });

  test("is created through a link, and using one link invalidates the others", async () => {
    await none();
    const first = (await firstAdministrator(services, {})) ?? "";
    const second = (await firstAdministrator(services, {})) ?? "";
    expect(setUpAddress("https://x.example", first)).toBe(`https://x.example/admin/set-up#${first}`);
    expect((await setUp("made-up")).status).toBe(404);
    expect((await setUp(first, "password1234")).status).toBe(422);
    const answers = await Promise.all([setUp(first), setUp(first)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await setUp(second)).status).toBe(404);
    const browser = await browserOf(answers.find(({ ok }) => ok) ?? Response.error());
    const { user } = await (await call("GET", "/session", browser)).json();
    expect(user).toMatchObject({ email: "boss@x.example", isAdmin: true, permissionPageManager: true });
    expect(await firstAdministrator(services, {})).toBeUndefined();
  });

  test("a set-up link expires after a day", async () => {
    await none();
    const token = (await firstAdministrator(services, {})) ?? "";
    time += 24 * hour;
    expect((await setUp(token)).status).toBe(404);
  });

  test("is created from the settings, which have no effect afterward", async () => {
    await none();
    const settings = { ADMIN_EMAIL: "boss@x.example", ADMIN_PASSWORD: password };
    const link = (await firstAdministrator(services, {})) ?? "";
    for (const weak of ["password1234", "Summer2026!!!", "Welcome2026!!", "short"])
      await expect(firstAdministrator(services, { ...settings, ADMIN_PASSWORD: weak })).rejects.toThrow(
        "ADMIN_PASSWORD cannot be used",
      );
    const made = await Promise.all([1, 2, 3].map(() => firstAdministrator(services, settings)));
    expect(made).toEqual([undefined, undefined, undefined]);
    expect(await db.$count(staffUser)).toBe(1);
    expect((await setUp(link)).status).toBe(404);
    await firstAdministrator(services, { ...settings, ADMIN_PASSWORD: next });
    const signIn = await call("POST", "/session", {}, { email: "boss@x.example", password });
    expect(signIn.status).toBe(200);
  });

  test("a link created for a locked-out administrator restores access without the second factor", async () => {
    await none();
    const lost = await makeUser(db, { email: "boss@x.example", administrator: true, disabledAt: new Date() });
    const token = (await firstAdministrator(services, {})) ?? "";
    await db.update(staffUser).set({ totpSecret: "gone" }).where(eq(staffUser.id, lost.id));
    expect((await setUp(token)).status).toBe(200);
    const signIn = await call("POST", "/session", {}, { email: "boss@x.example", password });
    expect(await signIn.json()).toMatchObject({ user: { id: lost.id, hasTotp: false } });
  });
});

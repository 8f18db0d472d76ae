import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { auditEvent } from "~/platform/audit/table";
import { isAdministrator, type PermissionFlag, permissionFlags } from "~/platform/isomorphic/permissions";
import { adminCaller } from "../../../../test/admin-call";
import { testDatabase } from "../../../../test/database";
import { makeUser, signedIn, signInHeaders } from "../../../../test/factories/accounts";
import { testApp } from "../../../../test/web-app";
import { together, withoutLocks } from "../../../../test/without-locks";
import { staffSession, staffUser } from "../table";
import type { UserItem, UserList } from "./schemas";

const database = await testDatabase();
const { db } = database;
const call = adminCaller((await testApp({ database })).url);
const administrator = await signedIn(db, "administrator");
/** The permissions of an administrator. */
const everything = Object.fromEntries(permissionFlags.map((flag) => [flag, true]));
const allButOne = permissionFlags.filter((flag) => flag !== "permissionIncidentManager");
const password = "lantern over quiet wheat fields";

async function itemOf(answer: Response): Promise<UserItem> {
  expect([answer.status, await answer.clone().text()]).toEqual([
    expect.toBeOneOf([200, 201]),
    expect.anything(),
  ]);
  return ((await answer.json()) as { item: UserItem }).item;
}

const invite = (headers: Record<string, string>, values: Record<string, unknown>) =>
  call("POST", "/users", headers, {
    email: `${crypto.randomUUID()}@x.example`,
    name: "New Person",
    ...values,
  });
const change = (
  headers: Record<string, string>,
  { id, revision }: { id: string; revision: number },
  values: object,
  caller = call,
) => caller("PATCH", `/users/${id}`, headers, { revision, ...values });

describe("inviting", () => {
  test("creates an account without a password, and sends one message", async () => {
    const answer = await invite(administrator.headers, {
      email: " New@X.example",
      permissionBlogManager: true,
    });
    expect(answer.status).toBe(201);
    const item = await itemOf(answer);
    expect(item).toMatchObject({
      email: "new@x.example",
      status: "invited",
      isAdmin: true,
      revision: 1,
      editable: true,
      permissionBlogManager: true,
      permissionPageManager: false,
    });
    const { rows } = await db.execute(sql`select kind from outbox_message`);
    expect(rows).toEqual([{ kind: "accounts.invitation" }]);
    const again = await invite(administrator.headers, { email: "new@x.example" });
    expect([again.status, (await again.json()).error.errors[0].propertyName]).toEqual([422, "email"]);
  });

  test.each<[string, PermissionFlag[], Record<string, unknown>, number]>([
    [
      "a manager gives what they hold",
      ["permissionUserManager", "permissionBlogManager"],
      { permissionBlogManager: true },
      201,
    ],
    [
      "a manager cannot grant permissions that they lack",
      ["permissionUserManager"],
      { permissionBlogManager: true },
      403,
    ],
    [
      "a manager makes no user administrators",
      ["permissionUserManager"],
      { permissionUserAdministrator: true },
      403,
    ],
    [
      "a user administrator cannot grant permissions that they lack",
      ["permissionUserAdministrator"],
      { permissionFoundationManager: true },
      403,
    ],
    [
      "a user administrator cannot make anyone an administrator",
      ["permissionUserAdministrator"],
      everything,
      403,
    ],
    ["all but one permission do not make an administrator", allButOne, everything, 403],
    ["an administrator can make others administrators", [...permissionFlags], everything, 201],
    ["nobody else invites", ["permissionSettingsManager"], {}, 403],
  ])("%s", async (_what, flags, values, status) => {
    const { headers } = await signedIn(db, flags);
    expect((await invite(headers, values)).status).toBe(status);
  });

  test("a name cannot add lines to an email's header", async () => {
    const answer = await invite(administrator.headers, { name: "Jo\r\nBcc: all@x.example" });
    expect(answer.status).toBe(422);
  });
});

describe("changing", () => {
  test("requires the revision that was read", async () => {
    const user = await makeUser(db);
    const item = await itemOf(await change(administrator.headers, user, { name: "Other Name" }));
    expect(item).toMatchObject({ name: "Other Name", revision: 2 });
    const late = await change(administrator.headers, user, { name: "Third Name" });
    expect([late.status, (await late.json()).error]).toEqual([
      409,
      expect.objectContaining({ code: "REVISION_CONFLICT", revision: 2 }),
    ]);
  });

  test("no person with more permissions", async () => {
    const manager = await signedIn(db, ["permissionUserManager", "permissionBlogManager"]);
    const userAdministrator = await signedIn(db, ["permissionUserAdministrator"]);
    const colleague = await makeUser(db, { flags: ["permissionBlogManager"] });
    const stranger = await makeUser(db, { flags: ["permissionPageManager"] });
    const statuses = async (headers: Record<string, string>) =>
      Promise.all(
        [colleague, stranger, manager.user, userAdministrator.user, administrator.user].map(
          async ({ id }) => {
            const item = await itemOf(await call("GET", `/users/${id}`, headers));
            const { status } = await change(headers, item, { email: item.email });
            expect([id, item.editable]).toEqual([id, status === 200]);
            return status;
          },
        ),
      );
    expect(await statuses(manager.headers)).toEqual([200, 403, 200, 403, 403]);
    expect(await statuses(userAdministrator.headers)).toEqual([200, 200, 200, 200, 403]);
  });

  test("nobody can grant permissions that they lack, or lock themselves out", async () => {
    const { user, headers } = await signedIn(db, ["permissionUserAdministrator"]);
    expect((await change(headers, user, { permissionPageManager: true })).status).toBe(403);
    expect((await change(headers, user, { disabled: true })).status).toBe(403);
    expect((await change(headers, user, { isAdmin: false })).status).toBe(403);
    expect((await change(headers, user, { name: "Still Me" })).status).toBe(200);
  });

  test("a user administrator can remove permissions that they lack, and cannot grant them again", async () => {
    const { headers } = await signedIn(db, ["permissionUserAdministrator"]);
    const editor = await makeUser(db, { flags: ["permissionPageManager"] });
    const less = await itemOf(await change(headers, editor, { permissionPageManager: false }));
    expect((await change(headers, less, { permissionPageManager: true })).status).toBe(403);
  });

  test("nobody gains permissions by changing another person's email", async () => {
    const { headers } = await signedIn(db, ["permissionUserAdministrator"]);
    const editor = await makeUser(db, { flags: ["permissionPageManager"] });
    expect((await change(headers, editor, { email: "mine@x.example" })).status).toBe(403);
    const moved = await change(administrator.headers, editor, { email: "theirs@x.example" });
    expect(moved.status).toBe(200);
  });

  test("letting a person enter counts as granting each of their permissions", async () => {
    const { headers } = await signedIn(db, ["permissionUserAdministrator", "permissionBlogManager"]);
    const out = { isAdmin: false };
    const stranger = await makeUser(db, { flags: ["permissionPageManager"], ...out });
    const colleague = await makeUser(db, { flags: ["permissionBlogManager"], ...out });
    const former = await makeUser(db, { administrator: true, ...out });
    const statuses = [stranger, colleague, former].map(
      async (user) => (await change(headers, user, { isAdmin: true })).status,
    );
    expect(await Promise.all(statuses)).toEqual([403, 200, 403]);
  });

  test("only administrators change, help, or delete an administrator, even a disabled one", async () => {
    const most = await signedIn(db, allButOne);
    const active = await makeUser(db, { administrator: true });
    const disabled = await makeUser(db, { administrator: true, disabledAt: new Date() });
    const calls = [active, disabled].flatMap(({ id }): [string, string, object][] => [
      ["PATCH", `/users/${id}`, { revision: 1, name: "Other" }],
      ["PATCH", `/users/${id}`, { revision: 1, permissionBlogManager: false }],
      ["PATCH", `/users/${id}`, { revision: 1, isAdmin: false }],
      ["PATCH", `/users/${id}`, { revision: 1, disabled: id === active.id }],
      ["DELETE", `/users/${id}`, { revision: 1 }],
      ["POST", `/users/${id}/invitation`, {}],
      ["DELETE", `/users/${id}/sessions`, {}],
      ["DELETE", `/users/${id}/totp`, {}],
    ]);
    for (const [method, path, body] of calls) {
      expect([method, path, (await call(method, path, most.headers, body)).status]).toEqual([
        method,
        path,
        403,
      ]);
    }
    await makeUser(db, { administrator: true, password });
    const demoted = await change(administrator.headers, active, { permissionBlogManager: false });
    expect(await itemOf(demoted)).toMatchObject({ isAdmin: true, permissionBlogManager: false });
  });

  test("without entry, the admin API refuses everything but signing in and out", async () => {
    const user = await makeUser(db, { flags: [...permissionFlags], isAdmin: false });
    const headers = await signInHeaders(db, user);
    const session = await call("GET", "/session", headers);
    expect(await session.json()).toMatchObject({ user: { isAdmin: false, permissionPageManager: false } });
    for (const path of ["/dashboard", "/users", "/pages", "/account/sessions"])
      expect([path, (await call("GET", path, headers)).status]).toEqual([path, 403]);
    await change(administrator.headers, user, { isAdmin: true });
    expect((await call("GET", "/dashboard", headers)).status).toBe(200);
    expect((await call("DELETE", "/session", headers)).status).toBe(204);
  });

  test("a disabled person is out at once, with every session and token", async () => {
    const user = await makeUser(db, { flags: ["permissionBlogManager"] });
    const headers = await signInHeaders(db, user);
    const made = await call("POST", "/account/tokens", headers, {
      name: "Export",
      permissions: ["permissionBlogManager"],
      days: 30,
    });
    const { token } = (await made.json()) as { token: string };
    const script = { authorization: `Bearer ${token}` };
    expect((await call("GET", "/session", script)).status).toBe(200);
    expect((await change(administrator.headers, user, { disabled: true })).status).toBe(200);
    expect((await call("GET", "/session", headers)).status).toBe(401);
    expect((await call("GET", "/session", script)).status).toBe(401);
    expect(await db.$count(staffSession, eq(staffSession.userId, user.id))).toBe(0);
    const back = await change(administrator.headers, { ...user, revision: 2 }, { disabled: false });
    expect((await itemOf(back)).status).toBe("invited");
    expect((await call("GET", "/session", script)).status).toBe(401);
  });

  test("removed permissions take effect with the next request", async () => {
    const { user, headers } = await signedIn(db, ["permissionUserManager"]);
    expect((await call("GET", "/users", headers)).status).toBe(200);
    await change(administrator.headers, user, { permissionUserManager: false });
    expect((await call("GET", "/users", headers)).status).toBe(403);
  });

  test("is recorded, with the person, the former values, and no full email", async () => {
    const user = await makeUser(db, { email: "canary@x.example", flags: ["permissionBlogManager"] });
    await change(administrator.headers, user, { email: "canary2@x.example", permissionBlogManager: false });
    const [event] = await db.select().from(auditEvent).where(eq(auditEvent.subjectId, user.id));
    expect(event).toMatchObject({
      action: "staff_user.changed",
      actorId: administrator.user.id,
      actorName: administrator.user.name,
      before: { email: "c…@x.example", permissions: ["permissionBlogManager"] },
      after: { email: "c…@x.example", permissions: [] },
    });
    expect(JSON.stringify(event)).not.toContain("canary");
  });

  test("needs a recent sign-in", async () => {
    const { user } = await signedIn(db, "administrator");
    const headers = await signInHeaders(db, user, new Date(Date.now() - 11 * 60_000));
    const answer = await invite(headers, {});
    expect([answer.status, (await answer.json()).error.code]).toEqual([403, "REAUTHENTICATION_REQUIRED"]);
    expect((await call("GET", "/users", headers)).status).toBe(200);
  });
});

test("deleting removes the account and everything that gave the person access", async () => {
  const user = await makeUser(db);
  const headers = await signInHeaders(db, user);
  expect((await call("DELETE", `/users/${user.id}`, administrator.headers, { revision: 9 })).status).toBe(
    409,
  );
  expect((await call("DELETE", `/users/${user.id}`, administrator.headers, { revision: 1 })).status).toBe(
    204,
  );
  expect((await call("GET", "/session", headers)).status).toBe(401);
  expect((await call("GET", `/users/${user.id}`, administrator.headers)).status).toBe(404);
  expect((await call("GET", "/users/none", administrator.headers)).status).toBe(404);
});

test("the list can be searched, filtered, sorted, and paged", async () => {
  await makeUser(db, { name: "Zed 100% Zebra", email: "zed@x.example" });
  await makeUser(db, { name: "Amy Zebra", email: "amy@x.example", disabledAt: new Date() });
  const list = async (query: string) =>
    (await (await call("GET", `/users?${query}`, administrator.headers)).json()) as UserList;
  const names = async (query: string) => (await list(query)).items.map(({ name }) => name);
  expect(await names("q=zebra")).toEqual(["Amy Zebra", "Zed 100% Zebra"]);
  expect(await names("q=zebra&sort=-name")).toEqual(["Zed 100% Zebra", "Amy Zebra"]);
  expect(await names("q=zebra&status=disabled")).toEqual(["Amy Zebra"]);
  expect(await names("q=0%25+z")).toEqual(["Zed 100% Zebra"]);
  expect(await names("q=_%25")).toEqual([]);
  expect(await list("q=zebra&pageSize=1&page=2")).toMatchObject({ total: 2, page: 2, pageSize: 1 });
  expect((await call("GET", "/users?sort=password", administrator.headers)).status).toBe(422);
});

describe("the last administrator", () => {
  afterEach(async () => {
    await db.execute(sql`drop trigger if exists slow on audit_event`);
    await db.delete(staffUser);
  });

  /**
   * The last two administrators give up a permission at the same time. Each transaction commits some time after its
   * check.
   */
  async function demoteBoth(caller = call): Promise<number[]> {
    await db.delete(staffUser);
    await db.execute(sql`create or replace function slowly() returns trigger language plpgsql
      as $$ begin perform pg_sleep(1); return new; end $$`);
    const people = await Promise.all([1, 2].map(() => makeUser(db, { administrator: true })));
    await db.update(staffUser).set({ passwordHash: "any" });
    const headers = await Promise.all(people.map((person) => signInHeaders(db, person)));
    await db.execute(sql`create trigger slow before insert on audit_event
      for each row execute function slowly()`);
    const [one, other] = people as [(typeof people)[0], (typeof people)[0]];
    const answers = await Promise.all([
      change(headers[0] ?? {}, one, { permissionBlogManager: false }, caller),
      change(headers[1] ?? {}, other, { permissionBlogManager: false }, caller),
    ]);
    return answers.map(({ status }) => status).sort();
  }

  const administratorsLeft = async () => (await db.select().from(staffUser)).filter(isAdministrator).length;

  test("stays, even if the last two leave at the same moment", async () => {
    expect(await demoteBoth()).toEqual([200, 409]);
    expect(await administratorsLeft()).toBe(1);
  });

  test("would be lost without the lock", async () => {
    const { url } = await testApp({
      database,
      services: { db: withoutLocks(database.url, { number: together(2) }) },
    });
    expect(await demoteBoth(adminCaller(url))).toEqual([200, 200]);
    expect(await administratorsLeft()).toBe(0);
  });

  test("cannot be demoted, disabled, or deleted; invited and disabled people do not count", async () => {
    await db.delete(staffUser);
    const last = await makeUser(db, { administrator: true, password });
    await makeUser(db, { administrator: true, password, disabledAt: new Date() });
    await makeUser(db, { administrator: true });
    await makeUser(db, { flags: allButOne, password });
    const other = await signedIn(db, "administrator");
    for (const values of [{ isAdmin: false }, { permissionSettingsManager: false }, { disabled: true }]) {
      const answer = await change(other.headers, last, values);
      expect([answer.status, (await answer.json()).error.code]).toEqual([409, "IN_USE"]);
    }
    const deleted = await call("DELETE", `/users/${last.id}`, other.headers, { revision: 1 });
    expect(deleted.status).toBe(409);
  });
});

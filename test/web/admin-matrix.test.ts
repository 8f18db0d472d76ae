import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { contentTypes } from "~/content/registry";
import { makeApiToken } from "~/features/accounts/api-tokens/make-api-token";
import type { StaffUser } from "~/features/accounts/identity";
import { actorOf } from "~/features/accounts/identity";
import { staffApiToken, staffUser } from "~/features/accounts/table";
import { ANALYTICS_READERS, type PermissionFlag, permissionFlags } from "~/platform/isomorphic/permissions";
import {
  type Access,
  type AdminRoute,
  adminRoutes,
  requireDeclaredAdminRoutes,
} from "~/server/admin-api/admin-route";
import { newApi } from "~/server/api/new-api";
import { makeUser, signInHeaders } from "../factories/accounts";
import { ofFeature } from "../of-feature";
import { firstOf, representatives } from "../test-all";
import { testApp } from "../web-app";

/**
 * Tests permissions: calls every endpoint of the admin API as every kind of caller; of callers with one flag,
 * as those the endpoint is for. The expected result comes from the access that the endpoint declares. The
 * table at the end checks the declarations themselves.
 */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

const { url, services } = await testApp({ settings: { ADMIN_FEATURES: "full +analytics" } });
const { db } = services;
const routes = adminRoutes();
const NO_ID = "00000000-0000-4000-8000-000000000000";

type Headers = Record<string, string>;

interface Caller {
  /**
   * Called once per request with a new person who has the same rights, because some calls end all sessions of
   * the caller.
   */
  headers(): Headers | Promise<Headers>;
  /** undefined: not signed in. */
  held?: readonly PermissionFlag[];
  isAdmin?: boolean;
  by: "browser" | "token";
  isFresh?: boolean;
  /** For a token: whether it was made for exports. */
  mayExportPeople?: boolean;
  /** The endpoints to call; all of them by default. */
  calls?(route: AdminRoute): boolean;
}

const callers: Record<string, Caller> = {};

beforeAll(async () => {
  const administrator = await makeUser(db, { administrator: true });
  const whole = await signInHeaders(db, administrator);
  const disabled = await makeUser(db, { administrator: true });
  const out = await signInHeaders(db, disabled);
  const outToken = await tokenOf(disabled, permissionFlags);
  await db.update(staffUser).set({ disabledAt: new Date() }).where(eq(staffUser.id, disabled.id));
  const expired = await tokenOf(administrator, permissionFlags);
  await db.update(staffApiToken).set({ expiresAt: new Date(0) });

  const nobody = (headers: Headers): Caller => ({ headers: () => headers, by: "browser" });
  callers.nobody = nobody({});
  callers["cookie without Bearer"] = nobody({ cookie: whole.cookie });
  callers["Bearer without cookie"] = nobody({ authorization: whole.authorization });
  callers["made-up Bearer with the cookie"] = nobody({ ...whole, authorization: "Bearer made-up" });
  callers["a disabled administrator"] = nobody(out);
  callers["a disabled administrator's token"] = nobody({ authorization: `Bearer ${outToken}` });
  callers["an expired token"] = nobody({ authorization: `Bearer ${expired}` });

  const browser = (held: PermissionFlag[], isAdmin = true, provenAt = new Date()): Caller => ({
    headers: async () => signInHeaders(db, await makeUser(db, { flags: held, isAdmin }), provenAt),
    held,
    isAdmin,
    by: "browser",
    isFresh: Date.now() - provenAt.getTime() < 600_000,
  });
  callers.administrator = browser([...permissionFlags]);
  callers["every permission, but no entry to the admin area"] = browser([...permissionFlags], false);
  callers["administrator, proven long ago"] = browser(
    [...permissionFlags],
    true,
    new Date(Date.now() - 601_000),
  );
  callers["staff without a permission"] = browser([]);
  for (const flag of permissionFlags) {
    callers[flag] = { ...browser([flag]), calls: ({ access }) => requiredFlags(access).includes(flag) };
  }
  // A caller refused with all other flags is refused with each of them alone: permissions only add.
  for (const requirement of new Set(routes.map(({ access }) => requiredFlags(access).join()))) {
    const without = requirement.split(",");
    // Where no flag is required, all but one: all flags together make an administrator.
    const others = permissionFlags.filter((flag, index) =>
      requirement ? !without.includes(flag) : index > 0,
    );
    callers[`everything but ${requirement || "nothing"}`] = {
      ...browser(others),
      calls: ({ access }) => requiredFlags(access).join() === requirement,
    };
  }

  const token = (secret: string, held: readonly PermissionFlag[]): Caller => ({
    headers: () => ({ authorization: `Bearer ${secret}` }),
    held,
    by: "token",
  });
  callers["an administrator's token for everything"] = token(
    await tokenOf(administrator, permissionFlags),
    permissionFlags,
  );
  callers["a token for everything that may export people"] = {
    ...token(await tokenOf(administrator, permissionFlags, true), permissionFlags),
    mayExportPeople: true,
  };
  callers["an administrator's token for the blog"] = token(
    await tokenOf(administrator, ["permissionBlogManager"]),
    ["permissionBlogManager"],
  );
  const demoted = await makeUser(db, { flags: ["permissionBlogManager", "permissionNewsManager"] });
  const wide = await tokenOf(demoted, ["permissionBlogManager", "permissionNewsManager"]);
  await db
    .update(staffUser)
    .set({ permissions: ["permissionNewsManager"] })
    .where(eq(staffUser.id, demoted.id));
  callers["a token whose owner lost a permission"] = token(wide, ["permissionNewsManager"]);
});

/** The flags of which an endpoint requires one. */
function requiredFlags(access: Access): readonly PermissionFlag[] {
  return typeof access === "string" ? [] : access.anyOf;
}

/** An endpoint's declaration about its callers, in a comparable form, and the kind of its method. */
function declaration({ method, access, fresh, withoutEntry, people }: AdminRoute): string {
  return JSON.stringify([method === "get", access, fresh, withoutEntry, people]);
}

/** The expected result by the declaration: accepted, or the error's code. */
function expected({ access, fresh, withoutEntry, people }: AdminRoute, caller: Caller): string {
  const { held, isAdmin, by, isFresh, mayExportPeople } = caller;
  if (access === "anyone") return "through";
  if (held === undefined) return "NOT_LOGGED_IN";
  if (by === "browser" && !isAdmin && !withoutEntry) return "FORBIDDEN";
  const isAdministrator = by === "browser" && permissionFlags.every((flag) => held.includes(flag));
  const isAllowed =
    typeof access === "string" || isAdministrator || access.anyOf.some((flag) => held.includes(flag));
  if (!isAllowed) return "FORBIDDEN";
  if (by === "token" && (fresh || access === "inPerson")) return "FORBIDDEN";
  if (by === "token") return people !== "none" && !mayExportPeople ? "FORBIDDEN" : "through";
  return (fresh || people === "export") && !isFresh ? "REAUTHENTICATION_REQUIRED" : "through";
}

interface Document {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, unknown> } }>>;
}
const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document;

/** An empty body of the type that the endpoint accepts: any other type gets 415 from any caller. */
function withEmptyBody(method: string, path: string, headers: Headers): RequestInit {
  const types = Object.keys(document.paths[path]?.[method]?.requestBody?.content ?? {});
  if (types.includes("multipart/form-data")) return { headers, body: new FormData() };
  return { headers: { ...headers, "content-type": "application/json" }, body: "{}" };
}

/**
 * The outcome of a call without content. A call that is let through may still fail later, because a record or
 * values are missing.
 */
async function outcome({ method, path }: AdminRoute, headers: Headers): Promise<string> {
  const address = path.replaceAll("{id}", NO_ID).replaceAll(/\{\w+\}/g, "1");
  const answer = await fetch(url + address, {
    method: method.toUpperCase(),
    ...(method === "get" ? { headers } : withEmptyBody(method, path, headers)),
  });
  const text = await answer.text();
  if (answer.status !== 401 && answer.status !== 403) {
    // A server error never counts as let through.
    return answer.status < 500 ? "through" : `${answer.status} ${text.slice(0, 200)}`;
  }
  return (JSON.parse(text) as { error: { code: string } }).error.code;
}

test("each endpoint accepts exactly the callers that it declares", async () => {
  expect(routes.length).toBeGreaterThan(30);
  const tested = representatives(routes, firstOf(declaration));
  const wrong: string[] = [];
  const called = new Map<AdminRoute, string[]>();
  for (const [name, caller] of Object.entries(callers)) {
    const shared = await caller.headers();
    await inBatches(tested.filter(caller.calls ?? (() => true)), async (route) => {
      const endsSession = /\/session(s|$)/.test(route.path) || route.path.endsWith("/password");
      const got = await outcome(route, endsSession ? await caller.headers() : shared);
      const should = expected(route, caller);
      called.set(route, [...(called.get(route) ?? []), name]);
      if (got !== should) wrong.push(`${name}: ${route.method} ${route.path}: ${got}, not ${should}`);
    });
  }
  expect(wrong).toEqual([]);
  const byAll = Object.keys(callers).filter((name) => callers[name]?.calls === undefined);
  for (const route of tested) {
    const requirement = requiredFlags(route.access);
    expect(called.get(route)).toEqual(
      expect.arrayContaining([...byAll, ...requirement, `everything but ${requirement.join() || "nothing"}`]),
    );
  }
});

test("another site's page changes nothing with a visitor's cookies", async () => {
  const headers = (await callers.administrator?.headers()) ?? {};
  const writes = routes.filter(({ method }) => method !== "get");
  for (const from of [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }] as Headers[]) {
    const through: string[] = [];
    await inBatches(writes, async (route) => {
      const code = await outcome(route, { ...headers, ...from });
      if (code !== "CSRF") through.push(`${route.method} ${route.path}: ${code}`);
    });
    expect(through).toEqual([]);
  }
});

test("no response may be cached, and HEAD requires the same rights", async () => {
  const headers = (await callers.administrator?.headers()) ?? {};
  const answer = await fetch(`${url}/api/admin/users`, { headers });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect((await fetch(`${url}/api/admin/users`, { method: "HEAD" })).status).toBe(401);
});

describe("nothing under /api/admin responds without a declaration", () => {
  test.each(["", "/", "/nothing", "/users/x/y/z", "/session/other", "/Users", "//users", "/%75sers"])(
    "/api/admin%s does not exist",
    async (path) => {
      const headers = (await callers.administrator?.headers()) ?? {};
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
        const { status } = await fetch(`${url}/api/admin${path}`, { method, headers });
        expect([method, status]).toEqual([method, 404]);
      }
    },
  );

  test("an endpoint defined any other way stops the start", () => {
    const api = newApi();
    requireDeclaredAdminRoutes(api);
    api.get("/api/admin/back-door", (c) => c.text("open"));
    expect(() => requireDeclaredAdminRoutes(api)).toThrow("GET /api/admin/back-door");
  });

  test("the API's document lists exactly the declared endpoints", async () => {
    const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
      paths: Record<string, object>;
    };
    const listed = Object.entries(paths)
      .filter(([path]) => path.startsWith("/api/admin"))
      .flatMap(([path, operations]) => Object.keys(operations).map((method) => `${method} ${path}`));
    expect(listed.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
  });

  test("search words are in the address only for the site's own records and staff; patients and donors are searched with a body", async () => {
    const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
      paths: Record<string, { get?: { parameters?: { name: string; in: string }[] } }>;
    };
    const isWords = ({ name, in: place }: { name: string; in: string }) =>
      place === "query" && /^(q|words|search|name|email|phone)$/i.test(name);
    const byWords = Object.entries(paths)
      .filter(([path, { get }]) => path.startsWith("/api/admin") && get?.parameters?.some(isWords))
      .map(([path]) => path.slice("/api/admin/".length));
    const ofContent = contentTypes().map(({ apiName }) => apiName);
    const others = byWords.filter((path) => !ofContent.includes(path.split("/")[0] ?? ""));
    expect(others.sort()).toEqual(["addresses", "search/words", "users"]);
  });
});

/** Written by hand: a declaration changed by mistake is noticed here. */
describe("the declarations", () => {
  const users: Access = { anyOf: ["permissionUserManager", "permissionUserAdministrator"] };
  const classes: Access = { anyOf: ["permissionCHClassManager"] };
  const giving: Access = { anyOf: ["permissionFoundationManager"] };
  const patients: Access = { anyOf: ["permissionPatientFormManager"] };
  /** No single permission allows it: only administrators, who hold all. */
  const administrators: Access = { anyOf: [] };
  const foundation: Access = { anyOf: ["permissionFoundationManager"] };
  const incidents: Access = { anyOf: ["permissionSettingsManager", "permissionIncidentManager"] };
  const submissions: Access = { anyOf: ["permissionFormManager", "permissionPatientFormManager"] };
  type Declared = [string, Access, boolean];
  test.each<Declared>([
    ["post /api/admin/session", "anyone", false],
    ["get /api/admin/session", "signedIn", false],
    ["delete /api/admin/session", "inPerson", false],
    ["post /api/admin/session/passkey-challenge", "anyone", false],
    ["post /api/admin/session/passkey", "anyone", false],
    ["post /api/admin/session/reauthentication", "inPerson", false],
    ["post /api/admin/set-up", "anyone", false],
    ["get /api/admin/invitation", "anyone", false],
    ["put /api/admin/invitation", "anyone", false],
    ["post /api/admin/password-reset", "anyone", false],
    ["put /api/admin/password-reset", "anyone", false],
    ["patch /api/admin/account", "inPerson", false],
    ["post /api/admin/account/email", "inPerson", true],
    ["put /api/admin/account/email", "inPerson", false],
    ["put /api/admin/account/password", "inPerson", false],
    ["get /api/admin/account/sessions", "inPerson", false],
    ["delete /api/admin/account/sessions", "inPerson", false],
    ["delete /api/admin/account/sessions/{id}", "inPerson", false],
    ["post /api/admin/account/totp", "inPerson", true],
    ["put /api/admin/account/totp", "inPerson", true],
    ["delete /api/admin/account/totp", "inPerson", true],
    ["post /api/admin/account/recovery-codes", "inPerson", true],
    ["get /api/admin/account/passkeys", "inPerson", false],
    ["post /api/admin/account/passkey-challenge", "inPerson", true],
    ["post /api/admin/account/passkeys", "inPerson", true],
    ["delete /api/admin/account/passkeys/{id}", "inPerson", true],
    ["get /api/admin/account/tokens", "inPerson", false],
    ["post /api/admin/account/tokens", "inPerson", true],
    ["delete /api/admin/account/tokens/{id}", "inPerson", false],
    ["get /api/admin/users", users, false],
    ["get /api/admin/users/{id}", users, false],
    ["post /api/admin/users", users, true],
    ["patch /api/admin/users/{id}", users, true],
    ["delete /api/admin/users/{id}", users, true],
    ["post /api/admin/users/{id}/invitation", users, true],
    ["delete /api/admin/users/{id}/sessions", users, true],
    ["delete /api/admin/users/{id}/totp", users, true],
    ["post /api/admin/giving/gifts/search", giving, false],
    ["post /api/admin/giving/gifts/export", giving, false],
    ["post /api/admin/giving/gifts", giving, false],
    ["get /api/admin/giving/gifts/{id}", giving, false],
    ["post /api/admin/giving/gifts/batch", giving, false],
    ["post /api/admin/giving/gifts/import", giving, true],
    ["get /api/admin/giving/statements/{year}", giving, false],
    ["post /api/admin/giving/statements/{year}", giving, true],
    ["post /api/admin/giving/statements/{year}/stop", giving, false],
    ["get /api/admin/giving/statements/{year}/paper/{part}", giving, false],
    ["get /api/admin/giving/donors/{id}/statements/{year}", giving, false],
    ["post /api/admin/giving/donors/{id}/statements/{year}", giving, false],
    ["post /api/admin/giving/donors/{id}/pledges", giving, false],
    ["put /api/admin/giving/pledges/{id}/state", giving, false],
    ["post /api/admin/giving/donors/{id}/in-kind", giving, false],
    ["put /api/admin/giving/in-kind/{id}/state", giving, false],
    ["get /api/admin/giving/in-kind/{id}/receipt", giving, false],
    ["get /api/admin/giving/designations", giving, false],
    ["post /api/admin/giving/designations", giving, false],
    ["put /api/admin/giving/designations/{id}", giving, false],
    ["post /api/admin/giving/designation-order", giving, false],
    ["delete /api/admin/giving/designations/{id}", giving, false],
    ["put /api/admin/giving/gifts/{id}/details", giving, false],
    ["post /api/admin/giving/gifts/{id}/undo", giving, false],
    ["put /api/admin/giving/donors/{id}/details", giving, false],
    ["post /api/admin/giving/donors/{id}/undo", giving, false],
    ["post /api/admin/giving/donors/{id}/merge", giving, false],
    ["post /api/admin/giving/donors/{id}/merge/undo", giving, false],
    ["post /api/admin/giving/gifts/{id}/refunds", giving, true],
    ["post /api/admin/giving/gifts/{id}/receipt", giving, false],
    ["get /api/admin/giving/overview", giving, false],
    ["post /api/admin/giving/donors/search", giving, false],
    ["get /api/admin/giving/donors/{id}", giving, false],
    ["post /api/admin/giving/monthly/search", giving, false],
    ["post /api/admin/giving/monthly/export", giving, false],
    ["post /api/admin/giving/monthly/{id}/changes", giving, true],
    ["get /api/admin/giving/cards", giving, false],
    ["post /api/admin/giving/cards", giving, false],
    ["post /api/admin/giving/reconciliation", giving, true],
    ["post /api/admin/campaigns", giving, false],
    ["get /api/admin/pages", "signedIn", false],
    ["post /api/admin/pages", { anyOf: ["permissionPageManager", "permissionPageEditor"] }, false],
    ["post /api/admin/pages/preview", { anyOf: ["permissionPageManager", "permissionPageEditor"] }, false],
    [
      "post /api/admin/pages/{id}/preview-links",
      { anyOf: ["permissionPageManager", "permissionPageEditor"] },
      false,
    ],
    [
      "delete /api/admin/pages/{id}/preview-links/{linkId}",
      { anyOf: ["permissionPageManager", "permissionPageEditor"] },
      false,
    ],
    ["post /api/admin/pages/{id}/publication", { anyOf: ["permissionPageManager"] }, false],
    ["delete /api/admin/pages/{id}/publication", { anyOf: ["permissionPageManager"] }, false],
    ["get /api/admin/analytics", { anyOf: ANALYTICS_READERS }, false],
    ["get /api/admin/analytics.csv", { anyOf: ANALYTICS_READERS }, false],
    ["get /api/admin/content-health", "signedIn", false],
    ["get /api/admin/content-health/broken-links", "signedIn", false],
    [
      "post /api/admin/content-health/rounds",
      { anyOf: ["permissionPageManager", "permissionSettingsManager"] },
      false,
    ],
    ["post /api/admin/locations/{id}/confirmation", { anyOf: ["permissionCHLocationManager"] }, false],
    ["post /api/admin/blog/{id}/confirmation", { anyOf: ["permissionBlogManager"] }, false],
    ["post /api/admin/images/{id}/crop", { anyOf: ["permissionMediaManager"] }, false],
    ["get /api/admin/locations", "signedIn", false],
    ["get /api/admin/locations/{id}", { anyOf: ["permissionCHLocationManager"] }, false],
    ["get /api/admin/blog", { anyOf: ["permissionBlogManager"] }, false],
    ["post /api/admin/staffmembers", { anyOf: ["permissionCHStaffMemberManager"] }, false],
    ["patch /api/admin/locations/{id}", { anyOf: ["permissionCHLocationManager"] }, false],
    ["post /api/admin/submissions/search", submissions, false],
    ["get /api/admin/submissions.csv", submissions, false],
    ["get /api/admin/submissions/{id}", submissions, false],
    ["get /api/admin/submissions/{id}/files/{fileId}", submissions, false],
    ["put /api/admin/submissions/{id}/state", submissions, false],
    ["delete /api/admin/submissions/{id}", submissions, false],
    ["get /api/admin/todays-classes", classes, false],
    ["get /api/admin/waiting", "signedIn", false],
    ["post /api/admin/records/search", "signedIn", false],
    ["get /api/admin/classes/{id}/registrations", classes, false],
    ["get /api/admin/classes/{id}/registrations.csv", classes, false],
    ["post /api/admin/classes/{id}/registrations", classes, false],
    ["post /api/admin/classes/{id}/messages", classes, false],
    ["post /api/admin/classes/{id}/cancellation", classes, true],
    ["get /api/admin/classes/{id}/survey", classes, false],
    ["get /api/admin/classes/{id}/survey.csv", classes, false],
    ["get /api/admin/registrations/{id}/answers", classes, false],
    ["put /api/admin/registrations/{id}/check-in", classes, false],
    ["delete /api/admin/registrations/{id}/check-in", classes, false],
    ["put /api/admin/registrations/{id}/note", classes, false],
    ["put /api/admin/registrations/{id}/class", classes, false],
    ["post /api/admin/registrations/{id}/seat", classes, false],
    ["post /api/admin/registrations/{id}/cancellation", classes, true],
    ["post /api/admin/registrations/{id}/people/{person}/cancellation", classes, true],
    ["post /api/admin/registrations/{id}/offer", classes, false],
    ["put /api/admin/registrations/{id}/place", classes, false],
    ["get /api/admin/classes/{id}/other-classes", classes, false],
    ["get /api/admin/classes/{id}/series", classes, false],
    ["post /api/admin/classes/{id}/series", classes, false],
    ["put /api/admin/classes/{id}/series/rest", classes, false],
    ["post /api/admin/patient-applications/search", patients, false],
    ["get /api/admin/patient-applications/people", patients, false],
    ["get /api/admin/patient-applications/next", patients, false],
    ["get /api/admin/patient-applications/{id}", patients, false],
    ["post /api/admin/patient-applications/{id}/merge-candidates", patients, false],
    ["get /api/admin/patient-applications/{id}/merge/{otherId}", patients, false],
    ["put /api/admin/patient-applications/{id}/merge/{otherId}", patients, false],
    ["delete /api/admin/patient-applications/{id}/merge/{otherId}", patients, false],
    ["put /api/admin/patient-applications/{id}/state", patients, false],
    ["put /api/admin/patient-applications/{id}/assignee", patients, false],
    ["post /api/admin/patient-applications/{id}/notes", patients, false],
    ["post /api/admin/patient-applications/{id}/messages", patients, false],
    ["delete /api/admin/patient-applications/{id}", patients, true],
    ...ofFeature<Declared>(
      "newsletter",
      ["post /api/admin/newsletter/subscribers/search", foundation, false],
      ["post /api/admin/newsletter/subscribers/export", foundation, false],
      ["post /api/admin/newsletter/subscribers", foundation, false],
      ["post /api/admin/newsletter/import", foundation, false],
      ["put /api/admin/newsletter/subscribers/{id}/unsubscription", foundation, false],
      ["put /api/admin/newsletter/subscribers/{id}/suppression", foundation, false],
      ["delete /api/admin/newsletter/subscribers/{id}/suppression", foundation, false],
      ["delete /api/admin/newsletter/subscribers/{id}", foundation, true],
    ),
    ["post /api/admin/personal-data/search", administrators, false],
    ["post /api/admin/personal-data/export", administrators, true],
    ["post /api/admin/personal-data/erasure", administrators, true],
    ["post /api/admin/outbox/{id}/retry", { anyOf: ["permissionSettingsManager"] }, false],
    ["post /api/admin/outbox/test", { anyOf: ["permissionSettingsManager"] }, false],
    ["get /api/admin/setup", { anyOf: ["permissionSettingsManager"] }, false],
    ["put /api/admin/setup/steps/{step}", { anyOf: ["permissionSettingsManager"] }, false],
    ["post /api/admin/setup/closure", { anyOf: ["permissionSettingsManager"] }, false],
    ["post /api/admin/backups", { anyOf: ["permissionSettingsManager"] }, false],
    ["post /api/admin/backups/drills", { anyOf: ["permissionSettingsManager"] }, false],
    ...ofFeature<Declared>(
      "incident",
      ["get /api/admin/incident", incidents, false],
      ["put /api/admin/incident", incidents, false],
      ["delete /api/admin/incident", incidents, false],
    ),
    ["get /api/admin/addresses", "signedIn", false],
    ["get /api/admin/page-record", "signedIn", false],
    ["get /api/admin/missed-addresses", { anyOf: ["permissionRedirectManager"] }, false],
    ["put /api/admin/missed-addresses/aside", { anyOf: ["permissionRedirectManager"] }, false],
    ["get /api/admin/site-lock", { anyOf: ["permissionSettingsManager"] }, false],
    ["put /api/admin/site-lock", { anyOf: ["permissionSettingsManager"] }, true],
    ["get /api/admin/demo", administrators, false],
    ["post /api/admin/demo/clear", administrators, true],
    ["get /api/admin/services", { anyOf: ["permissionSettingsManager"] }, false],
    ["get /api/admin/search", { anyOf: ["permissionSettingsManager"] }, false],
    ["post /api/admin/search/rebuild", { anyOf: ["permissionSettingsManager"] }, false],
    ["get /api/admin/search/counts", { anyOf: ["permissionSettingsManager"] }, false],
    ["delete /api/admin/search/misses", { anyOf: ["permissionSettingsManager"] }, false],
    ["get /api/admin/search/words", { anyOf: ["permissionSettingsManager"] }, false],
    ["post /api/admin/search/words", { anyOf: ["permissionSettingsManager"] }, false],
    ["delete /api/admin/search/words", { anyOf: ["permissionSettingsManager"] }, false],
    ["get /api/admin/search/topics", { anyOf: ["permissionSettingsManager"] }, false],
    ["post /api/admin/search/topics/{id}/trial", { anyOf: ["permissionSettingsManager"] }, false],
    ["post /api/admin/search/topics/{id}/words", { anyOf: ["permissionSettingsManager"] }, false],
    ["post /api/admin/searchrules/{id}/publication", { anyOf: ["permissionSettingsManager"] }, false],
    ["post /api/admin/searchtopics/{id}/publication", { anyOf: ["permissionSettingsManager"] }, false],
    ["get /api/admin/payments", { anyOf: ["permissionSettingsManager"] }, false],
    ["get /api/admin/payments/{id}", { anyOf: ["permissionSettingsManager"] }, false],
    ["post /api/admin/payments/reconciliation", { anyOf: ["permissionSettingsManager"] }, true],
    ["post /api/admin/payments/{id}/reconciliation", { anyOf: ["permissionSettingsManager"] }, true],
    ["post /api/admin/payments/{id}/refunds", { anyOf: ["permissionSettingsManager"] }, true],
  ])("%s", (name, access, fresh) => {
    const route = routes.find(({ method, path }) => `${method} ${path}` === name);
    expect(route).toMatchObject({ access, fresh });
  });

  test("every export of people's data requires a recent sign-in, or a token made for it", () => {
    const contentFiles = new Set(
      contentTypes().flatMap(({ apiName }) =>
        ["export", "list", "import-template"].map((file) => `/api/admin/${apiName}/${file}.csv`),
      ),
    );
    const isContent = ({ path }: AdminRoute) => contentFiles.has(path);
    const exports = routes.filter((route) => /export|\.csv$/.test(route.path) && !isContent(route));
    expect(exports.map(({ path, people, fresh }) => [path, people === "export" || fresh]).sort()).toEqual([
      ["/api/admin/analytics.csv", false],
      ["/api/admin/classes/{id}/registrations.csv", true],
      ["/api/admin/classes/{id}/survey.csv", true],
      ["/api/admin/giving/donors/export", true],
      ["/api/admin/giving/gifts/export", true],
      ["/api/admin/giving/monthly/export", true],
      ...ofFeature("newsletter", ["/api/admin/newsletter/subscribers/export", true]),
      ["/api/admin/patient-applications/export", true],
      ["/api/admin/personal-data/export", true],
      ["/api/admin/registrations/export", true],
      ["/api/admin/submissions.csv", true],
    ]);
  });

  test("a signed-out caller reaches what signing in needs, and nothing else", () => {
    const open = routes.filter(({ access }) => access === "anyone").map(({ path }) => path);
    expect([...new Set(open)].sort()).toEqual([
      "/api/admin/invitation",
      "/api/admin/password-reset",
      "/api/admin/session",
      "/api/admin/session/passkey",
      "/api/admin/session/passkey-challenge",
      "/api/admin/set-up",
    ]);
  });
});

async function tokenOf(
  user: StaffUser,
  permissions: readonly PermissionFlag[],
  exportPeople = false,
): Promise<string> {
  const tokenBody = { name: "Script", permissions: [...permissions], exportPeople, days: 30 };
  return (await makeApiToken(services, actorOf(user), user, tokenBody)).token;
}

async function inBatches<Value>(values: readonly Value[], work: (value: Value) => Promise<void>) {
  for (let start = 0; start < values.length; start += 16)
    await Promise.all(values.slice(start, start + 16).map(work));
}

import type { OpenAPIHono, RouteConfig, RouteHandler } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import type { Feature } from "~/platform/admin-features";
import { hasAnyPermission } from "~/platform/audit/actor";
import { recordRefusal } from "~/platform/audit/record-refusal";
import { AppError } from "~/platform/errors/app-error";
import type { PermissionFlag } from "~/platform/isomorphic/permissions";
import { networkName } from "~/platform/network/network-name";
import { failures } from "../api/failures";
import type { HonoEnv, WebContext } from "../hono-env";
import { withinBytes } from "../middleware/limit-body";
import type { Services } from "../services";
import { checkJson } from "./check-json";
import { FRESH_MS, type Identity } from "./identity";

/**
 * Who may call. `anyone`; `signedIn`: staff who may enter the admin area; `inPerson`: the same in a browser,
 * not with a personal token; `anyOf`: holders of one of these permissions. An empty list means administrators
 * only.
 */
export type Access = "anyone" | "signedIn" | "inPerson" | { anyOf: readonly PermissionFlag[] };

/**
 * Both need a personal token that was created for exports, because reading every page of a list exports it. In a
 * browser, an export needs a recent sign-in; a list does not, because staff use it all day.
 */
export type PeopleAnswer = "list" | "export";

interface AdminRouteConfig extends RouteConfig {
  access: Access;
  /** The heading in the API document. */
  tag?: string;
  /** Refused while this feature is off. */
  feature?: Feature;
  /** Also allowed for a signed-in person who may not enter the admin area. */
  withoutEntry?: true;
  /**
   * Allowed only within minutes after the person entered a password or passkey; never with a personal token.
   */
  fresh?: true;
  /** Whether it returns personal data of many people, page by page (`list`) or in full (`export`). */
  people?: PeopleAnswer;
  /**
   * If the site requires two-step sign-in: allowed for a person who must set it up (`setUp`), or also for one who only
   * has to enter the second factor (`always`). By default, only after that.
   */
  beforeSecondFactor?: "setUp" | "always";
  /** Whether its body has rows that are parsed one by one (`checkJson`). */
  ofRows?: true;
}

/** More than any request needs before sign-in, such as a password or a passkey's response. */
const ANONYMOUS_BYTES = 64 * 1024;

type Handler<Route extends AdminRouteConfig> = RouteHandler<Route, HonoEnv>;

/** The arguments of a handler: the validated request, and the caller. */
export type AdminCall<Route extends AdminRouteConfig> = {
  /** `c.req.valid("json")` and the like return what the route's schemas parsed. */
  c: Parameters<Handler<Route>>[0];
} & (Route["access"] extends "anyone" ? { [Part in keyof Identity]?: undefined } : Identity);

/** A row of the table of permissions. */
export interface AdminRoute {
  method: string;
  path: string;
  access: Access;
  fresh: boolean;
  withoutEntry: boolean;
  people: PeopleAnswer | "none";
  beforeSecondFactor: "setUp" | "always" | "never";
}

const TOKEN_REFUSED = "A personal token cannot do this: sign in with a browser.";

const declared = new Map<string, AdminRoute>();

/** Every endpoint under /api/admin with its access rule, once the API has been created. */
export function adminRoutes(): AdminRoute[] {
  return [...declared.values()];
}

/**
 * Adds an endpoint of the admin API; nothing else does. In this order: checks the type of the body
 * (`requireDeclaredType`), identifies the caller, authorizes, validates, then calls `handle`. Responses are never
 * cached.
 */
export function adminRoute<const Route extends AdminRouteConfig>(
  api: OpenAPIHono<HonoEnv>,
  services: Services,
  route: Route,
  handle: (call: AdminCall<Route>) => ReturnType<Handler<Route>>,
): void {
  declare(route);
  // The other properties describe the endpoint in the API document.
  const {
    access,
    fresh,
    withoutEntry,
    people,
    feature,
    beforeSecondFactor,
    ofRows,
    tag = "Admin",
    ...documented
  } = route;
  const endpoint = {
    ...documented,
    tags: documented.tags ?? [tag],
    middleware: guard(services, route),
    responses: {
      ...(access !== "anyone" && failures(401, 403)),
      ...(documented.request?.body && failures(415)),
      ...documented.responses,
    },
  };
  // The compiler cannot follow the route's type through the copy above; `AdminCall` gave the handler the right one.
  const answer: RouteHandler<RouteConfig, HonoEnv> = (c) =>
    handle({ c, ...c.get("identity") } as AdminCall<Route>);
  api.openapi(endpoint as RouteConfig, answer);
}

/**
 * Adds the endpoint to the table of permissions.
 * @throws Error if it is not under /api/admin
 */
function declare(route: AdminRouteConfig): void {
  const { method, path, access, fresh, withoutEntry, people, beforeSecondFactor } = route;
  if (!path.startsWith("/api/admin/")) throw new Error(`${path} is not under /api/admin.`);
  declared.set(`${method} ${path}`, {
    method,
    path,
    access,
    fresh: fresh ?? false,
    withoutEntry: withoutEntry ?? false,
    people: people ?? "none",
    beforeSecondFactor: beforeSecondFactor ?? "never",
  });
}

/** The middleware of an endpoint: identifies and authorizes the caller, and records a refusal in the audit log. */
function guard(services: Services, route: AdminRouteConfig) {
  const { access, feature, beforeSecondFactor, ofRows } = route;
  return createMiddleware<HonoEnv>(async (c, next) => {
    if (access === "anyone") await withinBytes(c, ANONYMOUS_BYTES, next);
    else {
      const identity = await services.identify(c);
      try {
        if (identity) await requireSecondFactor(services, identity, beforeSecondFactor);
        c.set("identity", authorised(identity, route, services.now()));
        if (feature) await requireFeature(services, feature);
      } catch (error) {
        await recordRefusedCall(c, services, identity, route, error);
        throw error;
      }
      await checkJson(c, ofRows ?? false);
      await next();
    }
    await recordRefusedCall(c, services, c.get("identity"), route, c.error);
    c.res.headers.set("cache-control", "no-store");
  });
}

/** Records in the audit log that a signed-in person requested something forbidden. */
async function recordRefusedCall(
  c: WebContext,
  { db, keyedHash, now }: Services,
  identity: Identity | undefined,
  { method, path }: AdminRouteConfig,
  error: unknown,
): Promise<void> {
  if (!identity || !(error instanceof AppError) || error.code !== "FORBIDDEN") return;
  const refusal = {
    action: "permission.refused",
    actor: identity.actor,
    subjectType: "endpoint",
    // The pattern of the address, not the requested address.
    subjectId: `${method.toUpperCase()} ${path}`,
    account: identity.user.id,
    network: networkName(keyedHash, c.get("network")),
    reason: identity.token ? "personal token" : "permission",
  } as const;
  await recordRefusal(db, refusal, now());
}

/** @throws AppError SECOND_FACTOR_REQUIRED if the site requires two-step sign-in and the caller has not done it */
async function requireSecondFactor(
  services: Services,
  identity: Identity,
  allowed: AdminRouteConfig["beforeSecondFactor"],
): Promise<void> {
  if (allowed === "always") return;
  const step = await services.secondFactorStep(identity);
  if (step === null || step === allowed) return;
  throw new AppError(
    "SECOND_FACTOR_REQUIRED",
    step === "setUp"
      ? "This site requires two-step sign-in. Set up an authenticator app or a passkey first."
      : "This site requires two-step sign-in. Confirm with your authenticator app or passkey first.",
  );
}

/** @throws AppError FEATURE_OFF */
async function requireFeature({ visibility }: Services, feature: Feature): Promise<void> {
  if ((await visibility.current()).shows(feature)) return;
  throw new AppError(
    "FEATURE_OFF",
    `The feature "${feature}" is off. A settings manager can turn it on under Settings.`,
  );
}

/**
 * @throws AppError NOT_LOGGED_IN; FORBIDDEN if the permissions or the kind of sign-in are not sufficient;
 *   REAUTHENTICATION_REQUIRED if the last authentication is too old
 */
function authorised(
  identity: Identity | undefined,
  { access, fresh, withoutEntry, people }: AdminRouteConfig,
  now: Date,
): Identity {
  if (!identity) throw new AppError("NOT_LOGGED_IN", "Please sign in.");
  const { actor, session, token, user } = identity;
  if (!user.isAdmin && !withoutEntry)
    throw new AppError(
      "FORBIDDEN",
      "Your account does not have access to the admin area. Ask an administrator.",
    );
  if (typeof access === "object" && !hasAnyPermission(actor, access.anyOf))
    throw new AppError("FORBIDDEN", "Your account does not have the permission for this.");
  if ((access === "inPerson" || fresh) && !session) throw new AppError("FORBIDDEN", TOKEN_REFUSED);
  if (people && token && !token.mayExportPeople)
    throw new AppError("FORBIDDEN", "This personal token was not made for exporting people's data.");
  if ((fresh || people === "export") && session && session.provenAt.getTime() < now.getTime() - FRESH_MS)
    throw new AppError("REAUTHENTICATION_REQUIRED", "Please confirm your identity first.");
  return identity;
}

/**
 * The browser's session, for an endpoint that personal tokens cannot call.
 * @throws AppError FORBIDDEN
 */
export function requireSession(session: Identity["session"]): NonNullable<Identity["session"]> {
  if (session) return session;
  throw new AppError("FORBIDDEN", TOKEN_REFUSED);
}

/**
 * Checks that every endpoint under /api/admin was added with `adminRoute`. Call it once all endpoints are registered.
 * @throws Error naming the endpoint: a defect, found at every start
 */
export function requireDeclaredAdminRoutes(api: OpenAPIHono<HonoEnv>): void {
  const known = new Set(
    adminRoutes().map(
      ({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/\{(.+?)\}/g, ":$1")}`,
    ),
  );
  for (const { method, path } of api.routes) {
    if (!/^\/api\/admin(\/|$)/.test(path) || known.has(`${method} ${path}`)) continue;
    throw new Error(`${method} ${path} is under /api/admin and was not made by adminRoute.`);
  }
}

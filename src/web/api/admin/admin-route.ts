import type { OpenAPIHono, RouteConfig, RouteHandler } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import type { Identity } from "~/domain/accounts/identity";
import type { PermissionFlag } from "~/domain/accounts/permissions";
import { FRESH_MS } from "~/domain/accounts/sessions/limits";
import { holdsAnyOf } from "~/platform/audit/actor";
import { AppError } from "~/platform/errors/app-error";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { failures } from "../failures";
import { identifyCaller } from "./identify-caller";

/**
 * Who may call: anyone, whoever is signed in, whoever is so in a browser (personal tokens are not), or holders of a flag;
 * administrators hold all.
 */
export type Access = "anyone" | "signedIn" | "inPerson" | { anyOf: readonly PermissionFlag[] };

interface AdminRouteConfig extends RouteConfig {
  access: Access;
  /** Under which heading the API's document lists it. */
  tag?: string;
  /** Only within minutes after the person gave a password or passkey; never with a personal token. */
  fresh?: true;
}

type Handler<Route extends AdminRouteConfig> = RouteHandler<Route, HonoEnv>;

/** What a handler gets: the request, checked, and who sent it. */
export type AdminCall<Route extends AdminRouteConfig> = {
  /** `c.req.valid("json")` and the like are what the route's schemas let through. */
  c: Parameters<Handler<Route>>[0];
} & (Route["access"] extends "anyone" ? { [Part in keyof Identity]?: undefined } : Identity);

/** A row of the table that says who may do what. */
export interface AdminRoute {
  method: string;
  path: string;
  access: Access;
  fresh: boolean;
}

const declared = new Map<string, AdminRoute>();

/** Every endpoint under /api/admin with who may call it, once the API has been made. */
export function adminRoutes(): AdminRoute[] {
  return [...declared.values()];
}

/**
 * Adds an endpoint of the admin API, the only way there is. In this order: who calls, may they, is the input right, then `handle`.
 * No answer is kept by anybody's cache.
 */
export function adminRoute<const Route extends AdminRouteConfig>(
  api: OpenAPIHono<HonoEnv>,
  services: Services,
  route: Route,
  handle: (call: AdminCall<Route>) => ReturnType<Handler<Route>>,
): void {
  const { access, fresh, tag = "Admin", ...documented } = route;
  if (!route.path.startsWith("/api/admin/")) throw new Error(`${route.path} is not under /api/admin.`);
  const { method, path } = route;
  declared.set(`${method} ${path}`, { method, path, access, fresh: fresh ?? false });

  const guard = createMiddleware<HonoEnv>(async (c, next) => {
    if (access !== "anyone") {
      const identity = await identifyCaller(c, services);
      c.set("identity", authorised(identity, route, services.now()));
    }
    await next();
    c.res.headers.set("cache-control", "no-store");
  });
  const endpoint = {
    ...documented,
    tags: documented.tags ?? [tag],
    middleware: guard,
    responses: { ...(access !== "anyone" && failures(401, 403)), ...documented.responses },
  };
  // The compiler cannot follow the route's type through the copy above; `AdminCall` gave the handler the right one.
  api.openapi(
    endpoint as RouteConfig,
    ((c: Parameters<Handler<Route>>[0]) => handle({ c, ...c.get("identity") } as AdminCall<Route>)) as never,
  );
}

/**
 * @throws AppError NOT_LOGGED_IN; FORBIDDEN when the flags or the way of signing in do not do; REAUTHENTICATION_REQUIRED when the
 *   last proof is too old
 */
function authorised(
  identity: Identity | undefined,
  { access, fresh }: AdminRouteConfig,
  now: Date,
): Identity {
  if (!identity) throw new AppError("NOT_LOGGED_IN", "Please sign in.");
  const { actor, session } = identity;
  if (typeof access === "object" && !holdsAnyOf(actor, access.anyOf))
    throw new AppError("FORBIDDEN", "Your account does not have the permission for this.");
  if ((access === "inPerson" || fresh) && !session)
    throw new AppError("FORBIDDEN", "A personal token cannot do this: sign in with a browser.");
  if (fresh && session && session.provenAt.getTime() < now.getTime() - FRESH_MS)
    throw new AppError("REAUTHENTICATION_REQUIRED", "Please confirm first that it is you.");
  return identity;
}

/**
 * Makes sure that nothing under /api/admin was added past `adminRoute`. To be called when every endpoint is registered.
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

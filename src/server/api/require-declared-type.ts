import type { OpenAPIHono } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { AppError } from "~/platform/errors/app-error";
import type { HonoEnv } from "../hono-env";

/**
 * Refuses a body of a type that the endpoint does not declare, before it is read. An endpoint that declares
 * no body (a webhook, whose bytes are signed) accepts any.
 *
 * Add it before the endpoints. It reads their declarations at the first request, when all are registered.
 */
export function requireDeclaredType(api: OpenAPIHono<HonoEnv>) {
  let declared: Map<string, string[]> | undefined;
  return createMiddleware<HonoEnv>(async (c, next) => {
    if (hasBody(c.req.raw)) {
      declared ??= declaredTypes(api);
      const endpoint = matchedRoutes(c).find(({ method }) => method === c.req.method);
      const taken = endpoint && declared.get(`${endpoint.method} ${endpoint.path}`);
      if (taken && !taken.includes(typeOf(c.req.header("content-type")))) {
        throw new AppError(
          "UNSUPPORTED_TYPE",
          `This address accepts a body of the type ${taken.join(" or ")}.`,
        );
      }
    }
    await next();
  });
}

/** The declared body types of every endpoint, by method and address pattern. */
function declaredTypes(api: OpenAPIHono<HonoEnv>): Map<string, string[]> {
  const types = new Map<string, string[]>();
  for (const definition of api.openAPIRegistry.definitions) {
    if (definition.type !== "route") continue;
    const { method, path, request } = definition.route;
    if (!request?.body) continue;
    const pattern = path.replaceAll(/\{(.+?)\}/g, ":$1");
    types.set(`${method.toUpperCase()} ${pattern}`, Object.keys(request.body.content));
  }
  return types;
}

function hasBody({ headers }: Request): boolean {
  return headers.has("transfer-encoding") || Number(headers.get("content-length") ?? 0) > 0;
}

function typeOf(header = ""): string {
  return header.split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

import type { OpenAPIHono } from "@hono/zod-openapi";
import type { HonoEnv } from "../hono-env";
import { methodNotAllowed } from "../middleware/guard-method";

/** Answers 405 if an address exists but not for the method. Call it after all endpoints are registered. */
export function refuseOtherMethods(api: OpenAPIHono<HonoEnv>): void {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of api.routes) {
    if (method === "ALL") continue;
    const taken = methods.get(path) ?? new Set();
    taken.add(method);
    if (method === "GET") taken.add("HEAD");
    methods.set(path, taken);
  }
  // Fixed addresses come before those with a parameter, which would match them too.
  const known = [...methods].sort(([a], [b]) => Number(a.includes(":")) - Number(b.includes(":")));
  for (const [path, taken] of known) {
    api.all(path, () => {
      throw methodNotAllowed([...taken]);
    });
  }
}

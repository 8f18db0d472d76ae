import type { OpenAPIHono } from "@hono/zod-openapi";
import type { HonoEnv } from "../hono-env";
import { methodNotAllowed } from "../middleware/guard-method";

/** Answers 405 where an address is known and the method is not. To be called when every endpoint is registered. */
export function refuseOtherMethods(api: OpenAPIHono<HonoEnv>): void {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of api.routes) {
    if (method === "ALL") continue;
    const taken = methods.get(path) ?? new Set();
    taken.add(method);
    if (method === "GET") taken.add("HEAD");
    methods.set(path, taken);
  }
  // An address that is written out is asked before one with a place for any id, which would answer for it.
  const known = [...methods].sort(([a], [b]) => Number(a.includes(":")) - Number(b.includes(":")));
  for (const [path, taken] of known) {
    api.all(path, () => {
      throw methodNotAllowed([...taken]);
    });
  }
}

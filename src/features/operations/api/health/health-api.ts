import { createRoute, z } from "@hono/zod-openapi";
import { json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { LIVENESS, READINESS } from "../../monitor-addresses";
import { DEGRADED, FAILING, readiness } from "./readiness";

const live = createRoute({
  method: "get",
  path: LIVENESS,
  summary: "Whether the process answers at all",
  responses: { 200: json("It does.", z.object({ ok: z.literal(true) })) },
});

const state = z.object({
  ok: z.boolean(),
  failing: z.array(z.enum(FAILING)).describe("What this node cannot do."),
  degraded: z
    .array(z.enum(DEGRADED))
    .describe(
      "What no node can do at the moment, such as reaching a shared bucket. The node is ready all the same.",
    ),
});

const ready = createRoute({
  method: "get",
  path: READINESS,
  summary: "Whether this node can serve visitors, and which shared services do not respond",
  responses: { 200: json("It can.", state), 503: json("It cannot; `failing` says why.", state) },
});

export function healthApi(services: Services) {
  const api = newApi();
  api.openapi(live, (c) => c.json({ ok: true as const }, 200, { "cache-control": "no-store" }));
  api.openapi(ready, async (c) => {
    const { failing, degraded } = await readiness(services, c.get("log"));
    const ok = failing.length === 0;
    return c.json({ ok, failing, degraded }, ok ? 200 : 503, { "cache-control": "no-store" });
  });
  return api;
}

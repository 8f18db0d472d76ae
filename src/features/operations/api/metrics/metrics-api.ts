import { isIP } from "node:net";
import { createRoute, z } from "@hono/zod-openapi";
import { isSameText } from "~/platform/crypto/is-same-text";
import { AppError } from "~/platform/errors/app-error";
import { failures } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { WebContext } from "~/server/hono-env";
import type { Services } from "~/server/services";
import { METRICS } from "../../monitor-addresses";

const metricsRoute = createRoute({
  method: "get",
  path: METRICS,
  summary: "Figures for Prometheus; only from this machine, or with `Authorization: Bearer <METRICS_TOKEN>`",
  responses: {
    200: { description: "The figures.", content: { "text/plain": { schema: z.string() } } },
    ...failures(404),
  },
});

export function metricsApi({ env, metrics }: Services) {
  const api = newApi();
  api.openapi(metricsRoute, async (c) => {
    const isAllowed = hasToken(c, env.METRICS_TOKEN) || isLocalRequest(c);
    // Strangers must not learn that there is something at this address.
    if (!isAllowed) throw new AppError("NOT_FOUND", "There is nothing at this address.");
    const { type, text } = await metrics.print();
    return c.text(text, 200, { "content-type": type, "cache-control": "no-store" });
  });
  return api;
}

function hasToken(c: WebContext, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1];
  return token !== undefined && given !== undefined && isSameText(given, token);
}

/**
 * Whether the request comes from this machine. A request through a proxy on this machine also has its address, but has
 * the proxy's headers.
 */
function isLocalRequest(c: WebContext): boolean {
  if (["x-forwarded-for", "forwarded", "via", "x-real-ip"].some((name) => c.req.header(name) !== undefined))
    return false;
  const peer = (c.env.incoming.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  return isIP(peer) === 4 ? peer.startsWith("127.") : peer === "::1";
}

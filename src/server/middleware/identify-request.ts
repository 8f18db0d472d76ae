import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Forwarding } from "~/platform/network/forwarding-headers";
import { networkOf } from "~/platform/network/network-of";
import { clientAddress } from "~/platform/network/trusted-proxy";
import type { HonoEnv } from "../hono-env";
import type { Services } from "../services";
import { visibleOrigin } from "./visible-origin";

const REQUEST_ID = /^[\w.-]{8,128}$/;

/** Requested by monitors on this machine or beside the proxy, so they say nothing about visitors' route. */
const ASKED_BY_MONITORS = new Set(["/healthz", "/readyz", "/metrics"]);

/**
 * Determines the request's id, the client's network, and the site's origin. Trusts only configured proxies.
 * Every response has the id in `x-request-id`.
 */
export function identifyRequest({ env, log, forwarding }: Services) {
  return createMiddleware<HonoEnv>(async (c, next) => {
    const peer = c.env.incoming.socket.remoteAddress ?? "";
    const forwardedFor = c.req.header("x-forwarded-for");
    const { address, viaTrustedProxy } = clientAddress(peer, forwardedFor, env.TRUST_PROXY);
    if (!ASKED_BY_MONITORS.has(c.req.path))
      forwarding.count(
        forwardingOf(forwardedFor !== undefined, env.TRUST_PROXY !== undefined, viaTrustedProxy),
      );
    const given = viaTrustedProxy ? c.req.header("x-request-id") : undefined;
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID();
    c.set("requestId", requestId);
    c.set("network", networkOf(address));
    c.set(
      "origin",
      visibleOrigin(env, (name) => c.req.header(name), viaTrustedProxy),
    );
    c.set("log", log.child({ requestId }));
    c.env.outgoing.setHeader("x-request-id", requestId);
    await next();
  });
}

function forwardingOf(hasHeaders: boolean, expectsProxy: boolean, viaTrustedProxy: boolean): Forwarding {
  if (hasHeaders) return viaTrustedProxy ? "believed" : "ignored";
  return expectsProxy ? "missing" : "direct";
}

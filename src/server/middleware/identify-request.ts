import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { createMiddleware } from "hono/factory";
import { isCalledBy } from "~/content/fixed-addresses";
import type { Env } from "~/env";
import type { Forwarding } from "~/platform/network/forwarding-headers";
import { networkOf } from "~/platform/network/network-of";
import { clientAddress, isTrustedProxy } from "~/platform/network/trusted-proxy";
import type { HonoEnv } from "../hono-env";
import type { Services } from "../services";
import { visibleOrigin } from "./visible-origin";

const REQUEST_ID = /^[\w.-]{8,128}$/;

/**
 * Determines the request's id, the client's network, and the site's origin. Trusts only configured proxies.
 * Every response has the id in `x-request-id`.
 */
export function identifyRequest(services: Services) {
  return createMiddleware<HonoEnv>(async (c, next) => {
    const { requestId, origin, forwarding } = identify(c.env.incoming, services.env);
    const peer = c.env.incoming.socket.remoteAddress ?? "";
    const address = clientAddress(peer, c.req.header("x-forwarded-for"), services.env.TRUST_PROXY);
    // Monitors run on this machine or beside the proxy, so their requests do not show how visitors' requests arrive.
    if (!isCalledBy("monitor", c.req.path)) services.forwarding.count(forwarding);
    c.set("requestId", requestId);
    c.set("network", networkOf(address));
    c.set("origin", origin);
    c.set("log", services.log.child({ requestId }));
    c.env.outgoing.setHeader("x-request-id", requestId);
    await next();
  });
}

interface RequestIdentity {
  requestId: string;
  /** Scheme and host at which the visitor reaches the site. */
  origin: string;
  forwarding: Forwarding;
}

export function identify(
  incoming: IncomingMessage,
  env: Pick<Env, "SITE_URL" | "PORT" | "TRUST_PROXY">,
): RequestIdentity {
  const header = (name: string) => joined(incoming.headers[name]);
  const viaTrustedProxy = isTrustedProxy(incoming.socket.remoteAddress ?? "", env.TRUST_PROXY);
  const given = viaTrustedProxy ? header("x-request-id") : undefined;
  const requestId = given && REQUEST_ID.test(given) ? given : randomUUID();
  return {
    requestId,
    origin: visibleOrigin(env, header, viaTrustedProxy),
    forwarding: forwardingOf(
      header("x-forwarded-for") !== undefined,
      env.TRUST_PROXY !== undefined,
      viaTrustedProxy,
    ),
  };
}

/** Node has joined repeated headers, except a few that are none of ours. */
function joined(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(", ") : value;
}

function forwardingOf(hasHeaders: boolean, expectsProxy: boolean, viaTrustedProxy: boolean): Forwarding {
  if (hasHeaders) return viaTrustedProxy ? "believed" : "ignored";
  return expectsProxy ? "missing" : "direct";
}

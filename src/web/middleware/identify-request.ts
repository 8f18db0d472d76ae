import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { networkOf } from "~/platform/network/network-of";
import { clientAddress } from "~/platform/network/trusted-proxy";
import type { HonoEnv } from "../hono-env";
import type { Services } from "../services";
import { visibleOrigin } from "./visible-origin";

const REQUEST_ID = /^[\w.-]{8,128}$/;

/**
 * Finds out which request this is, who asks and under which address the site was reached. Only a trusted proxy is
 * believed about any of it. The id goes back in `x-request-id`, whatever the answer.
 */
export function identifyRequest({ env, log }: Services) {
  return createMiddleware<HonoEnv>(async (c, next) => {
    const peer = c.env.incoming.socket.remoteAddress ?? "";
    const { address, viaTrustedProxy } = clientAddress(
      peer,
      c.req.header("x-forwarded-for"),
      env.TRUST_PROXY,
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

import { createMiddleware } from "hono/factory";
import type { Env } from "~/env";
import type { HonoEnv } from "../hono-env";
import { contentSecurityPolicy } from "./content-security-policy";

/**
 * Sets on every answer what makes browsers careful. They are set on Node's own answer before anything else happens: no
 * way through the server misses them, and an answer's own header of the same name (a page's script policy) replaces them.
 */
export function secureHeaders(env: Env) {
  const headers = Object.entries(secureHeaderValues(env));
  return createMiddleware<HonoEnv>((c, next) => {
    for (const [name, value] of headers) c.env.outgoing.setHeader(name, value);
    return next();
  });
}

/** The headers of an answer that is not a page. */
function secureHeaderValues(env: Env): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(env),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    // Other sites are not told which of our pages somebody came from.
    "referrer-policy": "same-origin",
    "permissions-policy":
      "accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    ...(env.SITE_URL?.startsWith("https:") && {
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    }),
  };
}

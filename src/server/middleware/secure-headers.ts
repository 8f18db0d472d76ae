import { createMiddleware } from "hono/factory";
import type { Env } from "~/env";
import type { HonoEnv } from "../hono-env";
import { contentSecurityPolicy } from "./content-security-policy";

/**
 * Sets security headers on every response. They are set on Node's response before anything else happens, so
 * no response lacks them. A response's own header of the same name (a page's script policy) replaces them.
 */
export function secureHeaders(env: Env) {
  const headers = Object.entries(secureHeaderValues(env));
  return createMiddleware<HonoEnv>((c, next) => {
    for (const [name, value] of headers) c.env.outgoing.setHeader(name, value);
    if (c.req.path.startsWith("/admin/")) c.env.outgoing.setHeader("permissions-policy", permissions("self"));
    return next();
  });
}

/** @param camera `self` for the staff's screens, where it reads check-in codes */
function permissions(camera: "" | "self"): string {
  return `accelerometer=(), browsing-topics=(), camera=(${camera}), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()`;
}

/** The headers of a response that is not a page. */
export function secureHeaderValues(env: Env): Record<string, string> {
  const headers: Record<string, string> = {
    "content-security-policy": contentSecurityPolicy(env),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    // Other sites do not see which of our pages a visitor came from.
    "referrer-policy": "same-origin",
    "permissions-policy": permissions(""),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
  };
  if (env.SITE_URL?.startsWith("https:"))
    headers["strict-transport-security"] = "max-age=31536000; includeSubDomains";
  return headers;
}

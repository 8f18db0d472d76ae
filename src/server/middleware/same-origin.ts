import { createMiddleware } from "hono/factory";
import { AppError } from "~/platform/errors/app-error";
import type { HonoEnv } from "../hono-env";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses cross-site requests. Browsers send the origin of a request in headers that pages cannot forge.
 * Other clients send no such headers and are allowed, because they carry no visitor's cookies.
 */
export function requireSameOrigin() {
  return createMiddleware<HonoEnv>(async (c, next) => {
    const isOwn =
      SAFE_METHODS.has(c.req.method) || isFromThisSite((name) => c.req.header(name), c.get("origin"));
    if (!isOwn) throw new AppError("CSRF", "This request did not come from this site.");
    await next();
  });
}

/** @param origin the site's own, as visitors see it */
function isFromThisSite(header: (name: string) => string | undefined, origin: string): boolean {
  const site = header("sec-fetch-site");
  // "none": typed, bookmarked, or from the visitor's own browser extension.
  if (site) return site === "same-origin" || site === "none";
  const sender = header("origin");
  return sender === undefined || sender === origin;
}

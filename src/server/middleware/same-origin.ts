import { createMiddleware } from "hono/factory";
import { AppError } from "~/platform/errors/app-error";
import type { HonoEnv } from "../hono-env";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what another site's page sends in a visitor's name. Browsers say where a request comes from, and pages
 * cannot lie about it; a caller that is no browser says nothing and is let through, as it carries no one's cookies.
 */
export function requireSameOrigin() {
  return createMiddleware<HonoEnv>(async (c, next) => {
    const isOwn = READS.has(c.req.method) || comesFromThisSite((name) => c.req.header(name), c.get("origin"));
    if (!isOwn) throw new AppError("CSRF", "This request did not come from this site.");
    await next();
  });
}

/** @param origin the site's own, as its visitors see it */
function comesFromThisSite(header: (name: string) => string | undefined, origin: string): boolean {
  const site = header("sec-fetch-site");
  // "none": typed, bookmarked or from an extension of the visitor's own.
  if (site) return site === "same-origin" || site === "none";
  const sender = header("origin");
  return sender === undefined || sender === origin;
}

import { createMiddleware } from "hono/factory";
import { AppError } from "~/platform/errors/app-error";
import type { HonoEnv } from "../hono-env";

/**
 * Longer than any address of the site with every filter set. Node itself limits all headers together to 16
 * kB.
 */
const MAX_TARGET_LENGTH = 8_192;

/** A name of 253 letters (RFC 1035), a colon, and a port. */
export const MAX_HOST_LENGTH = 259;

/**
 * A dot segment in any spelling: parts of the server that resolve it and parts that do not would see two
 * addresses.
 */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?=[/?]|$)/i;

/**
 * Refuses invalid addresses: those that do not decode to text, and NUL, which PostgreSQL cannot store.
 * Browsers resolve `.` and `..` before they send a request. Also refuses two Host headers (RFC 9112, section
 * 3.2) and impossible host names, because cached pages are looked up by them. Later code may decode paths
 * without checks, and may compare their beginnings.
 */
export function refuseMalformed() {
  return createMiddleware<HonoEnv>(async (c, next) => {
    const target = c.env.incoming.url ?? "/";
    if (target.length > MAX_TARGET_LENGTH) throw new AppError("URI_TOO_LONG", "This address is too long.");
    if (!isReadable(target)) {
      throw new AppError("BAD_REQUEST", "This address has characters that cannot be read.");
    }
    const { headers, headersDistinct } = c.env.incoming;
    if ((headersDistinct.host?.length ?? 0) > 1)
      throw new AppError("BAD_REQUEST", "This request names more than one host.");
    if ((headers.host?.length ?? 0) > MAX_HOST_LENGTH)
      throw new AppError("BAD_REQUEST", "The name of the host is too long.");
    await next();
  });
}

/**
 * A path with a query and without a fragment, in ASCII, whose percent-encoding is valid UTF-8 without NUL.
 */
function isReadable(target: string): boolean {
  if (!/^\/[\x21\x22\x24-\x7e]*$/.test(target) || DOT_SEGMENT.test(target.split("?", 1)[0] ?? ""))
    return false;
  if (!target.includes("%")) return true;
  try {
    return !decodeURIComponent(target).includes("\0");
  } catch {
    return false;
  }
}

import { createMiddleware } from "hono/factory";
import { AppError } from "~/platform/errors/app-error";
import type { HonoEnv } from "../hono-env";

/** Longer than any address of the site with every filter set; Node itself stops at 16 kB for all headers together. */
const MAX_TARGET_LENGTH = 8_192;

/** A name of 253 letters (RFC 1035), a colon and a port. */
const MAX_HOST_LENGTH = 259;

/** A step up or in place, however it is spelled: a part of the server that resolves it and one that does not would see two addresses. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?=[/?]|$)/i;

/**
 * Refuses addresses that cannot mean anything: what does not decode to text, and NUL, which PostgreSQL cannot store. Browsers resolve
 * `.` and `..` before they ask. Also refuses two Host headers (RFC 9112, section 3.2), and names of
 * hosts that no host can have: kept pages are found by them. Everything behind this may decode without a
 * second thought, and may compare the beginning of a path.
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

/** A path with a query and without a fragment, in plain ASCII whose percent-encoding is valid UTF-8 without NUL. */
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

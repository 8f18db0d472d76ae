import { createMiddleware } from "hono/factory";
import { AppError } from "~/platform/errors/app-error";
import type { HonoEnv } from "../hono-env";

/** Longer than any address of the site with every filter set; Node itself stops at 16 kB for all headers together. */
const MAX_TARGET_LENGTH = 8_192;

/**
 * Refuses addresses that cannot mean anything: what does not decode to text, and NUL, which PostgreSQL cannot store.
 * Everything behind this may decode without a second thought.
 */
export function refuseMalformed() {
  return createMiddleware<HonoEnv>(async (c, next) => {
    const target = c.env.incoming.url ?? "/";
    if (target.length > MAX_TARGET_LENGTH) throw new AppError("URI_TOO_LONG", "This address is too long.");
    if (!isReadable(target)) {
      throw new AppError("BAD_REQUEST", "This address has characters that cannot be read.");
    }
    await next();
  });
}

/** Plain ASCII whose percent-encoding is valid UTF-8 without NUL. */
function isReadable(target: string): boolean {
  if (!/^[\x21-\x7e]*$/.test(target)) return false;
  if (!target.includes("%")) return true;
  try {
    return !decodeURIComponent(target).includes("\0");
  } catch {
    return false;
  }
}

import { createMiddleware } from "hono/factory";
import { AppError } from "~/platform/errors/app-error";
import type { HonoEnv } from "../hono-env";

const KNOWN = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Allows methods that some part of the site supports. Each part answers 405 for its own addresses. */
export function guardMethod() {
  return createMiddleware<HonoEnv>(async (c, next) => {
    if (!KNOWN.includes(c.req.method)) throw methodNotAllowed(KNOWN);
    await next();
  });
}

/** A 405 error with the allowed methods. */
export function methodNotAllowed(allowed: readonly string[]): AppError {
  return new AppError("METHOD_NOT_ALLOWED", "This address does not accept that kind of request.", {
    headers: { allow: allowed.join(", ") },
  });
}

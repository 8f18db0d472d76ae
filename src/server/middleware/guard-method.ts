import { createMiddleware } from "hono/factory";
import { AppError } from "~/platform/errors/app-error";
import type { HonoEnv } from "../hono-env";

const ALLOWED_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Allows methods that some part of the site supports. Each part answers 405 for its own addresses. */
export function guardMethod() {
  return createMiddleware<HonoEnv>(async (c, next) => {
    if (!ALLOWED_METHODS.includes(c.req.method)) throw methodNotAllowed(ALLOWED_METHODS);
    await next();
  });
}

/** A 405 error with the allowed methods. */
export function methodNotAllowed(allowed: readonly string[]): AppError {
  return new AppError("METHOD_NOT_ALLOWED", "This address does not accept that kind of request.", {
    headers: { allow: allowed.join(", ") },
  });
}

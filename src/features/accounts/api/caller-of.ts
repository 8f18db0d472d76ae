import { deviceCookie } from "~/server/admin-api/device-cookie";
import { sessionCookie } from "~/server/admin-api/session-cookie";
import type { WebContext } from "~/server/hono-env";
import type { Caller } from "../account-services";

export function callerOf(c: WebContext): Caller {
  return {
    requestId: c.get("requestId"),
    origin: c.get("origin"),
    address: c.get("network"),
    userAgent: c.req.header("user-agent"),
    sessionToken: sessionCookie(c),
    deviceTokens: deviceCookie(c),
  };
}

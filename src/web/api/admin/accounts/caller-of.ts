import type { Caller } from "~/domain/accounts/account-services";
import type { WebContext } from "../../../hono-env";
import { deviceCookie } from "../device-cookie";
import { sessionCookie } from "../session-cookie";

/** What a request says about the browser that sent it. */
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

import type { Identity } from "~/server/admin-api/identity";
import { sessionCookie } from "~/server/admin-api/session-cookie";
import type { WebContext } from "~/server/hono-env";
import type { Services } from "~/server/services";
import { API_TOKEN_PREFIX, identifyApiToken } from "../api-tokens/identify-api-token";
import { identifySession } from "../sessions/identify-session";

/** Identifies the caller: a browser by cookie and bearer token, or a script by a personal token alone. */
export async function identifyCaller(
  c: WebContext,
  { db, now }: Pick<Services, "db" | "now">,
): Promise<Identity | undefined> {
  const bearer = bearerOf(c);
  if (bearer === undefined) return undefined;
  const requestId = c.get("requestId");
  if (bearer.startsWith(API_TOKEN_PREFIX)) return identifyApiToken(db, { token: bearer, requestId }, now());
  const cookie = sessionCookie(c);
  return cookie ? identifySession(db, { token: cookie, apiToken: bearer, requestId }, now()) : undefined;
}

/** The token of `Authorization: Bearer …`. */
export function bearerOf(c: WebContext): string | undefined {
  return /^Bearer ([\w.~+/=-]{1,200})$/i.exec(c.req.header("authorization") ?? "")?.[1];
}

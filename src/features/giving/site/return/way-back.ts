import { z } from "zod";
import { readCookie, writeCookie } from "~/server/cookies";

const SECONDS = 3_600;
const token = z.string().regex(/^[\w-]{20,200}$/);

/**
 * The cookie by which somebody who was led to the payment provider finds back to their private page: the provider, which reads the
 * address it leads back to, must not learn the link. @returns the header `Set-Cookie`
 */
export function wayBack(privateToken: string, origin: string): string {
  return writeCookie({ kind: "givingReturn", origin }, token.parse(privateToken), { maxAge: SECONDS });
}

/** The token that was kept in this browser, if one was. */
export function readWayBack(request: Request, origin: string): string | undefined {
  const kept = readCookie({ kind: "givingReturn", origin }, request.headers.get("cookie"));
  return token.safeParse(kept).data;
}

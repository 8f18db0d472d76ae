import { z } from "zod";

const NAME = "giving-return";
const SECONDS = 3_600;
const token = z.string().regex(/^[\w-]{20,200}$/);

/**
 * The cookie by which somebody who was led to the payment provider finds back to their private page: the provider, which reads the
 * address it leads back to, must not learn the link.
 */
export function wayBack(privateToken: string, origin: string): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${NAME}=${token.parse(privateToken)}; Path=/giving/return; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/** The token that was kept in this browser, if one was. */
export function readWayBack(request: Request): string | undefined {
  const [, kept] = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`).exec(request.headers.get("cookie") ?? "") ?? [];
  return token.safeParse(kept).data;
}

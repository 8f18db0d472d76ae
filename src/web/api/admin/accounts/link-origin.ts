import type { WebContext } from "../../../hono-env";
import type { Services } from "../../../services";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The address for a link that a stranger's request has sent to somebody: `SITE_URL`, or this machine. Never the Host header, which
 * the stranger writes: the link would bring its token to a site of theirs.
 */
export function linkOrigin(c: WebContext, { env }: Pick<Services, "env">): string | undefined {
  if (env.SITE_URL) return env.SITE_URL;
  const origin = c.get("origin");
  return LOOPBACK.has(new URL(origin).hostname) ? origin : undefined;
}

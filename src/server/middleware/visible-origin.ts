import type { Env } from "~/env";
import { BoundedMap } from "~/platform/cache/bounded-map";

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Scheme and host at which visitors reach the site: `SITE_URL` if it is set. Otherwise the value from a
 * trusted proxy or the Host header, if it is a valid host name.
 */
export function visibleOrigin(
  env: Pick<Env, "SITE_URL" | "PORT">,
  header: (name: string) => string | undefined,
  viaTrustedProxy: boolean,
): string {
  if (env.SITE_URL) return env.SITE_URL;
  const forwarded = (name: string) => (viaTrustedProxy ? header(name)?.split(",")[0]?.trim() : undefined);
  const scheme = forwarded("x-forwarded-proto") === "https" ? "https" : "http";
  const host = [forwarded("x-forwarded-host"), header("host")].find((name) => name && HOST.test(name));
  return (host && readOrigin(`${scheme}://${host.toLowerCase()}`)) || `http://localhost:${env.PORT}`;
}

/** Origins that were read before: reading one costs more than answering from the page cache. */
const origins = new BoundedMap<string, string>(200);

/** The origin in its usual spelling; empty if it is none. */
function readOrigin(text: string): string {
  return origins.getOrAdd(text, () => (URL.canParse(text) ? new URL(text).origin : ""));
}

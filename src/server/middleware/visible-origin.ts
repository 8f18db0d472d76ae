import type { Env } from "~/env";

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
  const origin = `${scheme}://${host?.toLowerCase()}`;
  return host && URL.canParse(origin) ? new URL(origin).origin : `http://localhost:${env.PORT}`;
}

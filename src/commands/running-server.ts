import type { Env } from "~/env";
import type { ServerFigures } from "~/features/operations/site-health/health-services";
import { fetchWithTimeout } from "~/platform/network/fetch-with-timeout";

const TIMEOUT_MS = 3_000;
const MAX_BYTES = 1024 * 1024;

type Settings = Pick<Env, "HOST" | "PORT" | "METRICS_TOKEN">;

/**
 * The figures of the server that runs on this machine, from its `/metrics`.
 * @returns undefined if none responds at HOST and PORT, or if it refuses this machine
 */
export async function figuresOfRunningServer(env: Settings): Promise<ServerFigures | undefined> {
  const { METRICS_TOKEN: token } = env;
  try {
    const answer = await fetchWithTimeout(
      `http://${hostOf(env)}:${env.PORT}/metrics`,
      { headers: token ? { authorization: `Bearer ${token}` } : {} },
      { withinMs: TIMEOUT_MS, maxBytes: MAX_BYTES },
    );
    return answer.ok ? figuresIn(await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}

function hostOf({ HOST = "127.0.0.1" }: Settings): string {
  if (HOST === "0.0.0.0" || HOST === "::") return "127.0.0.1";
  return HOST.includes(":") ? `[${HOST}]` : HOST;
}

function figuresIn(text: string): ServerFigures | undefined {
  const value = (name: string) => {
    const line = text.split("\n").find((one) => one.startsWith(`${name} `));
    return line === undefined ? Number.NaN : Number(line.slice(name.length + 1));
  };
  const figures = {
    pool: {
      inUse: value('database_pool_connections{state="in_use"}'),
      waiting: value("database_pool_waiting"),
      max: value('database_pool_connections{state="max"}'),
    },
    forwarding: {
      believed: value('recent_requests{forwarding="believed"}'),
      ignored: value('recent_requests{forwarding="ignored"}'),
      missing: value('recent_requests{forwarding="missing"}'),
      direct: value('recent_requests{forwarding="direct"}'),
    },
  };
  // Another program may listen there, or another release of this one.
  return Number.isNaN(figures.pool.max) || Number.isNaN(figures.forwarding.direct) ? undefined : figures;
}

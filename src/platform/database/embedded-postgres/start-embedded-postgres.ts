import { setTimeout as delay } from "node:timers/promises";
import { applicationDatabase } from "./application-database";
import type { Cluster } from "./cluster";
import { type Lease, releaseAsLastUser } from "./lease";
import { openCluster } from "./open-cluster";
import type { CopyDatabase } from "./replace-cluster";
import { runCluster } from "./run-cluster";
import { stopPostmaster } from "./stop-postmaster";

export interface EmbeddedPostgresOptions {
  /** Created if missing. Contains the cluster, or a file with its location, and PostgreSQL's log. */
  dataDirectory: string;
  log: { error(details: object, message: string): void };
  /** Called with each step, such as "creating" or "starting". */
  onProgress?: (step: string) => void;
  /** See `Cluster.settings`. */
  settings?: Record<string, string>;
  /** See `openCluster`. */
  copyDatabase?: CopyDatabase;
}

export interface EmbeddedPostgres {
  /** URL of the application's database, with its role's name and password. */
  url: string;
  /**
   * Releases the database. Stops it and waits for that, unless another process on the same data directory
   * uses it.
   */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL of a data directory. Creates the cluster the first time. Uses a PostgreSQL that
 * already runs, of another process or left by a killed one. If it ends while in use, it is restarted at the
 * same address.
 * @throws StartupError for anything that an operator can fix: disk, memory, platform, version
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDirectory, log, onProgress = () => undefined, settings, copyDatabase } = options;
  const cluster: Cluster = { ...(await openCluster(dataDirectory, onProgress, copyDatabase)), settings };
  onProgress("starting");
  const first = await runCluster(cluster);
  const use = keepRunning(cluster, first, log);
  try {
    return { url: await applicationDatabase(cluster, first), stop: use.stop };
  } catch (error) {
    await use.stop();
    throw error;
  }
}

/** Watches the lease, which ends when the database does, and takes a new one, until `stop`. */
function keepRunning(cluster: Cluster, first: Lease, log: EmbeddedPostgresOptions["log"]) {
  let lease = Promise.resolve<Lease | undefined>(first);
  let stopping: Promise<void> | undefined;

  const takeAgain = async () => {
    while (!stopping) {
      log.error({ logFile: cluster.logFile }, "the database ended unexpectedly; starting it again");
      try {
        return await runCluster(cluster);
      } catch (error) {
        log.error({ err: error }, "the database did not start; trying again in 5 s");
        await delay(5000);
      }
    }
  };
  const watch = async () => {
    for (let current = await lease; current; current = await lease) {
      await current.ended;
      if (stopping) return;
      lease = takeAgain();
    }
  };
  const release = async () => {
    const current = await lease;
    if (!current) return;
    if (await releaseAsLastUser(current).catch(() => false)) await stopPostmaster(cluster, "fast");
    await current.connection.end().catch(() => undefined);
  };

  void watch();
  return {
    stop: () => {
      stopping ??= release();
      return stopping;
    },
  };
}

import { setTimeout as delay } from "node:timers/promises";
import { applicationDatabase } from "./application-database";
import type { Cluster } from "./cluster";
import { isLastOut, type Lease } from "./lease";
import { openCluster } from "./open-cluster";
import type { CopyDatabase } from "./replace-cluster";
import { runCluster } from "./run-cluster";
import { stopPostmaster } from "./stop-postmaster";

export interface EmbeddedPostgresOptions {
  /** made if missing; holds the cluster, or a note of where it is, and PostgreSQL's log */
  dataDirectory: string;
  log: { error(details: object, message: string): void };
  /** told what is being done, as in "creating", "starting" */
  onProgress?: (step: string) => void;
  /** see `Cluster.settings` */
  settings?: Record<string, string>;
  /** see `openCluster` */
  copyDatabase?: CopyDatabase;
}

export interface EmbeddedPostgres {
  /** of the application's database, with the name and password of its own role */
  url: string;
  /** Gives the database up; stops it, and waits for that, unless another process on the same data directory uses it. */
  stop(): Promise<void>;
}

/**
 * Brings up the PostgreSQL of a data directory: makes the cluster the first time; finds and re-uses one that
 * runs already (another process's, or left behind by a killed one); starts it otherwise. Should it end while
 * in use, it is started again at the same address.
 *
 * @throws StartupError for whatever an operator can mend: disk, memory, platform, version
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

/** Watches the lease, which ends when the database does, and takes it anew until `stop`. */
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
    if (await isLastOut(current).catch(() => false)) await stopPostmaster(cluster, "fast");
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

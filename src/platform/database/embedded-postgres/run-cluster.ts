import { setTimeout as delay } from "node:timers/promises";
import { StartupError } from "../../startup-error";
import type { Cluster } from "./cluster";
import { type Lease, takeLease } from "./lease";
import { type PostmasterFile, readPostmasterFile, removeForeignPostmasterFile } from "./postmaster-file";
import { startPostmaster } from "./start-postmaster";
import { stopPostmaster } from "./stop-postmaster";

/**
 * How long a running PostgreSQL may not respond, or a start may conflict with another one, before this counts
 * as an error. In milliseconds.
 */
const timeoutMs = 30_000;

/**
 * Makes sure that PostgreSQL runs on the cluster (another process may have started it), and takes a lease on it. Waits for one
 * that is recovering or stopping. Restarts one that runs and does not respond.
 * @throws StartupError if it does not start
 */
export async function runCluster(cluster: Cluster): Promise<Lease> {
  let giveUpAt = Date.now() + timeoutMs;
  for (;;) {
    const running = await readPostmasterFile(cluster);
    const lease = running ? await leaseIfReady(cluster, running) : await start(cluster);
    if (lease) return lease;
    if (running && !running.isReady) giveUpAt = Date.now() + timeoutMs;
    if (Date.now() > giveUpAt) {
      if (!running) throw cannotStart(cluster);
      await stopPostmaster(cluster, "immediate");
      giveUpAt = Date.now() + timeoutMs;
    }
    await delay(50);
  }
}

async function start(cluster: Cluster): Promise<Lease | undefined> {
  await removeForeignPostmasterFile(cluster);
  await startPostmaster(cluster);
  const running = await readPostmasterFile(cluster);
  return running && leaseIfReady(cluster, running);
}

async function leaseIfReady(cluster: Cluster, running: PostmasterFile): Promise<Lease | undefined> {
  return running.isReady ? takeLease(cluster, running.port) : undefined;
}

function cannotStart(cluster: Cluster): StartupError {
  return new StartupError(
    "PostgreSQL ends as soon as it starts, as if another one were using its files.",
    `Its log is ${cluster.logFile}; end the process it names, then start again.`,
  );
}

import type { Cluster } from "./cluster";
import { readPostmasterFile } from "./postmaster-file";
import { runProgram } from "./run-program";

/**
 * Stops the cluster's PostgreSQL and waits until it has ended. Does nothing if none runs.
 * @param mode `fast` closes connections and flushes everything; `immediate` is for one that no longer
 * responds, and leaves the next start to recover (nothing committed is lost)
 */
export async function stopPostmaster(cluster: Cluster, mode: "fast" | "immediate"): Promise<void> {
  const attempts = mode === "fast" ? (["fast", "immediate"] as const) : (["immediate"] as const);
  for (const attempt of attempts) {
    if (!(await readPostmasterFile(cluster))) return;
    const seconds = attempt === "fast" ? 60 : 10;
    await runProgram(
      cluster.binaries.pgCtl,
      ["stop", "-D", cluster.directory, "-m", attempt, "-w", "-t", String(seconds)],
      cluster.user,
    );
  }
  const deaf = await readPostmasterFile(cluster);
  if (deaf) process.kill(deaf.pid, "SIGKILL");
}

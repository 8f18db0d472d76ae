import { type ChildProcess, spawn } from "node:child_process";
import { open, readFile, rename, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { diskProblem } from "../../disk-problem";
import { type Cluster, clusterPaths } from "./cluster";
import { readPostmasterFile } from "./postmaster-file";
import { identity, programEnvironment } from "./run-program";
import { serverSettings } from "./server-settings";
import { startFailure } from "./start-failure";

/**
 * Starts PostgreSQL on the cluster in its own session, so that Ctrl-C in our terminal does not reach it, and
 * waits until it accepts connections, including crash recovery.
 * @returns whether it runs now; false if another process interfered and the caller should check again
 * @throws StartupError if it ended for a reason that a retry does not fix
 */
export async function startPostmaster(cluster: Cluster): Promise<boolean> {
  const port = await choosePort(cluster);
  const log = await openLog(cluster.logFile);
  const offset = (await log.stat()).size;
  const child = spawn(
    cluster.binaries.postgres,
    ["-D", cluster.directory, ...serverSettings(port, cluster.settings)],
    {
      ...identity(cluster.user),
      cwd: "/",
      env: programEnvironment(),
      stdio: ["ignore", log.fd, log.fd],
      detached: true,
      windowsHide: true,
    },
  );
  try {
    const isRunning = await untilReadyOrEnded(cluster, child);
    if (isRunning) {
      await writeFile(clusterPaths(cluster.home).port, `${port}\n`);
      return true;
    }
  } finally {
    await log.close();
    child.unref();
  }
  const failure = startFailure((await readFile(cluster.logFile, "utf8")).slice(offset), cluster);
  if (failure) throw failure;
  return false;
}

async function untilReadyOrEnded(cluster: Cluster, child: ChildProcess): Promise<boolean> {
  let problem: Error | undefined;
  child.on("error", (error) => {
    problem = error;
  });
  while (!problem && child.exitCode === null && child.signalCode === null) {
    const file = await readPostmasterFile(cluster);
    if (file?.pid === child.pid && file?.isReady) return true;
    await delay(20);
  }
  if (problem) throw problem;
  return false;
}

/** The previous port if it is free, so that a restarted database keeps its address. */
async function choosePort(cluster: Cluster): Promise<number> {
  const last = Number(await readFile(clusterPaths(cluster.home).port, "utf8").catch(() => "0"));
  return (await freePort(last)) ?? (await freePort(0)) ?? last;
}

/** @returns the port if nothing listens on it, a free one for 0, undefined if it is taken */
function freePort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(undefined));
    probe.listen(port, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" ? address?.port : undefined));
    });
  });
}

/** Opens the log for appending. A log of more than ten megabytes is renamed first; one old log is kept. */
async function openLog(path: string) {
  try {
    const { size } = await stat(path).catch(() => ({ size: 0 }));
    if (size > 10e6) await rename(path, `${path}.1`);
    return await open(path, "a", 0o600);
  } catch (error) {
    throw diskProblem(error, path);
  }
}

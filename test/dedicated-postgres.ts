import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { applicationDatabase } from "~/platform/database/embedded-postgres/application-database";
import { openCluster } from "~/platform/database/embedded-postgres/open-cluster";
import { readPostmasterFile } from "~/platform/database/embedded-postgres/postmaster-file";
import { runCluster } from "~/platform/database/embedded-postgres/run-cluster";
import { stopPostmaster } from "~/platform/database/embedded-postgres/stop-postmaster";
import { temporaryDirectory } from "./temporary-directory";

export interface DedicatedPostgres {
  url: string;
  asSuperuser(statement: string): Promise<void>;
  /** SIGSTOP to each of its processes: connections stay open, nothing responds. */
  pause(): Promise<void>;
  resume(): void;
  /** SIGKILL, as the system does when memory runs out. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, at the same address. */
  start(): Promise<void>;
  /** Stops it and removes its files. */
  stop(): Promise<void>;
}

/** A PostgreSQL that a test may damage: it is not shared and nothing restarts it. */
export async function dedicatedPostgres(): Promise<DedicatedPostgres> {
  const directory = await temporaryDirectory("openward-dedicated-postgres-");
  const cluster = await openCluster(directory, () => {});
  let lease = await runCluster(cluster);
  let paused: number[] = [];
  const postmaster = async () => {
    const file = await readPostmasterFile(cluster);
    if (!file) throw new Error("PostgreSQL is not running.");
    return file.pid;
  };
  const resume = () => {
    for (const pid of paused) process.kill(pid, "SIGCONT");
    paused = [];
  };
  return {
    url: await applicationDatabase(cluster, lease),
    async asSuperuser(statement) {
      await lease.connection.query(statement);
    },
    async pause() {
      // Stop the postmaster first, so that it starts no more processes.
      const first = await postmaster();
      process.kill(first, "SIGSTOP");
      paused = [first, ...childrenOf(first)];
      for (const pid of paused) process.kill(pid, "SIGSTOP");
    },
    resume,
    async kill() {
      process.kill(await postmaster(), "SIGKILL");
      await lease.ended;
    },
    async start() {
      lease = await runCluster(cluster);
    },
    async stop() {
      resume();
      await lease.connection.end().catch(() => {});
      await stopPostmaster(cluster, "immediate");
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
}

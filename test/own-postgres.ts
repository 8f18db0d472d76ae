import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { applicationDatabase } from "~/platform/database/embedded-postgres/application-database";
import { openCluster } from "~/platform/database/embedded-postgres/open-cluster";
import { readPostmasterFile } from "~/platform/database/embedded-postgres/postmaster-file";
import { runCluster } from "~/platform/database/embedded-postgres/run-cluster";
import { stopPostmaster } from "~/platform/database/embedded-postgres/stop-postmaster";
import { temporaryDirectory } from "./temporary-directory";

export interface OwnPostgres {
  url: string;
  /** Runs a statement as its superuser. */
  asSuperuser(statement: string): Promise<void>;
  /** SIGSTOP to every one of its processes: connections stay, nothing answers. */
  pause(): Promise<void>;
  resume(): void;
  /** SIGKILL, as the system does when memory runs out. */
  kill(): Promise<void>;
  /** After `kill`, at the same address. */
  start(): Promise<void>;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

/** A PostgreSQL that a test may mistreat: nobody else uses it and nobody starts it again. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const directory = await temporaryDirectory("openward-own-postgres-");
  const cluster = await openCluster(directory, () => {});
  let lease = await runCluster(cluster);
  let paused: number[] = [];
  const postmaster = async () => {
    const file = await readPostmasterFile(cluster);
    if (!file) throw new Error("PostgreSQL does not run.");
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
      // The first of them makes no others once it stands still.
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

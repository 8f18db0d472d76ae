import { diskProblem } from "../../disk-problem";
import { inMegabytes, MB } from "../../isomorphic/sizes";
import { StartupError } from "../../startup-error";
import type { Cluster } from "./cluster";

/** Bytes with which PostgreSQL and the site start. */
const ENOUGH_MEMORY = 512 * MB;

/**
 * Another process started or stopped this cluster, or took the port, at the same moment. A retry succeeds.
 */
const passing =
  /Address already in use|lock file "postmaster.pid" (already exists|is empty)|pre-existing shared memory block|could not create any TCP\/IP sockets/;

/**
 * Explains why PostgreSQL ended instead of starting.
 * @param output its output during the start
 * @returns a StartupError; undefined if a retry may succeed
 */
export function startFailure(output: string, cluster: Cluster): unknown {
  if (passing.test(output)) return undefined;
  const disk = [
    { pattern: /No space left on device/, code: "ENOSPC" },
    { pattern: /Read-only file system/, code: "EROFS" },
    { pattern: /Permission denied/, code: "EACCES" },
  ].find(({ pattern }) => pattern.test(output));
  if (disk) return diskProblem(Object.assign(new Error(output), { code: disk.code }), cluster.directory);
  if (/Cannot allocate memory/.test(output)) {
    return new StartupError(
      "PostgreSQL did not have enough memory to start.",
      `Give this machine or container at least ${inMegabytes(ENOUGH_MEMORY)}, or set DATABASE_URL to a PostgreSQL elsewhere.`,
    );
  }
  const reason = output.match(/(?:FATAL|PANIC|ERROR): +(.+)/)?.[1] ?? output.trim().split("\n").at(-1);
  return new StartupError(
    `PostgreSQL did not start: ${reason || "it printed nothing"}`,
    `Its log is ${cluster.logFile}.`,
  );
}

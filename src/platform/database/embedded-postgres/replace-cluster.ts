import { open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { diskProblem } from "../../disk-problem";
import { StartupError } from "../../startup-error";
import type { SystemUser } from "../../system-user";
import { applicationDatabase } from "./application-database";
import { type Cluster, clusterIn } from "./cluster";
import { createCluster } from "./create-cluster";
import { type Lease, releaseAsLastUser } from "./lease";
import type { PostgresBinaries } from "./postgres-binaries";
import { runCluster } from "./run-cluster";
import { stopPostmaster } from "./stop-postmaster";

/**
 * Copies everything in one database into another, empty one, and compares the two.
 * @param urls of the application's databases
 * @throws if the copy is incomplete; it is discarded then
 */
export type CopyDatabase = (urls: { from: string; to: string }) => Promise<unknown>;

interface Replacement {
  /** Home of the cluster to replace. */
  home: string;
  logFile: string;
  user: SystemUser | undefined;
  /** The programs that created it. */
  former: PostgresBinaries;
  binaries: PostgresBinaries;
  copyDatabase: CopyDatabase;
}

/** The temporary directory beside the cluster while its replacement is made. */
const nextTo = (home: string) => `${home}.next`;
/** Marks a complete replacement. Contains the former cluster's new name. */
const completeIn = (next: string) => join(next, "complete");

/**
 * Replaces a cluster by one of another major version with the same contents. PostgreSQL versions do not read
 * each other's files, so both servers run, and the data is copied over SQL. The former cluster is kept, as
 * `postgres-17`.
 * @throws StartupError if the cluster is in use; errors of copying. Then nothing has changed.
 */
export async function replaceCluster(replacement: Replacement): Promise<void> {
  const { home, logFile, user, former, binaries, copyDatabase } = replacement;
  const next = nextTo(home);
  const old = await clusterIn(home, { logFile, binaries: former, user });
  await withCluster(old, async (lease) => {
    await requireNoOtherUser(lease, former.majorVersion);
    await rm(next, { recursive: true, force: true });
    await createCluster(next, binaries, user);
    const fresh = await clusterIn(next, { logFile, binaries, user });
    await withCluster(fresh, async (freshLease) => {
      await copyDatabase({
        from: await applicationDatabase(old, lease),
        to: await applicationDatabase(fresh, freshLease),
      });
    });
  });
  try {
    await writeFile(completeIn(next), `${home}-${former.majorVersion}\n`);
    await syncPath(completeIn(next));
    // From here on, the next start finishes an interrupted replacement.
    await rm(`${home}-${former.majorVersion}`, { recursive: true, force: true });
    await rename(home, `${home}-${former.majorVersion}`);
    await finishReplacement(home);
  } catch (error) {
    throw diskProblem(error, dirname(home));
  }
}

/**
 * Puts a complete replacement in the place of a cluster that was moved aside; otherwise does nothing. Never
 * uses one that is older than the last use of the cluster.
 */
export async function finishReplacement(home: string): Promise<void> {
  const next = nextTo(home);
  if (await exists(home)) return;
  const former = (await readFile(completeIn(next), "utf8").catch(() => "")).trim();
  if (!former || !(await exists(former))) return;
  await rename(next, home);
  await rm(completeIn(home), { force: true });
  await syncPath(dirname(home));
}

/** Runs the cluster's server during `work`, and stops it. */
async function withCluster(cluster: Cluster, work: (lease: Lease) => Promise<void>): Promise<void> {
  const lease = await runCluster(cluster);
  try {
    await work(lease);
    await stopPostmaster(cluster, "fast");
  } finally {
    if (await releaseAsLastUser(lease).catch(() => false)) await stopPostmaster(cluster, "fast");
    await lease.connection.end().catch(() => undefined);
  }
}

/** The lock is held until the connection ends, so nobody can start to use the cluster in the meantime. */
async function requireNoOtherUser(lease: Lease, version: string): Promise<void> {
  if (await releaseAsLastUser(lease)) return;
  throw new StartupError(
    `The database is still used by a release with PostgreSQL ${version}.`,
    "Stop the site, and start this release again.",
  );
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/**
 * After this, what was written or renamed survives a power failure. Windows has no such call for directories
 * and needs none.
 */
async function syncPath(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const file = await open(path, "r");
  await file.sync();
  await file.close();
}

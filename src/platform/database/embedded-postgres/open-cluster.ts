import { mkdir, mkdtemp, readFile, realpath, rmdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { diskProblem } from "../../disk-problem";
import { StartupError } from "../../startup-error";
import type { SystemUser } from "../../system-user";
import { type Cluster, clusterIn, clusterPaths } from "./cluster";
import { clusterLocation, sharedDirectory } from "./cluster-location";
import { createCluster } from "./create-cluster";
import { formerBinaries } from "./former-binaries";
import { postgresBinaries } from "./postgres-binaries";
import { type CopyDatabase, finishReplacement, replaceCluster } from "./replace-cluster";
import { runProgram } from "./run-program";
import { unprivilegedUser } from "./unprivileged-user";

/**
 * Prepares everything on disk to run the PostgreSQL of a data directory: the directory, the user to run as,
 * programs that this user can run, and the cluster. Creates the cluster if there is none. Replaces a cluster
 * of another major version with a copy in this release's version.
 * @param copyDatabase makes that copy; without it, a cluster of another version is refused
 * @throws StartupError for anything that an operator can fix
 */
export async function openCluster(
  dataDirectory: string,
  onProgress: (step: string) => void,
  copyDatabase?: CopyDatabase,
): Promise<Cluster> {
  const { directory, home, user, binaries, logFile } = await clusterPlace(dataDirectory);
  const paths = clusterPaths(home);
  await finishReplacement(home);
  if (!(await stat(home).catch(() => undefined))) {
    onProgress("creating");
    await createCluster(home, binaries, user);
  }
  const version = await versionOf(paths.directory);
  if (version !== binaries.majorVersion) {
    const former = await formerBinaries(directory, version, user);
    if (!former || !copyDatabase) throw otherVersion(paths.directory, version, binaries.majorVersion);
    onProgress(
      `copying the database of PostgreSQL ${version} into one of PostgreSQL ${binaries.majorVersion}`,
    );
    await replaceCluster({ home, logFile, user, former, binaries, copyDatabase });
  }
  return clusterIn(home, { logFile, binaries, user });
}

/** Location of a data directory's cluster, existing or not, and what is needed to run it. */
export interface ClusterPlace extends Pick<Cluster, "home" | "logFile" | "binaries" | "user"> {
  /** The data directory's real path. */
  directory: string;
}

/**
 * Prepares the data directory, the user, and the programs. Creates no cluster.
 * @throws StartupError for anything that an operator can fix
 */
export async function clusterPlace(dataDirectory: string): Promise<ClusterPlace> {
  const directory = await writableDirectory(dataDirectory);
  const newcomer = await unprivilegedUser();
  const home = await clusterLocation(directory, newcomer);
  const user = await ownerOf(home, newcomer);
  const binaries = await postgresBinaries(newcomer ? sharedDirectory : directory, user);
  return { directory, home, user, binaries, logFile: join(directory, "postgres.log") };
}

/** @returns its real path */
async function writableDirectory(path: string): Promise<string> {
  try {
    await mkdir(path, { recursive: true });
    // Permission bits are not enough (read-only disks, quotas), so try to write.
    await rmdir(await mkdtemp(join(path, ".probe-")));
    return await realpath(path);
  } catch (error) {
    throw diskProblem(error, path);
  }
}

/**
 * A cluster runs as the user who owns it, not as the user who starts the site. Root may run any, other users only their own. If
 * root restored it from a backup and therefore owns it, it is given to the user PostgreSQL runs as.
 */
async function ownerOf(home: string, newcomer?: SystemUser): Promise<SystemUser | undefined> {
  const owner = await stat(home).catch(() => undefined);
  if (!owner || process.platform === "win32") return newcomer;
  if (newcomer) {
    if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
    await runProgram("chown", ["-R", `${newcomer.uid}:${newcomer.gid}`, home]);
    return newcomer;
  }
  if (owner.uid === process.getuid?.()) return undefined;
  throw new StartupError(
    `The database in ${home} belongs to another user (number ${owner.uid}).`,
    "Start as the user who started it first, or set DATA_DIR to another directory.",
  );
}

async function versionOf(directory: string): Promise<string> {
  const version = (await readFile(join(directory, "PG_VERSION"), "utf8").catch(() => "")).trim();
  if (version) return version;
  throw new StartupError(
    `${directory} contains no PostgreSQL database.`,
    "Restore it from a backup, or move it away to start with an empty database.",
  );
}

function otherVersion(directory: string, version: string, ours: string): StartupError {
  return new StartupError(
    `The database in ${directory} was made by PostgreSQL ${version}; this release contains PostgreSQL ${ours}.`,
    "Start the release that made it, and from there upgrade to this one (npm run upgrade); or back up there, and restore into an empty DATA_DIR here.",
  );
}

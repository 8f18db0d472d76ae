import { mkdir, mkdtemp, readFile, realpath, rmdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { diskProblem } from "../../disk-problem";
import { StartupError } from "../../startup-error";
import type { SystemUser } from "../../system-user";
import { type Cluster, clusterPaths } from "./cluster";
import { clusterLocation, sharedDirectory } from "./cluster-location";
import { createCluster } from "./create-cluster";
import { postgresBinaries } from "./postgres-binaries";
import { runProgram } from "./run-program";
import { unprivilegedUser } from "./unprivileged-user";

/**
 * Prepares everything on disk for running the PostgreSQL of a data directory: the directory, the user to run
 * as, programs that user can run, and the cluster, made if there is none.
 *
 * @throws StartupError for whatever an operator can mend
 */
export async function openCluster(
  dataDirectory: string,
  onProgress: (step: string) => void,
): Promise<Cluster> {
  const directory = await writableDirectory(dataDirectory);
  const newcomer = await unprivilegedUser();
  const home = await clusterLocation(directory, newcomer);
  const user = await ownerOf(home, newcomer);
  const binaries = await postgresBinaries(newcomer ? sharedDirectory : directory, user);
  const paths = clusterPaths(home);
  if (!(await stat(home).catch(() => undefined))) {
    onProgress("creating");
    await createCluster(home, binaries, user);
  }
  await requireVersion(paths.directory, binaries.majorVersion);
  const password = (await readFile(paths.password, "utf8").catch(passwordProblem(paths.password))).trim();
  return {
    home,
    directory: paths.directory,
    password,
    logFile: join(directory, "postgres.log"),
    binaries,
    user,
  };
}

/** @returns its real path */
async function writableDirectory(path: string): Promise<string> {
  try {
    await mkdir(path, { recursive: true });
    // Mode bits promise too much (read-only disks, quotas): trying is the only answer.
    await rmdir(await mkdtemp(join(path, ".probe-")));
    return await realpath(path);
  } catch (error) {
    throw diskProblem(error, path);
  }
}

/**
 * A cluster runs as the user who owns it, whoever starts us: root may run it so, anyone else only their own.
 * One brought back from a backup by root, and therefore root's, is given to the user PostgreSQL runs as.
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

async function requireVersion(directory: string, majorVersion: string): Promise<void> {
  const version = (await readFile(join(directory, "PG_VERSION"), "utf8").catch(() => "")).trim();
  if (version === majorVersion) return;
  throw new StartupError(
    version
      ? `The database in ${directory} was made by PostgreSQL ${version}; this release brings PostgreSQL ${majorVersion}.`
      : `${directory} holds no PostgreSQL database.`,
    version
      ? "Start the release that made it, export there, and import into an empty DATA_DIR here."
      : "Bring it back from a backup, or move it away to begin with an empty database.",
  );
}

function passwordProblem(path: string): (error: unknown) => never {
  return (cause) => {
    throw new StartupError(
      `The database's password cannot be read from ${path}.`,
      "Bring that file back from a backup.",
      { cause },
    );
  };
}

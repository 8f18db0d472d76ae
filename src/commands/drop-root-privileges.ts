import { chmod, chown, readdir, realpath, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sharedDirectory } from "~/platform/database/embedded-postgres/cluster-location";
import { isCluster } from "~/platform/database/embedded-postgres/create-cluster";
import { postgresBinaries } from "~/platform/database/embedded-postgres/postgres-binaries";
import { clusterHome } from "~/platform/database/embedded-postgres/running-database";
import { unprivilegedUser } from "~/platform/database/embedded-postgres/unprivileged-user";
import { projectRoot } from "~/platform/project-root";
import { restrictToOwner } from "~/platform/restrict-to-owner";
import { canEnter, canRead, SERVICE_USER, type SystemUser, serviceUser } from "~/platform/system-user";
import { progress } from "./progress";

declare global {
  namespace NodeJS {
    interface Process {
      /** Missing in Node's types: takes on the groups of a user. Not on Windows. */
      initgroups?(user: string, extraGroup: number): void;
    }
  }
}

/**
 * Closes the data directory to everyone but our own user. From now on, root becomes the system user
 * `openward`, which gets the data. If that user cannot do the work, root stays, and the start says why.
 * @param directory exists
 * @param options `packagedDatabase`: whether PostgreSQL runs in that directory, which it does not do as root
 */
export async function dropRootPrivileges(
  directory: string,
  { packagedDatabase }: { packagedDatabase: boolean },
): Promise<void> {
  const real = await realpath(directory);
  if (process.getuid?.() !== 0) {
    restrictToOwner(real);
    return;
  }
  const user = await serviceUser();
  const cluster = packagedDatabase ? await clusterHome(real) : undefined;
  const obstacle = user ? await obstacleFor(user, real, cluster) : `there is no user ${SERVICE_USER}`;
  if (user && !obstacle) {
    // Once as root, because a user who may not write there cannot create the package's links. Errors are
    // reported when it is needed.
    if (packagedDatabase) await postgresBinaries(sharedDirectory, user).catch(() => undefined);
    restrictToOwner(real, user);
    if (cluster) restrictToOwner(dirname(cluster) === real ? cluster : dirname(cluster), user);
    becomeUser(user, real);
    return;
  }
  progress(`Warning: the server runs as root, because ${obstacle}.`);
  const databaseUser = packagedDatabase
    ? ((await ownerOf(cluster)) ?? (await unprivilegedUser()))
    : undefined;
  if (databaseUser) await restrictExceptForDatabase(real, databaseUser);
  else restrictToOwner(real);
}

/** Why the user cannot run the site, as part of a sentence. */
async function obstacleFor(
  user: SystemUser,
  directory: string,
  cluster: string | undefined,
): Promise<string | undefined> {
  // Not all of build/: compiled code is read before root is left, and stays closed to others.
  const parts = [
    "package.json",
    "build/client",
    "build/server",
    "src/platform/database/migrations",
    "node_modules",
  ];
  if (!(await canRead(projectRoot(), parts, user, 2)))
    return `the user ${SERVICE_USER} cannot read the code in ${projectRoot()}`;
  if (!(await canEnter(dirname(directory), user)))
    return `the user ${SERVICE_USER} cannot enter ${dirname(directory)}, where the data directory is`;
  const owner = await ownerOf(cluster);
  if (owner && owner.uid !== 0 && owner.uid !== user.uid)
    return `the database in ${cluster} belongs to another user (number ${owner.uid})`;
  return undefined;
}

async function ownerOf(cluster: string | undefined): Promise<SystemUser | undefined> {
  return cluster ? stat(cluster) : undefined;
}

/**
 * Switches to the user for good: the process cannot become root again. Open sockets and files stay open.
 * Libraries keep their caches in the data directory, because the user has no home and may not write into
 * root's, which fontconfig reports as an error.
 */
function becomeUser({ uid, gid }: SystemUser, dataDirectory: string): void {
  process.initgroups?.(SERVICE_USER, gid);
  process.setgid?.(gid);
  process.setuid?.(uid);
  process.env.XDG_CACHE_HOME = join(dataDirectory, "cache");
  progress(`User: ${SERVICE_USER}, which now owns the data directory.`);
}

/**
 * Lets PostgreSQL's user pass through the directory to the cluster, and see nothing else. The directory is
 * never closed to that user, and the clusters are not touched, because another start may be creating one.
 */
export async function restrictExceptForDatabase(directory: string, user: SystemUser): Promise<void> {
  await chown(directory, 0, user.gid);
  await chmod(directory, 0o710);
  for (const name of await readdir(directory)) if (!isCluster(name)) restrictToOwner(join(directory, name));
}

import { createHash, randomBytes } from "node:crypto";
import { chmod, chown, link, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { diskProblem } from "../../disk-problem";
import { StartupError } from "../../startup-error";
import { canEnter, type SystemUser } from "../../system-user";

/** For files that root keeps and another user must reach, if the data directory is closed to that user. */
export const sharedDirectory = "/var/lib/openward";

/**
 * Returns the directory of the cluster, which may not exist yet: `postgres` in the data directory. If `user`
 * may not enter the data directory, it is a directory below /var/lib/openward, whose path is in the file
 * `postgres-location` of the data directory.
 * @throws StartupError if the named directory is gone, belongs to another data directory, or cannot be
 * created
 */
export async function clusterLocation(dataDirectory: string, user?: SystemUser): Promise<string> {
  const pointer = join(dataDirectory, "postgres-location");
  const elsewhere = await readText(pointer);
  if (elsewhere) return existingLocation(elsewhere, pointer);

  const inside = join(dataDirectory, "postgres");
  if (!user || (await exists(inside)) || (await canEnter(dataDirectory, user))) return inside;
  try {
    return await newLocation(dataDirectory, pointer, user);
  } catch (error) {
    throw diskProblem(error, sharedDirectory);
  }
}

/** Other users must be able to enter it, even if our own files are closed to them. */
export async function makeSharedDirectory(): Promise<void> {
  await mkdir(sharedDirectory, { recursive: true });
  await chmod(sharedDirectory, 0o755);
}

/** A copied data directory must not share the original's database. A moved one keeps its own. */
async function existingLocation(location: string, pointer: string): Promise<string> {
  const home = dirname(location);
  if (!(await exists(home))) {
    throw new StartupError(
      `The database of this data directory was kept in ${home}, which is gone.`,
      `Restore that directory, or delete ${pointer} to start with an empty database.`,
    );
  }
  const owner = (await readText(ownerFile(home))) ?? dirname(pointer);
  const isCopy =
    owner !== dirname(pointer) && (await readText(join(owner, "postgres-location"))) === location;
  if (isCopy) {
    throw new StartupError(
      `${dirname(pointer)} is a copy of ${owner}, and would use the same database.`,
      `Delete ${pointer} to give the copy an empty database of its own.`,
    );
  }
  return location;
}

async function newLocation(dataDirectory: string, pointer: string, user: SystemUser): Promise<string> {
  const hash = createHash("sha256").update(dataDirectory).digest("hex").slice(0, 8);
  await makeSharedDirectory();
  const home = await mkdtemp(join(sharedDirectory, `${hash}-`));
  await writeFile(ownerFile(home), `${dataDirectory}\n`);
  await chown(home, user.uid, user.gid);

  // Linked into place, so that of two simultaneous first starts only one sets the location.
  const draft = `${pointer}.${randomBytes(4).toString("hex")}`;
  await writeFile(draft, `${join(home, "postgres")}\n`);
  const isFirst = await link(draft, pointer).then(
    () => true,
    () => false,
  );
  await rm(draft);
  if (isFirst) return join(home, "postgres");
  await rm(home, { recursive: true });
  return clusterLocation(dataDirectory, user);
}

function ownerFile(home: string): string {
  return join(home, "data-directory");
}

async function readText(path: string): Promise<string | undefined> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw diskProblem(error, path);
  });
  return text?.trim();
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

import { access, constants, mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import type { Env } from "~/env";
import { diskProblem } from "~/platform/disk-problem";
import { dropRootPrivileges } from "./drop-root-privileges";

/**
 * Prepares the data directory: it exists, is writable, and is closed to other users. A root process continues
 * as another user, see `leaveRoot`.
 * @throws StartupError saying what is wrong with the disk
 */
export async function prepareDataDirectory({
  DATA_DIR: directory,
  DATABASE_URL,
}: Pick<Env, "DATA_DIR" | "DATABASE_URL">): Promise<void> {
  await makeDataDirectory(directory);
  try {
    await dropRootPrivileges(directory, { packagedDatabase: !DATABASE_URL });
  } catch (error) {
    throw diskProblem(error, directory);
  }
}

/**
 * Creates the data directory if it is missing, and makes sure that it is writable.
 * @throws StartupError saying what is wrong with the disk
 */
export async function makeDataDirectory(directory: string): Promise<void> {
  try {
    await makeWithParents(directory);
    await access(directory, constants.W_OK);
  } catch (error) {
    throw diskProblem(error, directory);
  }
}

/** Node's recursive mkdir hangs below a directory that exists but accepts no entries, such as /proc. */
async function makeWithParents(directory: string): Promise<void> {
  try {
    await mkdir(directory);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && (await isDirectory(directory))) return;
    if (code !== "ENOENT" || (await isDirectory(dirname(directory)))) throw error;
    await makeWithParents(dirname(directory));
    await mkdir(directory);
  }
}

async function isDirectory(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

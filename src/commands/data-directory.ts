import { access, constants, mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { diskProblem } from "~/platform/disk-problem";

/**
 * Makes the data directory if it is missing and makes sure that it can be written.
 * @throws StartupError saying what is wrong with the disk
 */
export async function prepareDataDirectory(directory: string): Promise<void> {
  try {
    await makeWithParents(directory);
    await access(directory, constants.W_OK);
  } catch (error) {
    throw diskProblem(error, directory);
  }
}

/** Node's own recursive mkdir never returns below a directory that exists and takes no entries, as /proc is. */
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

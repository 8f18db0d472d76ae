import { readFile, realpath, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Cluster } from "./cluster";

type Place = Pick<Cluster, "directory">;

/** What a running PostgreSQL records in `postmaster.pid`. */
export interface PostmasterFile {
  pid: number;
  port: number;
  isReady: boolean;
}

/**
 * Reads and checks the cluster's `postmaster.pid`.
 * @returns undefined if no PostgreSQL of this cluster runs: there is no file, its process is gone, or its
 * process id now belongs to another program (after a reboot, in a restarted container, in a copied directory)
 */
export async function readPostmasterFile(cluster: Place): Promise<PostmasterFile | undefined> {
  const text = await readFile(pathOf(cluster), "utf8").catch(() => "");
  const [pid, directory, , port, , , , status] = text.split("\n").map((line) => line.trim());
  if (!pid || !directory || !(await isPostmasterOf(cluster, Number(pid), directory))) return undefined;
  return { pid: Number(pid), port: Number(port), isReady: status === "ready" };
}

/**
 * Removes a `postmaster.pid` whose process is another program. PostgreSQL detects a dead process itself, but
 * takes any living process of the same user for its postmaster and refuses to start.
 */
export async function removeForeignPostmasterFile(cluster: Place): Promise<void> {
  const aside = `${pathOf(cluster)}.foreign`;
  const existed = await rename(pathOf(cluster), aside).then(
    () => true,
    () => false,
  );
  if (!existed) return;
  const [pid, directory] = (await readFile(aside, "utf8")).split("\n");
  // A postmaster may have started since the check: then the file is put back.
  if (directory && (await isPostmasterOf(cluster, Number(pid), directory)))
    await rename(aside, pathOf(cluster));
  else await rm(aside, { force: true });
}

/** Whether a process with that id exists. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function isPostmasterOf(cluster: Place, pid: number, directory: string): Promise<boolean> {
  const [ours, theirs] = await Promise.all([
    realpath(cluster.directory),
    realpath(directory).catch(() => directory),
  ]);
  if (ours !== theirs || !isAlive(pid)) return false;
  if (process.platform !== "linux") return true;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  const [program = "", ...args] = commandLine.split("\0");
  return basename(program) === "postgres" && args.includes(cluster.directory);
}

function pathOf(cluster: Place): string {
  return join(cluster.directory, "postmaster.pid");
}

import { readFile, realpath, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Cluster } from "./cluster";

type Place = Pick<Cluster, "directory">;

/** What a running PostgreSQL writes about itself into `postmaster.pid`. */
export interface PostmasterFile {
  pid: number;
  port: number;
  isReady: boolean;
}

/**
 * Reads the cluster's `postmaster.pid` and judges it.
 *
 * @returns undefined when no PostgreSQL of this cluster runs: there is no file, its process is gone, or its
 *   number now belongs to another program (after a reboot, in a restarted container, in a copied directory)
 */
export async function readPostmasterFile(cluster: Place): Promise<PostmasterFile | undefined> {
  const text = await readFile(pathOf(cluster), "utf8").catch(() => "");
  const [pid, directory, , port, , , , status] = text.split("\n").map((line) => line.trim());
  if (!pid || !directory || !(await isPostmasterOf(cluster, Number(pid), directory))) return undefined;
  return { pid: Number(pid), port: Number(port), isReady: status === "ready" };
}

/**
 * Removes a `postmaster.pid` whose process is another program. PostgreSQL sees by itself that a process is
 * gone, but takes any living one of the same user for its postmaster and refuses to start.
 */
export async function removeForeignPostmasterFile(cluster: Place): Promise<void> {
  const aside = `${pathOf(cluster)}.foreign`;
  const wasThere = await rename(pathOf(cluster), aside).then(
    () => true,
    () => false,
  );
  if (!wasThere) return;
  const [pid, directory] = (await readFile(aside, "utf8")).split("\n");
  // A postmaster may have started since it was judged: then the file goes back.
  if (directory && (await isPostmasterOf(cluster, Number(pid), directory)))
    await rename(aside, pathOf(cluster));
  else await rm(aside, { force: true });
}

/** Whether a process of that number exists. */
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

import { lstat, readdir } from "node:fs/promises";
import { totalmem } from "node:os";
import { basename, join } from "node:path";
import type { DiskSpace } from "~/platform/disk/disk-space";
import { broken, counted, type Finding, type HealthCheck, notApplicable, ok, warning } from "../health-check";

/** The maximum number of entries to check in one directory. A data directory has fewer. */
const MAX_ENTRIES = 500;
const OTHERS = 0o007;
const GROUP_AND_OTHERS = 0o077;

export const fileModes: HealthCheck = {
  id: "file-modes",
  title: "Data directory",
  of: "node",
  needsDatabase: false,
  async run({ env }) {
    if (process.platform === "win32") return notApplicable("Files have no modes here.");
    const directory = env.DATA_DIR;
    const found = await lstat(directory).catch(() => undefined);
    if (!found?.isDirectory())
      return broken(
        `There is no directory ${directory}, or this user cannot reach it.`,
        "Set DATA_DIR to the site's data directory, or run this as the user that runs the site.",
      );
    const us = process.getuid?.();
    if (us !== 0 && found.uid !== us)
      return broken(
        `${directory} belongs to another user (number ${found.uid}).`,
        "Run the site as that user, or give the directory to the user that runs the site: chown -R.",
      );
    const open: string[] = [];
    const foreign: string[] = [];
    if (found.mode & OTHERS) open.push(directory);
    for (const path of await entriesOf(directory)) {
      const entry = await lstat(path).catch(() => undefined);
      if (!entry || entry.isSymbolicLink()) continue;
      const allowed = isSecret(path) ? GROUP_AND_OTHERS : OTHERS;
      if (entry.mode & allowed) open.push(path);
      // PostgreSQL may run as a separate user, who then owns its files.
      if (entry.uid !== found.uid && !path.startsWith(join(directory, "postgres"))) foreign.push(path);
    }
    const secrets = open.filter(isSecret);
    const [first] = secrets;
    if (first)
      return broken(
        `Other users of this machine can read ${first}.`,
        `Close it: chmod 600 ${first}. Then change the secret if another person may have read it.`,
      );
    if (open.length > 0)
      return warning(
        `Other users of this machine can read ${named(open)}.`,
        "Restart the site: a start closes its data directory. A directory that belongs to another user has to be closed by that user.",
      );
    if (foreign.length > 0)
      return warning(
        `${named(foreign)} in the data directory belongs to another user than the directory.`,
        `Give everything to one user: chown -R --reference=${directory} ${directory}`,
      );
    return ok(`${directory} is closed to other users.`);
  },
};

function isSecret(path: string): boolean {
  return /^(app-secret.*|password)$/.test(basename(path));
}

function named(paths: readonly string[]): string {
  const [first = ""] = paths;
  return paths.length === 1
    ? first
    : `${first} and ${counted(paths.length - 1, "other entry", "other entries")}`;
}

/** The entries of the directory, and the file with the database's password. */
async function entriesOf(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  return [
    ...names.slice(0, MAX_ENTRIES).map((name) => join(directory, name)),
    join(directory, "postgres", "password"),
  ];
}

const WARNING_SHARE = 0.1;
const BROKEN_SHARE = 0.05;

export const diskRoom: HealthCheck = {
  id: "disk",
  title: "Disk",
  of: "node",
  needsDatabase: false,
  alerts: true,
  async run({ disks }) {
    const places = await disks().catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
      return [];
    });
    if (places.length === 0) return notApplicable("There is no data directory.");
    const sentences = places.map(({ path, space }) => `${path}: ${describeSpace(space)}`);
    const lowest = Math.min(...places.map(({ space }) => freeShare(space)));
    return judgmentOf(sentences.join(" "), lowest);
  },
};

function judgmentOf(found: string, share: number): Finding {
  const advice =
    "Delete what is not needed there (old backups and logs first), or enlarge the disk. A full disk keeps the site from saving anything.";
  if (share < BROKEN_SHARE) return broken(found, advice);
  return share < WARNING_SHARE ? warning(found, advice) : ok(found);
}

/** The share of free space or of free files, whichever is lower. */
function freeShare({ size, free, freeFiles }: DiskSpace): number {
  return Math.min(size > 0 ? free / size : 1, freeFiles);
}

function describeSpace(space: DiskSpace): string {
  const { size, free, freeFiles } = space;
  const room = `${gigabytes(free)} of ${gigabytes(size)} free (${percent(size > 0 ? free / size : 1)}).`;
  return freeFiles < WARNING_SHARE
    ? `${room} Only ${percent(freeFiles)} of all files can still be made.`
    : room;
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}

function percent(share: number): string {
  return `${Math.floor(share * 100)}%`;
}

const MIN_MEMORY = 900e6;
const MIN_AVAILABLE_MEMORY = 100e6;

export const memory: HealthCheck = {
  id: "memory",
  title: "Memory",
  of: "node",
  needsDatabase: false,
  async run() {
    const limit = process.constrainedMemory();
    // Without a limit, the system reports a number larger than any machine's memory.
    const total = limit > 0 && limit < totalmem() ? limit : totalmem();
    const available = process.availableMemory();
    const found = `${gigabytes(available)} of ${gigabytes(total)} available.`;
    if (total < MIN_MEMORY) return warning(found, "The site needs 1 GB of memory. Give the machine more.");
    if (available < MIN_AVAILABLE_MEMORY)
      return warning(found, "Stop what else runs on this machine, or give it more memory.");
    return ok(found);
  },
};

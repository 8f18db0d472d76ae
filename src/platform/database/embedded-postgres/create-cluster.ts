import { randomBytes } from "node:crypto";
import { chown, mkdtemp, open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { diskProblem } from "../../disk-problem";
import { StartupError } from "../../startup-error";
import type { SystemUser } from "../../system-user";
import { MINIMUM_POSTGRES } from "../server-version";
import type { PostgresBinaries } from "./postgres-binaries";
import { runProgram } from "./run-program";

/** An empty cluster takes 40 MB, and its WAL grows before it is recycled. */
const neededBytes = 300e6;

/**
 * Creates an empty cluster: `home` then holds `data` (the cluster) and `password` (the superuser's, mode
 * 0600). It is created under another name and renamed, so that an interrupted attempt, or another process
 * doing the same, leaves no partial cluster.
 * @throws StartupError if the disk is full or read-only, or initdb fails
 */
export async function createCluster(
  home: string,
  binaries: PostgresBinaries,
  user?: SystemUser,
): Promise<void> {
  try {
    await requireRoom(dirname(home));
    await removeAbandoned(home);
    const making = await mkdtemp(`${home}.making-`);
    try {
      await fill(making, binaries, user);
      await rename(making, home);
    } catch (error) {
      await rm(making, { recursive: true, force: true });
      if (!isTaken(error)) throw error;
    }
    await syncDirectory(dirname(home));
  } catch (error) {
    throw diskProblem(error, dirname(home));
  }
}

/**
 * Whether an entry of the data directory is a cluster: the one in use, one being created, or one of a former
 * version.
 */
export function isCluster(name: string): boolean {
  return /^postgres(\.|-\d+$|$)/.test(name) && !name.endsWith(".log");
}

async function fill(making: string, binaries: PostgresBinaries, user?: SystemUser): Promise<void> {
  const password = join(making, "password");
  await writeSecret(password, randomBytes(24).toString("hex"));
  if (user) {
    await chown(password, user.uid, user.gid);
    await chown(making, user.uid, user.gid);
  }
  // The built-in provider sorts the same on every system. The C library's locale serves full-text search;
  // only Linux has one of that name.
  const locale = process.platform === "linux" ? "C.UTF-8" : "C";
  const { code, output } = await runProgram(
    binaries.initdb,
    [
      "--pgdata",
      join(making, "data"),
      "--username=postgres",
      "--pwfile",
      password,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      `--locale=${locale}`,
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-instructions",
    ],
    user,
  );
  if (code === 0) return;
  if (/No space left on device/.test(output)) throw Object.assign(new Error(output), { code: "ENOSPC" });
  throw new StartupError(
    `PostgreSQL could not create its database cluster: ${reasonIn(output)}`,
    `Fix the problem, or set DATABASE_URL to your own PostgreSQL ${MINIMUM_POSTGRES} or newer.`,
  );
}

async function requireRoom(directory: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < neededBytes)
    throw Object.assign(new Error("too little disk space"), { code: "ENOSPC" });
}

/** Removes what killed attempts left. A running attempt takes far less than ten minutes. */
async function removeAbandoned(home: string): Promise<void> {
  const attempts = (await readdir(dirname(home))).filter((name) =>
    name.startsWith(`${basename(home)}.making-`),
  );
  for (const name of attempts) {
    const path = join(dirname(home), name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > 600_000) await rm(path, { recursive: true, force: true });
  }
}

async function writeSecret(path: string, secret: string): Promise<void> {
  const file = await open(path, "wx", 0o600);
  await file.writeFile(`${secret}\n`);
  await file.sync();
  await file.close();
}

/**
 * A rename survives a power failure only once its directory is on disk. Windows has no such call and needs
 * none.
 */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const directory = await open(path, "r");
  await directory.sync();
  await directory.close();
}

function isTaken(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ENOTEMPTY" || code === "EEXIST";
}

/** The first error: those after it are about cleaning up. */
function reasonIn(output: string): string {
  const lines = output.split("\n");
  return lines.find((line) => /error|fatal|could not/i.test(line)) ?? lines.at(-1) ?? "";
}

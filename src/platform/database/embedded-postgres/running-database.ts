import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { StartupError } from "../../startup-error";
import { applicationUrl } from "./application-database";
import { clusterPaths } from "./cluster";
import { readPostmasterFile } from "./postmaster-file";

/**
 * Folder of the packaged PostgreSQL's cluster, for a data directory.
 * @returns undefined if there is none yet
 */
export async function clusterHome(dataDirectory: string): Promise<string | undefined> {
  const elsewhere = await readFile(join(dataDirectory, "postgres-location"), "utf8").catch(() => "");
  const home = elsewhere.trim() || join(dataDirectory, "postgres");
  return (await stat(home).catch(() => undefined)) ? home : undefined;
}

/**
 * The application's database in the packaged PostgreSQL that runs on a data directory. Starts and writes
 * nothing.
 * @returns its URL, with its role's password
 * @throws StartupError if there is none, it does not run, or this user may not read its password
 */
export async function runningDatabase(dataDirectory: string): Promise<string> {
  const home = await clusterHome(dataDirectory);
  if (!home)
    throw new StartupError(
      `There is no database in ${dataDirectory}.`,
      "Set DATA_DIR, and DATABASE_URL if the site has one, as they are set for the site; or start the site for the first time with: npm start",
    );
  const paths = clusterPaths(home);
  const password = await readFile(paths.password, "utf8").catch((cause: unknown) => {
    throw new StartupError(
      `The database's password cannot be read from ${paths.password}.`,
      "Run this as the user that runs the site, or restore that file from a backup.",
      { cause },
    );
  });
  const running = await readPostmasterFile({ directory: paths.directory });
  if (running?.isReady) return applicationUrl(password.trim(), running.port);
  throw new StartupError(
    running ? "The packaged PostgreSQL is starting or stopping." : "The packaged PostgreSQL is not running.",
    `Start the site with: npm start. If it does not start, ${join(dataDirectory, "postgres.log")} says why.`,
  );
}

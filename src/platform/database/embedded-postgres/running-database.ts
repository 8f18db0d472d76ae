import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { StartupError } from "../../startup-error";
import { applicationUrl } from "./application-database";
import { clusterPaths } from "./cluster";
import { readPostmasterFile } from "./postmaster-file";

/**
 * Where the packaged PostgreSQL of a data directory keeps its cluster.
 * @returns undefined where there is none yet
 */
export async function clusterHome(dataDirectory: string): Promise<string | undefined> {
  const elsewhere = await readFile(join(dataDirectory, "postgres-location"), "utf8").catch(() => "");
  const home = elsewhere.trim() || join(dataDirectory, "postgres");
  return (await stat(home).catch(() => undefined)) ? home : undefined;
}

/**
 * The application's database of the packaged PostgreSQL that runs on a data directory. Starts nothing and writes nothing.
 * @returns its address, with the password of its role
 * @throws StartupError when there is none, it does not run, or this user may not read its password
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
      "Run this as the user that runs the site, or bring that file back from a backup.",
      { cause },
    );
  });
  const running = await readPostmasterFile({ directory: paths.directory });
  if (running?.isReady) return applicationUrl(password.trim(), running.port);
  throw new StartupError(
    running ? "The packaged PostgreSQL is starting or stopping." : "The packaged PostgreSQL does not run.",
    `Start the site with: npm start. If it does not start, ${join(dataDirectory, "postgres.log")} says why.`,
  );
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartupError } from "../../startup-error";
import type { SystemUser } from "../../system-user";
import type { PostgresBinaries } from "./postgres-binaries";

/** One PostgreSQL cluster on this machine, and what is needed to run it. */
export interface Cluster {
  /** the directory that holds `data`, `password` and `port` */
  home: string;
  /** PostgreSQL's own data directory */
  directory: string;
  /** The superuser's password. */
  password: string;
  /** Receives PostgreSQL's output. */
  logFile: string;
  binaries: PostgresBinaries;
  /** The user to run as; undefined means our own. */
  user?: SystemUser;
  /** Overrides server settings, for a database that may be lost, such as that of a test run. */
  settings?: Record<string, string>;
}

/** Paths of the cluster's parts in `home`. */
export function clusterPaths(home: string): { directory: string; password: string; port: string } {
  return { directory: join(home, "data"), password: join(home, "password"), port: join(home, "port") };
}

/**
 * Opens the cluster in `home`, with the password stored beside it.
 * @throws StartupError if the password cannot be read
 */
export async function clusterIn(
  home: string,
  { logFile, binaries, user }: Pick<Cluster, "logFile" | "binaries" | "user">,
): Promise<Cluster> {
  const paths = clusterPaths(home);
  const password = await readFile(paths.password, "utf8").catch((cause) => {
    throw new StartupError(
      `The database's password cannot be read from ${paths.password}.`,
      "Restore that file from a backup.",
      { cause },
    );
  });
  return { home, directory: paths.directory, password: password.trim(), logFile, binaries, user };
}

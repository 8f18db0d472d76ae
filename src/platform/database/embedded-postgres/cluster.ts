import { join } from "node:path";
import type { SystemUser } from "../../system-user";
import type { PostgresBinaries } from "./postgres-binaries";

/** One PostgreSQL cluster on this machine and what is needed to run it. */
export interface Cluster {
  /** the directory that holds `data`, `password` and `port` */
  home: string;
  /** PostgreSQL's own data directory */
  directory: string;
  /** the superuser's */
  password: string;
  /** what PostgreSQL prints goes here */
  logFile: string;
  binaries: PostgresBinaries;
  /** whom it runs as; undefined is ourselves */
  user?: SystemUser;
  /** overrides of the server settings, for a database that may be lost, such as that of a test run */
  settings?: Record<string, string>;
}

/** Where in `home` the cluster's parts are. */
export function clusterPaths(home: string): { directory: string; password: string; port: string } {
  return { directory: join(home, "data"), password: join(home, "password"), port: join(home, "port") };
}

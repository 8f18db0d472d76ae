import { join } from "node:path";
import type { PostgresBinaries } from "./postgres-binaries";
import type { SystemUser } from "./unprivileged-user";

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
}

/** Where in `home` the cluster's parts are. */
export function clusterPaths(home: string): { directory: string; password: string; port: string } {
  return { directory: join(home, "data"), password: join(home, "password"), port: join(home, "port") };
}

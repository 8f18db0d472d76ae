import { readFile } from "node:fs/promises";
import pg from "pg";
import { StartupError } from "../../startup-error";
import { clusterPaths } from "./cluster";
import { readPostmasterFile } from "./postmaster-file";

/**
 * Connects to the packaged PostgreSQL that runs on a cluster, as its superuser.
 * @param home the cluster's folder
 * @throws StartupError if it does not run
 */
export async function superuserConnection(home: string, database = "postgres"): Promise<pg.Client> {
  const paths = clusterPaths(home);
  const running = await readPostmasterFile({ directory: paths.directory });
  if (!running?.isReady)
    throw new StartupError("The packaged PostgreSQL is not running.", "Start the site with: npm start.");
  const client = new pg.Client({
    host: "127.0.0.1",
    port: running.port,
    user: "postgres",
    password: (await readFile(paths.password, "utf8")).trim(),
    database,
    application_name: "openward-archive",
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // The query in progress fails too, and reports it.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

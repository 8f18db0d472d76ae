import { realpath } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { StartupError } from "../../startup-error";
import type { Cluster } from "./cluster";

/** Any fixed number, the same in every process: the advisory lock that says "I use this database". */
const usersLock = 5_620_180_447;

/**
 * One process's use of the running cluster: a connection that holds a shared advisory lock. The system closes
 * it however the process ends, so nobody is counted who is gone; and whoever wants to stop the database
 * needs the lock alone.
 */
export interface Lease {
  port: number;
  connection: Client;
  /** resolves when the connection ends, whoever ended it */
  ended: Promise<void>;
}

/**
 * Connects to what listens on `port`, makes sure that it is this cluster, and takes the lock.
 *
 * @returns undefined when it does not answer yet, or is being stopped
 * @throws StartupError when it is running and refuses our password
 */
export async function takeLease(cluster: Cluster, port: number): Promise<Lease | undefined> {
  const connection = new Client({
    host: "127.0.0.1",
    port,
    user: "postgres",
    password: cluster.password,
    database: "postgres",
    application_name: "openward lease",
    connectionTimeoutMillis: 10_000,
  });
  const ended = new Promise<void>((resolve) => connection.once("end", () => resolve()));
  // "end" follows every error, and is what is waited for.
  connection.on("error", () => undefined);
  try {
    await connection.connect();
    const { rows } = await connection.query("select current_setting('data_directory') as directory");
    if ((await realpath(rows[0].directory)) !== (await realpath(cluster.directory)))
      throw new Error("another cluster");
    await connection.query("select pg_advisory_lock_shared($1)", [usersLock]);
    return { port, connection, ended };
  } catch (error) {
    await connection.end().catch(() => undefined);
    if ((error as { code?: string }).code !== "28P01") return undefined;
    throw new StartupError(
      `The database in ${cluster.directory} does not accept the password kept beside it.`,
      `Bring back the file ${cluster.home}/password that belongs to it.`,
      { cause: error },
    );
  }
}

/**
 * Gives the lease up.
 *
 * @returns whether no other process uses the database: then whoever comes now waits, until the caller has
 *   stopped it or ends the connection
 */
export async function isLastOut({ connection }: Lease): Promise<boolean> {
  // First let go, then ask: of two that leave together, each would otherwise see the other and nobody stop it.
  await connection.query("select pg_advisory_unlock_shared($1)", [usersLock]);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { rows } = await connection.query("select pg_try_advisory_lock($1) as alone", [usersLock]);
    if (rows[0].alone) return true;
    // Whoever was killed a moment ago is counted until the server has noticed.
    await delay(50);
  }
  return false;
}

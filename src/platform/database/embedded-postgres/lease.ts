import { realpath } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { StartupError } from "../../startup-error";
import type { Cluster } from "./cluster";

/**
 * An advisory lock that means "I use this database". Any fixed number works, if it is the same in every
 * process.
 */
const usersLock = 5_620_180_447;

/**
 * One process's use of the running cluster: a connection that holds a shared advisory lock. The system closes
 * the connection however the process ends, so dead processes do not count. To stop the database, a process
 * needs the lock exclusively.
 */
export interface Lease {
  port: number;
  connection: Client;
  /** Resolves when the connection ends, for whatever reason. */
  ended: Promise<void>;
}

/**
 * Connects to `port`, verifies that it is this cluster, and takes the lock.
 * @returns undefined if it does not respond yet, or is being stopped
 * @throws StartupError if it is running and rejects our password
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
  // "end" follows every error, and is what we wait for.
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
      `Restore the file ${cluster.home}/password that belongs to it.`,
      { cause: error },
    );
  }
}

/**
 * Releases the lease.
 * @returns whether no other process uses the database; then new processes wait until the caller has stopped
 * it or closes the connection
 */
export async function releaseAsLastUser({ connection }: Lease): Promise<boolean> {
  // Release first, then try the exclusive lock. Otherwise, if two processes leave at the same time, each
  // would see the other's lock, and neither would stop the database.
  await connection.query("select pg_advisory_unlock_shared($1)", [usersLock]);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { rows } = await connection.query("select pg_try_advisory_lock($1) as alone", [usersLock]);
    if (rows[0].alone) return true;
    // A process that was just killed counts until the server notices.
    await delay(50);
  }
  return false;
}

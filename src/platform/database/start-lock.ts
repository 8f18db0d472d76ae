import pg from "pg";
import { requireServerVersion } from "./server-version";

/** Any fixed number works, as long as it is the same on every node. */
export const START_LOCK = 7_305_512_001;

export interface StartLock {
  /** The connection that holds the lock. */
  client: pg.Client;
  /** @throws the driver's error if the connection, and with it the lock, was lost */
  confirm(): Promise<void>;
  release(): Promise<void>;
}

/**
 * Takes the lock for a start's writes to the database: migrations, indexes, the demo hospital, the first
 * administrator. Nodes that start together take turns, so that each write happens once.
 * @param onWait called if another node holds the lock
 * @throws StartupError if the server is too old; the driver's error if it cannot be reached
 */
export async function takeStartLock(url: string, onWait: () => void = () => undefined): Promise<StartLock> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: "openward-start",
  });
  // A broken idle connection must not end the process; `confirm` reports it.
  client.on("error", () => undefined);
  await client.connect();
  const release = () => client.end();
  try {
    await requireServerVersion(client);
    // Waiting for the lock must not time out, nor may this connection while others work.
    await client.query("set statement_timeout = 0; set idle_session_timeout = 0");
    const { rows } = await client.query("select pg_try_advisory_lock($1) as taken", [START_LOCK]);
    if (!rows[0].taken) {
      onWait();
      await client.query("select pg_advisory_lock($1)", [START_LOCK]);
    }
  } catch (error) {
    await release();
    throw error;
  }
  return {
    client,
    confirm: async () => {
      await client.query("select 1");
    },
    release,
  };
}

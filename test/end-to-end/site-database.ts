import pg from "pg";
import { startEmbeddedPostgres } from "~/platform/database/embedded-postgres/start-embedded-postgres";

/**
 * Runs a statement in the database of the site under test, for changes that only the passage of time would
 * cause.
 */
export async function changeDatabase(statement: string, values: unknown[]): Promise<void> {
  const dataDirectory = process.env.SITE_DATA_DIRECTORY ?? "";
  // Connects to the PostgreSQL that the site has started, and leaves it running.
  const { url, stop } = await startEmbeddedPostgres({ dataDirectory, log: console });
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
    await stop();
  }
}

import pg from "pg";
import { startEmbeddedPostgres } from "~/platform/database/embedded-postgres/start-embedded-postgres";

/**
 * Changes a person's sessions as if they had entered their password an hour ago, in the database of the site
 * under test.
 */
export async function longSinceProof(email: string): Promise<void> {
  const dataDirectory = process.env.SITE_DATA_DIRECTORY ?? "";
  // Connects to the one that the site has started, and leaves it running.
  const { url, stop } = await startEmbeddedPostgres({ dataDirectory, log: console });
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(
      `update staff_session set proven_at = now() - interval '1 hour'
       where user_id = (select id from staff_user where email = $1)`,
      [email],
    );
  } finally {
    await client.end();
    await stop();
  }
}

import { newLink } from "~/domain/accounts/links/new-link";
import { readEnv } from "~/env";
import { openDatabase } from "~/platform/database/database";
import { createLogger } from "~/platform/logging/logger";
import { connectDatabase } from "./connect-database";
import { prepareDataDirectory } from "./data-directory";
import { setUpAddress } from "./first-administrator";
import { migrateDatabase } from "./migrate-database";
import { progress } from "./progress";

/**
 * `set-up-link`: prints a link that makes an administrator, for a hospital that lost its own. Whoever can run this reads the database
 * anyway. Works beside a running server.
 */
export async function setUpLink(): Promise<void> {
  const env = readEnv();
  await prepareDataDirectory(env.DATA_DIR);
  const database = await connectDatabase(env, createLogger({ level: env.LOG_LEVEL }));
  try {
    await migrateDatabase(database.url);
    const { db, close } = openDatabase(database.url);
    const token = await newLink(db, "set-up", null, new Date());
    await close();
    const site = env.SITE_URL ?? `http://localhost:${env.PORT}`;
    progress(`Administrator: make one within 24 hours at ${setUpAddress(site, token)}`);
  } finally {
    await database.stop();
  }
}

import { readEnv } from "~/env";
import { LINK_HOURS, newLink } from "~/features/accounts/links/new-link";
import { openDatabase } from "~/platform/database/database";
import { createLogger } from "~/platform/logging/logger";
import { siteAddress } from "~/platform/network/site-address";
import { connectDatabase } from "./connect-database";
import { prepareDataDirectory } from "./data-directory";
import { setUpAddress } from "./first-administrator";
import { prepareDatabase } from "./prepare-database";
import { progress } from "./progress";

/**
 * `set-up-link`: prints a link that creates an administrator, for a hospital that lost its own. A person who can
 * run this can read the database anyway. Works beside a running server.
 */
export async function setUpLink(): Promise<void> {
  const env = readEnv();
  await prepareDataDirectory(env);
  const database = await connectDatabase(env, createLogger({ level: env.LOG_LEVEL }));
  try {
    const { db, close } = openDatabase(database.url);
    const token = await prepareDatabase(database.url, () => newLink(db, "set-up", null, new Date()));
    await close();
    const site = siteAddress(env);
    progress(
      `Administrator: create one within ${LINK_HOURS["set-up"]} hours at ${setUpAddress(site, token)}`,
    );
  } finally {
    await database.stop();
  }
}

import { readEnv } from "~/env";
import { createLogger } from "~/platform/logging/logger";
import { connectDatabase } from "./connect-database";
import { prepareDataDirectory } from "./data-directory";
import { prepareDatabase } from "./prepare-database";

/** Brings the database to the current schema and ends. */
export async function migrate(): Promise<void> {
  const env = readEnv();
  await prepareDataDirectory(env);
  const database = await connectDatabase(env, createLogger({ level: env.LOG_LEVEL }));
  try {
    await prepareDatabase(database.url, async () => undefined);
  } finally {
    await database.stop();
  }
}

import { readEnv } from "~/env";
import { createLogger } from "~/platform/logging/logger";
import { connectDatabase } from "./connect-database";
import { migrateDatabase } from "./migrate-database";

/** Brings the database to the current schema and ends. */
export async function migrate(): Promise<void> {
  const env = readEnv();
  const database = await connectDatabase(env, createLogger({ level: env.LOG_LEVEL }));
  try {
    await migrateDatabase(database.url);
  } finally {
    await database.stop();
  }
}

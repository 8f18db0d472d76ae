import { migrate } from "~/platform/database/migrate";
import { databaseProblem } from "./database-problem";
import { progress } from "./progress";

/** @throws StartupError when the database cannot be used as it is configured */
export async function migrateDatabase(url: string): Promise<void> {
  try {
    const applied = await migrate(url);
    progress(applied === 0 ? "Migrations: none needed." : `Migrations: ${applied} applied.`);
  } catch (error) {
    throw databaseProblem(error, url);
  }
}

import "~/app/register";
import { rebuildSearch } from "~/content/search/rebuild-search";
import { readEnv } from "~/env";
import { systemActor } from "~/platform/audit/actor";
import { openDatabase } from "~/platform/database/database";
import { createLogger } from "~/platform/logging/logger";
import { connectDatabase } from "./connect-database";
import { prepareDataDirectory } from "./data-directory";
import { prepareDatabase } from "./prepare-database";
import { progress } from "./progress";

/** `reindex`: rebuilds the search index from published records. The site may keep running. */
export async function reindex(): Promise<void> {
  const env = readEnv();
  await prepareDataDirectory(env);
  const database = await connectDatabase(env, createLogger({ level: env.LOG_LEVEL }));
  try {
    await prepareDatabase(database.url, async () => undefined);
    const { db, close } = openDatabase(database.url);
    const documents = await rebuildSearch(db, systemActor("reindex"), (done, total) =>
      progress(`Search index: ${done} of ${total} records.`),
    );
    progress(`Search index: ${documents} records can be found.`);
    await close();
  } finally {
    await database.stop();
  }
}

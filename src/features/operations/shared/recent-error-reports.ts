import { desc, gte } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { errorReport } from "../error-reports/table";

/** The browser errors since a time, most frequent first. */
export async function recentErrorReports(db: Database, since: Date, limit: number) {
  const { message, path, browser, count, lastSeenAt } = errorReport;
  return db
    .select({ message, path, browser, count, lastSeenAt })
    .from(errorReport)
    .where(gte(errorReport.lastSeenAt, since))
    .orderBy(desc(count), desc(lastSeenAt))
    .limit(limit);
}

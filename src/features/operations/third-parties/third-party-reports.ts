import { desc, gt } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { type ThirdPartyReport, thirdPartyReport } from "./table";

/** The reports of checks that have read at least one page, newest first. */
export function thirdPartyReports(db: Database, limit: number): Promise<ThirdPartyReport[]> {
  return db
    .select()
    .from(thirdPartyReport)
    .where(gt(thirdPartyReport.pages, 0))
    .orderBy(desc(thirdPartyReport.startedAt))
    .limit(limit);
}

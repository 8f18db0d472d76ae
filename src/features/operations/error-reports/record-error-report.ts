import { lt, sql } from "drizzle-orm";
import { retentionTimes } from "~/features/settings/shared/retention-times";
import type { Database } from "~/platform/database/database";
import type { CleanReport } from "./clean-report";
import { errorReport } from "./table";

/** The maximum number of different errors, so that fake reports cannot fill the table. */
const MAX_KINDS = 2_000;

/** Counts a report. If its kind is new, first deletes the kinds whose retention period is over. */
export async function recordErrorReport(db: Database, report: CleanReport, now: Date): Promise<void> {
  const counted = await db
    .update(errorReport)
    .set({ count: sql`${errorReport.count} + 1`, lastSeenAt: now, browser: report.browser })
    .where(sql`${errorReport.fingerprint} = ${report.fingerprint}`);
  if (counted.rowCount) return;
  const { keptErrorDays } = await retentionTimes(db);
  await db
    .delete(errorReport)
    .where(lt(errorReport.lastSeenAt, new Date(now.getTime() - keptErrorDays * 86_400_000)));
  if ((await db.$count(errorReport)) >= MAX_KINDS) return;
  await db
    .insert(errorReport)
    .values({ ...report, count: 1, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: errorReport.fingerprint,
      set: { count: sql`${errorReport.count} + 1`, lastSeenAt: now },
    });
}

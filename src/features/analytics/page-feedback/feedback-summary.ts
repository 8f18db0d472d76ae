import { gte, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { pageFeedback } from "./table";

/** How many visitors said that a page helped, and how many that it did not. */
export interface PageFeedbackCount {
  path: string;
  yes: number;
  no: number;
}

/**
 * Feedback since a day, by page, least helpful first.
 * @param since in the hospital's time zone, as YYYY-MM-DD
 */
export async function feedbackSummary(
  db: Database,
  since: string,
  limit: number,
): Promise<PageFeedbackCount[]> {
  const yes = sql<number>`coalesce(sum(${pageFeedback.count}) filter (where ${pageFeedback.answer} = 'yes'), 0)::int`;
  const no = sql<number>`coalesce(sum(${pageFeedback.count}) filter (where ${pageFeedback.answer} = 'no'), 0)::int`;
  return db
    .select({ path: pageFeedback.path, yes, no })
    .from(pageFeedback)
    .where(gte(pageFeedback.day, since))
    .groupBy(pageFeedback.path)
    .orderBy(sql`3 desc, 2 desc, 1`)
    .limit(limit);
}

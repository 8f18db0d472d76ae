import { sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { withoutKeys } from "~/platform/logging/without-keys";
import type { PageFeedbackInput } from "./input";
import { pageFeedback } from "./table";

/** The maximum number of different addresses counted on a day, so that fake ones cannot fill the table. */
const MAX_PATHS_A_DAY = 2_000;

/**
 * Counts one answer to "Did you find what you came for?".
 * @param day in the hospital's time zone, as YYYY-MM-DD
 */
export async function recordPageFeedback(
  db: Database,
  { path, answer }: PageFeedbackInput,
  day: string,
): Promise<void> {
  const countedPaths = await db.$count(pageFeedback, sql`${pageFeedback.day} = ${day}`);
  const counted = countedPaths < MAX_PATHS_A_DAY && withoutKeys(path) === path ? path : "(other)";
  await db
    .insert(pageFeedback)
    .values({ day, path: counted, answer, count: 1 })
    .onConflictDoUpdate({
      target: [pageFeedback.day, pageFeedback.path, pageFeedback.answer],
      set: { count: sql`${pageFeedback.count} + 1` },
    });
}

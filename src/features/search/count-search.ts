import { eq, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { SearchAnswer } from "./search-site";
import { wordsOf } from "./shared/clean-query";
import { isHelpOnly } from "./shared/danger-notice";
import { searchDay, searchMiss } from "./table";

/** The maximum number of different words counted on a day, so that fake searches cannot fill the table. */
const MAX_MISSES_A_DAY = 2_000;
const MAX_WORDS = 6;
const MAX_LENGTH = 60;

/**
 * Counts a search, with its words if nothing was found. A note that the hospital does not offer something counts as a
 * result. Stores neither who searched nor the time of day.
 * @param day in the hospital's time zone, as YYYY-MM-DD
 */
export async function countSearch(
  db: Database,
  answer: Pick<SearchAnswer, "query" | "total" | "notOffered" | "notice">,
  day: string,
): Promise<void> {
  const inVain = answer.total === 0 && answer.notOffered.length === 0 && !isHelpOnly(answer.notice) ? 1 : 0;
  await db
    .insert(searchDay)
    .values({ day, searches: 1, withoutResults: inVain })
    .onConflictDoUpdate({
      target: searchDay.day,
      set: {
        searches: sql`${searchDay.searches} + 1`,
        withoutResults: sql`${searchDay.withoutResults} + ${inVain}`,
      },
    });
  const words = inVain && !answer.notice ? plainWordsOf(answer.query) : null;
  if (words === null) return;
  if ((await db.$count(searchMiss, eq(searchMiss.day, day))) >= MAX_MISSES_A_DAY) return;
  await db
    .insert(searchMiss)
    .values({ day, words })
    .onConflictDoUpdate({
      target: [searchMiss.day, searchMiss.words],
      set: { count: sql`${searchMiss.count} + 1` },
    });
}

/** The words to count. Null for what may be about a person: addresses, numbers, dates, whole sentences. */
function plainWordsOf(query: string): string | null {
  const words = wordsOf(query);
  const text = words.join(" ");
  const tells = /[\d@]/.test(query) || words.length > MAX_WORDS || text.length > MAX_LENGTH;
  return tells || text === "" ? null : text;
}

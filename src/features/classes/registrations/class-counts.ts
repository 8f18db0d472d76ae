import { and, eq, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { announceTags } from "~/platform/cache/announce-tags";
import { registerTags } from "~/platform/cache/page-reads";
import type { Database } from "~/platform/database/database";
import type { ClassCounts } from "./availability";
import { registration } from "./table";

/** The counts of a class, with the time of their next change by the clock. */
export interface CountedClass extends ClassCounts {
  /** When the next hold or offer ends; null if there is none. */
  changesAt: Date | null;
}

const NO_COUNTS: CountedClass = { taken: 0, waiting: 0, changesAt: null };

/** Cache tag of the seat counts of a class. */
const seatsTag = (classId: string): string => `registration:${classId}`;

/** Announces that the seats of classes changed. Call it in the transaction of the change. */
export async function announceSeats(tx: Database, ...classIds: string[]): Promise<void> {
  await announceTags(tx, ["registration", ...classIds.map(seatsTag)]);
}

/**
 * Counts taken seats and people on the waitlist of each class at a time, in one query. A hold or an offer counts until
 * it expires, even if the sweep has not ended it yet.
 * @returns a count for every requested id
 */
export async function classCounts(
  db: Database,
  classIds: readonly string[],
  now: Date,
): Promise<Map<string, CountedClass>> {
  if (classIds.length === 0) return new Map();
  registerTags(...classIds.map(seatsTag));
  const taken = takesSeat(now);
  const rows = await db
    .select({
      classId: registration.classId,
      taken: sql<number>`coalesce(sum(${registration.seats}) filter (where ${taken}), 0)::int`,
      waiting: sql<number>`(count(*) filter (where ${registration.status} = 'waitlisted'))::int`,
      changesAt:
        sql`min(coalesce(${registration.heldUntil}, ${registration.offeredUntil})) filter (where ${taken} and
        ${registration.status} <> 'confirmed')`.mapWith(registration.heldUntil),
    })
    .from(registration)
    .where(inArray(registration.classId, [...classIds]))
    .groupBy(registration.classId);
  const counted = new Map(rows.map(({ classId, ...counts }) => [classId, counts]));
  return new Map(classIds.map((id) => [id, counted.get(id) ?? NO_COUNTS]));
}

/** Confirmed, held, or offered at that time. A hold without an end is for a payment that takes days. */
function takesSeat(now: Date): SQL {
  const { status, heldUntil, offeredUntil } = registration;
  const held = and(eq(status, "held"), or(isNull(heldUntil), gt(heldUntil, now)));
  const offered = and(eq(status, "offered"), gt(offeredUntil, now));
  return or(eq(status, "confirmed"), held, offered) ?? sql`false`;
}

import { eq, sql } from "drizzle-orm";
import { pathOf } from "~/content/redirects/path-of";
import type { Database } from "~/platform/database/database";
import { withoutKeys } from "~/platform/logging/without-keys";
import { missedAddress } from "./table";

/** The maximum number of addresses, so that fake ones cannot fill the table. */
export const MAX_MISSED_ADDRESSES = 5_000;

/** Counts a request for a missing address. Stores nothing about the visitor, and no query. */
export async function noteMissedAddress(db: Database, address: string, now: Date): Promise<void> {
  const path = pathOf(address);
  // Invalid private links have their own page with an explanation.
  if (withoutKeys(path) !== path) return;
  const [seen] = await db
    .update(missedAddress)
    .set({ count: sql`${missedAddress.count} + 1`, lastSeenAt: now })
    .where(eq(missedAddress.path, path))
    .returning({ path: missedAddress.path });
  if (seen || (await db.$count(missedAddress)) >= MAX_MISSED_ADDRESSES) return;
  await db
    .insert(missedAddress)
    .values({ path, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: missedAddress.path,
      set: { count: sql`${missedAddress.count} + 1`, lastSeenAt: now },
    });
}

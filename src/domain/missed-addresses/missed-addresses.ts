import { and, desc, eq, gt, isNull, ne, notExists, or, sql } from "drizzle-orm";
import { contentItem } from "~/content/tables";
import { leadBy } from "~/content/types/redirect/lead-by";
import { redirect } from "~/content/types/redirect/table";
import type { Database } from "~/platform/database/database";
import { likelyTarget } from "./likely-target";
import { missedAddress } from "./table";

/** An address that people ask for in vain, and the page that they may have meant. */
export interface MissedAddress {
  path: string;
  count: number;
  firstSeenAt: Date;
  lastSeenAt: Date;
  suggestion: { url: string; title: string } | null;
}

/** Those most asked for first, without those that lead somewhere by now or were put aside and not asked for since. */
export async function missedAddresses(
  db: Database,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: MissedAddress[]; total: number }> {
  const { path, count, firstSeenAt, lastSeenAt, putAsideAt } = missedAddress;
  const rules = await db
    .select({ from: redirect.from, to: redirect.to, match: redirect.match })
    .from(redirect)
    .where(ne(redirect.match, "exact"));
  const exact = db.select({ one: sql`1` }).from(redirect).where(eq(redirect.from, path));
  const live = db.select({ one: sql`1` }).from(contentItem).where(eq(contentItem.publishedUrl, path));
  const rows = await db
    .select({ path, count, firstSeenAt, lastSeenAt })
    .from(missedAddress)
    .where(and(notExists(exact), notExists(live), or(isNull(putAsideAt), gt(lastSeenAt, putAsideAt))))
    .orderBy(desc(count), desc(lastSeenAt), path);
  const open = rows.filter((row) => !rules.some((rule) => leadBy(rule, row.path) !== undefined));
  const shown = open.slice((page - 1) * pageSize, page * pageSize);
  const items = await Promise.all(
    shown.map(async (row) => ({ ...row, suggestion: await likelyTarget(db, row.path) })),
  );
  return { items, total: open.length };
}

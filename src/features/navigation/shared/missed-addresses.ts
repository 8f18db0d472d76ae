import { and, desc, eq, gt, isNull, ne, notExists, or, sql } from "drizzle-orm";
import { applyRedirect } from "~/content/redirects/apply-redirect";
import { redirect } from "~/content/redirects/table";
import { contentItem } from "~/content/tables";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import { likelyTarget } from "../missed-addresses/likely-target";
import { missedAddress } from "../missed-addresses/table";

/** A missed address, with the page that visitors may have meant. */
export interface MissedAddress {
  path: string;
  count: number;
  firstSeenAt: Date;
  lastSeenAt: Date;
  suggestion: { url: string; title: string } | null;
}

/** One page of the missed addresses that still do not exist. Each has the page that was probably meant. */
export async function missedAddresses(
  db: Database,
  actor: Actor,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: MissedAddress[]; total: number }> {
  const open = await openAddresses(db);
  const shown = open.slice((page - 1) * pageSize, page * pageSize);
  const items = await Promise.all(
    shown.map(async (row) => ({ ...row, suggestion: await likelyTarget(db, actor, row.path) })),
  );
  return { items, total: open.length };
}

/** The addresses that still do not exist and were missed since a time. The counts include all requests. */
export async function addressesMissedSince(
  db: Database,
  since: Date,
  limit: number,
): Promise<Pick<MissedAddress, "path" | "count" | "lastSeenAt">[]> {
  const open = await openAddresses(db);
  return open
    .filter(({ lastSeenAt }) => lastSeenAt >= since)
    .slice(0, limit)
    .map(({ path, count, lastSeenAt }) => ({ path, count, lastSeenAt }));
}

/** The number of missed addresses that still do not exist. */
export async function countMissedAddresses(db: Database): Promise<number> {
  return (await openAddresses(db)).length;
}

/**
 * The most requested addresses first. Excludes addresses that now exist or redirect, and those that staff hid and
 * nobody requested since.
 */
async function openAddresses(db: Database): Promise<Omit<MissedAddress, "suggestion">[]> {
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
  return rows.filter((row) => !rules.some((rule) => applyRedirect(rule, row.path) !== undefined));
}

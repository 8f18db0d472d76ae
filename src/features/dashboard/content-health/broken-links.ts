import { and, asc, eq, inArray, isNull, like, lt, or } from "drizzle-orm";
import { deadLinks } from "~/content/checklist/check-links";
import { mayOpen } from "~/content/may-open";
import { contentTypes } from "~/content/registry";
import { contentItem } from "~/content/tables";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { BrokenLink, BrokenLinkList } from "../api/content-health-schemas";
import { problemRecord } from "./problem-record";
import { linkCheck, linkUse } from "./table";

/** A server that fails for this long counts as down. */
const BROKEN_AFTER_MS = 2 * 86_400_000;

/** For the dashboard. */
const MAX_ON_DASHBOARD = 5;

type Row = Awaited<ReturnType<typeof uses>>[number];

/**
 * Broken links of published records, within the site and to other sites, without duplicates, with the records that
 * contain them.
 * @param types the names of the types to include
 */
export async function brokenLinks(db: Database, types: readonly string[], now: Date): Promise<BrokenLink[]> {
  const failing = or(
    inArray(linkCheck.state, ["broken", "refused"]),
    and(
      eq(linkCheck.state, "trouble"),
      lt(linkCheck.failingSince, new Date(now.getTime() - BROKEN_AFTER_MS)),
    ),
  );
  const [outside, inside] = await Promise.all([
    uses(db)
      .where(and(isIn(types), failing))
      .orderBy(asc(linkUse.href), asc(contentItem.title)),
    uses(db)
      .where(and(isIn(types), like(linkUse.href, "/%")))
      .orderBy(asc(linkUse.href)),
  ]);
  const dead = await deadLinks(db, [...new Set(inside.map(({ href }) => href))]);
  const nowhere = inside.filter(({ href }) => dead.has(href));
  return [...Map.groupBy([...nowhere, ...outside], ({ href }) => href).values()].map(present);
}

/** The first few broken links of the records that a person may edit, and the total number. */
export async function brokenLinksFor(db: Database, actor: Actor, now: Date): Promise<BrokenLinkList> {
  const types = contentTypes().filter((type) => mayOpen(actor, type));
  const links =
    types.length > 0
      ? await brokenLinks(
          db,
          types.map(({ name }) => name),
          now,
        )
      : [];
  return { items: links.slice(0, MAX_ON_DASHBOARD), total: links.length };
}

function isIn(types: readonly string[]) {
  return and(inArray(contentItem.type, [...types]), isNull(contentItem.trashedAt));
}

function uses(db: Database) {
  return db
    .select({
      href: linkUse.href,
      id: contentItem.id,
      type: contentItem.type,
      title: contentItem.title,
      reason: linkCheck.reason,
      checkedAt: linkCheck.checkedAt,
      failingSince: linkCheck.failingSince,
    })
    .from(linkUse)
    .innerJoin(contentItem, eq(contentItem.id, linkUse.itemId))
    .leftJoin(linkCheck, eq(linkCheck.href, linkUse.href));
}

function present(rows: Row[]): BrokenLink {
  const [first] = rows;
  const holders = new Map(rows.map((row) => [row.id, problemRecord(row)]));
  return {
    href: first?.href ?? "",
    reason: first?.reason ?? "Nothing public is at this address.",
    checkedAt: first?.checkedAt?.toISOString() ?? null,
    failingSince: first?.failingSince?.toISOString() ?? null,
    in: [...holders.values()],
  };
}

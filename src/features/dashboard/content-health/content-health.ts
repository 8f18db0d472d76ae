import { and, asc, count, eq, isNull, sql } from "drizzle-orm";
import { mayOpen } from "~/content/may-open";
import { contentTypes } from "~/content/registry";
import { reviewsDue } from "~/content/review/review-due";
import { contentItem } from "~/content/tables";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { NamedFile } from "~/platform/storage/named-file";
import type { ContentHealth, ProblemRecord } from "../api/content-health-schemas";
import { brokenLinks } from "./broken-links";
import { problemRecord } from "./problem-record";
import { linkRound } from "./table";
import { unreachedPages } from "./unreached-pages";

/** Enough work for an afternoon. After staff fix some, the list shows more. */
const MAX_PROBLEMS = 100;

/**
 * The problems of the published records that a person may edit.
 * @param missing the files that the storage lacks, from the latest comparison; undefined before the first one
 */
export async function contentHealth(
  db: Database,
  actor: Actor,
  now: Date,
  missing: readonly NamedFile[] | undefined,
): Promise<ContentHealth> {
  const types = contentTypes().filter((type) => mayOpen(actor, type));
  const names = types.map(({ name }) => name);
  const [due, withoutAlt, links, unreached, [round]] = await Promise.all([
    reviewsDue(db, types, now, MAX_PROBLEMS),
    names.includes("image") ? picturesWithoutAlt(db) : { items: [], total: 0 },
    names.length > 0 ? brokenLinks(db, names, now) : [],
    unreachedPages(db, names),
    db.select().from(linkRound),
  ]);
  return {
    stale: {
      total: due.total,
      items: due.items.map(({ dueAt, lookedAt, revision, confirmedByName, ...item }) => ({
        ...problemRecord(item),
        apiName: contentTypes().find(({ name }) => name === item.type)?.apiName ?? item.type,
        revision,
        confirmedByName,
        dueAt: dueAt.toISOString(),
        lookedAt: lookedAt.toISOString(),
      })),
    },
    withoutAlt,
    brokenLinks: { items: links.slice(0, MAX_PROBLEMS), total: links.length },
    unreached: { items: unreached.slice(0, MAX_PROBLEMS), total: unreached.length },
    missingFiles: missing ? withMissingFiles(missing, names) : null,
    round: round
      ? {
          done: round.done,
          total: round.total,
          startedAt: round.startedAt.toISOString(),
          finishedAt: round.finishedAt?.toISOString() ?? null,
        }
      : null,
  };
}

function withMissingFiles(
  missing: readonly NamedFile[],
  types: string[],
): NonNullable<ContentHealth["missingFiles"]> {
  const records = new Map<string, ProblemRecord & { files: number }>();
  for (const { record } of missing) {
    if (!record || !types.includes(record.type)) continue;
    const files = (records.get(record.id)?.files ?? 0) + 1;
    const { id, label, title, href } = problemRecord(record);
    records.set(record.id, { id, label, title, href, files });
  }
  const items = [...records.values()].sort((a, b) => a.title.localeCompare(b.title));
  return { items: items.slice(0, MAX_PROBLEMS), total: items.length };
}

async function picturesWithoutAlt(db: Database): Promise<ContentHealth["withoutAlt"]> {
  const text = (name: string) => sql<string>`coalesce(${contentItem.data} ->> ${name}, '')`;
  const where = and(
    eq(contentItem.type, "image"),
    isNull(contentItem.trashedAt),
    sql`trim(${text("alt")}) = ''`,
    sql`${text("isDecorative")} <> 'true'`,
  );
  const { id, type, title } = contentItem;
  const [rows, [total]] = await Promise.all([
    db
      .select({ id, type, title, thumbSrc: text("thumbSrc") })
      .from(contentItem)
      .where(where)
      .orderBy(asc(title))
      .limit(MAX_PROBLEMS),
    db.select({ count: count() }).from(contentItem).where(where),
  ]);
  return {
    total: total?.count ?? 0,
    items: rows.map(({ thumbSrc, ...row }) => ({ ...problemRecord(row), thumbSrc })),
  };
}

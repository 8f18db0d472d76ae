import { and, asc, count, eq, isNull, sql } from "drizzle-orm";
import { contentTypes } from "~/content/content-types";
import { reviewsDue } from "~/content/review/review-due";
import { contentItem } from "~/content/tables";
import { type Actor, holdsAnyOf } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import { brokenLinks } from "./broken-links";
import { mendable } from "./mendable";
import { linkRound } from "./table";
import { unreachedPages } from "./unreached-pages";
import type { ContentHealth } from "./wire";

/** Enough for an afternoon's work; what is mended makes room for the next. */
const AT_MOST = 100;

/** What of the published records that somebody may edit wants mending. */
export async function contentHealth(db: Database, actor: Actor, now: Date): Promise<ContentHealth> {
  const types = contentTypes.filter(({ access }) => holdsAnyOf(actor, [...access.draft, ...access.publish]));
  const names = types.map(({ name }) => name);
  const [due, withoutAlt, links, unreached, [round]] = await Promise.all([
    reviewsDue(db, types, now, AT_MOST),
    names.includes("image") ? picturesWithoutAlt(db) : { items: [], total: 0 },
    names.length > 0 ? brokenLinks(db, names, now) : [],
    unreachedPages(db, names),
    db.select().from(linkRound),
  ]);
  return {
    stale: {
      total: due.total,
      items: due.items.map(({ dueAt, lookedAt, revision, confirmedByName, ...item }) => ({
        ...mendable(item),
        apiName: contentTypes.find(({ name }) => name === item.type)?.apiName ?? item.type,
        ...{ revision, confirmedByName },
        dueAt: dueAt.toISOString(),
        lookedAt: lookedAt.toISOString(),
      })),
    },
    withoutAlt,
    brokenLinks: { items: links.slice(0, AT_MOST), total: links.length },
    unreached: { items: unreached.slice(0, AT_MOST), total: unreached.length },
    round: round
      ? {
          ...{ done: round.done, total: round.total },
          startedAt: round.startedAt.toISOString(),
          finishedAt: round.finishedAt?.toISOString() ?? null,
        }
      : null,
  };
}

async function picturesWithoutAlt(db: Database): Promise<ContentHealth["withoutAlt"]> {
  const text = (name: string) => sql<string>`coalesce(${contentItem.data} ->> ${name}, '')`;
  const where = and(
    eq(contentItem.type, "image"),
    isNull(contentItem.trashedAt),
    sql`trim(${text("alt")}) = ''`,
  );
  const { id, type, title } = contentItem;
  const [rows, [total]] = await Promise.all([
    db
      .select({ id, type, title, thumbSrc: text("thumbSrc") })
      .from(contentItem)
      .where(where)
      .orderBy(asc(title))
      .limit(AT_MOST),
    db.select({ count: count() }).from(contentItem).where(where),
  ]);
  return {
    total: total?.count ?? 0,
    items: rows.map(({ thumbSrc, ...row }) => ({ ...mendable(row), thumbSrc })),
  };
}

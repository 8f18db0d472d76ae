import { and, asc, eq, inArray, isNotNull, isNull, like } from "drizzle-orm";
import { pathOf } from "~/content/redirects/path-of";
import { redirect } from "~/content/redirects/table";
import { contentItem, contentReference } from "~/content/tables";
import type { Database } from "~/platform/database/database";
import type { ContentHealth } from "../api/content-health-schemas";
import { problemRecord } from "./problem-record";
import { linkUse } from "./table";

/** Visitors find records of other types through the site's lists. */
const LINKED_TO = ["page", "form", "award"];

/** Paths to which the site itself links: the home page, and the questions that open over any page. */
const LINKED_BY_SITE: ReadonlySet<string> = new Set(["/", "/primary-care-faq"]);

/**
 * Published pages to which nothing published links: no page, menu, or record, and no block that shows them.
 * @param types the names of the types to include
 */
export async function unreachedPages(
  db: Database,
  types: readonly string[],
): Promise<ContentHealth["unreached"]["items"]> {
  const linkedTypes = LINKED_TO.filter((type) => types.includes(type));
  const [candidates, links, moved, shown] = await Promise.all([
    db
      .select({
        id: contentItem.id,
        type: contentItem.type,
        title: contentItem.title,
        url: contentItem.publishedUrl,
      })
      .from(contentItem)
      .where(
        and(
          inArray(contentItem.type, linkedTypes),
          isNotNull(contentItem.publishedUrl),
          isNull(contentItem.trashedAt),
        ),
      )
      .orderBy(asc(contentItem.title)),
    db.select({ itemId: linkUse.itemId, href: linkUse.href }).from(linkUse).where(like(linkUse.href, "/%")),
    db.select({ from: redirect.from, target: redirect.target }).from(redirect),
    db
      .selectDistinct({ id: contentReference.targetId })
      .from(contentReference)
      .where(eq(contentReference.live, true)),
  ]);
  const led = new Map(moved.map(({ from, target }) => [from, pathOf(target)]));
  const reached = new Map<string, Set<string>>();
  for (const { itemId, href } of links) {
    const path = led.get(pathOf(href)) ?? pathOf(href);
    reached.set(path, (reached.get(path) ?? new Set()).add(itemId));
  }
  const isShown = new Set(shown.map(({ id }) => id));
  const isReached = (id: string, url: string) =>
    LINKED_BY_SITE.has(url) || isShown.has(id) || [...(reached.get(url) ?? [])].some((from) => from !== id);
  return candidates.flatMap((row) =>
    row.url === null || isReached(row.id, row.url) ? [] : [{ ...problemRecord(row), url: row.url }],
  );
}

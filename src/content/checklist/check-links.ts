import { inArray } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { ChecklistEntry } from "../description";
import type { NestedField } from "../fields/field";
import { contentItem } from "../tables";
import { pathOf } from "../types/redirect/path-of";
import { redirect } from "../types/redirect/table";

/** What the site answers at beside its records. */
const OWN =
  /^\/(search|feedback|admin|cms-hpt\.txt|robots\.txt|sitemap\.xml|classes\/feed\.ics)$|^\/(files|admin|api)\//;

/**
 * Links within the site have to lead to something that the public can see.
 * @param ownUrl where the record itself is about to be public
 */
export async function checkLinks(
  tx: Database,
  ownUrl: string | null,
  leaves: NestedField[],
): Promise<ChecklistEntry[]> {
  const links = leaves.flatMap(({ path, field, value }) =>
    field.links(value).map((href) => ({ path, href, target: pathOf(href) })),
  );
  const inside = links.filter(
    ({ href, target }) => href.startsWith("/") && target !== ownUrl && !OWN.test(target),
  );
  const known = await publicAddresses(tx, [...new Set(inside.map(({ target }) => target))]);
  return inside
    .filter(({ target }) => !known.has(target))
    .map(({ path, href }) => ({
      severity: "hard",
      propertyName: path,
      message: `Nothing public is at “${href}”. Correct the link, or publish what it leads to first.`,
    }));
}

async function publicAddresses(tx: Database, paths: string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const [live, moved] = [
    await tx
      .select({ path: contentItem.publishedUrl })
      .from(contentItem)
      .where(inArray(contentItem.publishedUrl, paths)),
    await tx.select({ path: redirect.from }).from(redirect).where(inArray(redirect.from, paths)),
  ];
  return new Set([...live, ...moved].map((row) => row.path ?? ""));
}

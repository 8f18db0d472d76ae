import { inArray } from "drizzle-orm";
import { contentItem } from "~/content/tables";
import type { Database } from "~/platform/database/database";

/** The titles of campaigns by id, including unpublished ones. */
export async function campaignTitles(
  db: Database,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  if (known.length === 0) return new Map();
  const found = await db
    .select({ id: contentItem.id, title: contentItem.title })
    .from(contentItem)
    .where(inArray(contentItem.id, known));
  return new Map(found.map(({ id, title }) => [id, title]));
}

/** The title of the campaign of a gift. */
export function titleOfCampaign(titles: ReadonlyMap<string, string>, id: string): string {
  return titles.get(id) ?? "A deleted campaign";
}

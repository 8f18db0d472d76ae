import { and, eq, ne } from "drizzle-orm";
import type { ChecklistEntry } from "~/content/item-schemas";
import type { Database } from "~/platform/database/database";
import type { pressRelease } from "../press-release/table";
import type { newsItem } from "./table";

/** News items and press releases share `/news/`. Checks that no published record of the other type has this slug. */
export async function newsAddressIsFree(
  tx: Database,
  other: typeof newsItem | typeof pressRelease,
  { id, slug }: { id: string; slug: string },
): Promise<ChecklistEntry[]> {
  const [taken] = await tx
    .select({ title: other.title })
    .from(other)
    .where(and(eq(other.slug, slug), ne(other.id, id)));
  if (!taken) return [];
  return [{ severity: "hard", propertyName: "slug", message: `“${taken.title}” already has this address.` }];
}

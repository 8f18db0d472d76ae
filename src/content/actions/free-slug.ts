import { and, eq, isNull, like, or } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { ContentType } from "../define-content-type";
import { contentItem } from "../tables";

/**
 * This slug, or with the first number after it that no other record of the type has: `river-in-spring-2`. Between two callers at
 * the same moment the type's uniqueness decides, and the later one is refused.
 */
export async function freeSlug(db: Database, type: ContentType, wanted: string): Promise<string> {
  const rows = await db
    .select({ slug: contentItem.slug })
    .from(contentItem)
    .where(
      and(
        eq(contentItem.type, type.name),
        isNull(contentItem.trashedAt),
        or(eq(contentItem.slug, wanted), like(contentItem.slug, `${wanted.replace(/[\\%_]/g, "\\$&")}-%`)),
      ),
    );
  const taken = new Set(rows.map((row) => row.slug));
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
  return free;
}

/** A name as a slug: `Fluß & Tal (2026)` becomes `flu-tal-2026`; empty where nothing of it can be written so. */
export function slugOf(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 100)
    .replaceAll(/^-+|-+$/g, "");
}

import { asc, inArray } from "drizzle-orm";
import { readsRecords } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { specialty } from "../specialty/table";

/** A specialty's name and page. */
export interface SpecialtyLink {
  name: string;
  href: string;
}

/** The published specialties among these, by name. */
export async function specialtyLinks(db: Database, ids: readonly string[]): Promise<SpecialtyLink[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ name: specialty.name, slug: specialty.slug })
    .from(specialty)
    .where(inArray(specialty.id, [...ids]))
    .orderBy(asc(specialty.name));
  readsRecords(specialty, ids);
  return rows.map(({ name, slug }) => ({ name, href: `/specialty/${slug}` }));
}

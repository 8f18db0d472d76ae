import { asc, inArray } from "drizzle-orm";
import { readsList, readsRecords } from "~/content/reads";
import { type ImageView, imageViews } from "~/features/media/shared/image/image-view";
import { remembered } from "~/platform/cache/query-memory";
import type { Database } from "~/platform/database/database";
import { specialty } from "./table";

export interface SpecialtyCard {
  id: string;
  slug: string;
  name: string;
  summary: string;
  icon: ImageView | null;
}

/** Published specialties by name: all, or those with these ids. */
export async function specialtyCards(db: Database, ids?: readonly string[]): Promise<SpecialtyCard[]> {
  if (ids?.length === 0) return [];
  return remembered(db, `specialty cards ${ids ?? "all"}`, () => readCards(db, ids));
}

async function readCards(db: Database, ids?: readonly string[]): Promise<SpecialtyCard[]> {
  const rows = await db
    .select({
      id: specialty.id,
      slug: specialty.slug,
      name: specialty.name,
      summary: specialty.summary,
      iconImageId: specialty.iconImageId,
    })
    .from(specialty)
    .where(ids && inArray(specialty.id, [...ids]))
    .orderBy(asc(specialty.name));
  if (ids) readsRecords(specialty, ids);
  else
    readsList(
      specialty,
      rows.map((row) => row.id),
    );
  const images = await imageViews(
    db,
    rows.map((row) => row.iconImageId),
  );
  return rows.map(({ iconImageId, ...row }) => ({
    ...row,
    icon: (iconImageId && images.get(iconImageId)) || null,
  }));
}

import { asc } from "drizzle-orm";
import { readsList } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { classCategory } from "./table";

export interface ClassCategory {
  slug: string;
  name: string;
}

/** The published class types, in the order that staff set. */
export async function classCategories(db: Database): Promise<ClassCategory[]> {
  const rows = await db
    .select({ id: classCategory.id, slug: classCategory.slug, name: classCategory.name })
    .from(classCategory)
    .orderBy(asc(classCategory.position), asc(classCategory.name));
  readsList(
    classCategory,
    rows.map(({ id }) => id),
  );
  return rows.map(({ slug, name }) => ({ slug, name }));
}

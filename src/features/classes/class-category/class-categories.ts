import { asc } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { classCategory } from "./table";

export interface ClassCategory {
  slug: string;
  name: string;
}

/** The public types of classes, in the order that staff gave them. */
export async function classCategories(db: Database): Promise<ClassCategory[]> {
  return db
    .select({ slug: classCategory.slug, name: classCategory.name })
    .from(classCategory)
    .orderBy(asc(classCategory.position), asc(classCategory.name));
}

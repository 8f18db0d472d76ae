import { eq } from "drizzle-orm";
import { readsRecords } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { type ClassView, classViews, shownClasses } from "./class-views";
import { classEvent } from "./table";

/** The published class with that id, or undefined. */
export async function classById(db: Database, id: string): Promise<ClassView | undefined> {
  const [found] = shownClasses(await classViews(db).where(eq(classEvent.id, id)));
  readsRecords(classEvent, [id]);
  return found;
}

import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { type ClassView, classView, classViews } from "./class-views";
import { classEvent } from "./table";

/** The published class with that id, or undefined. */
export async function classById(db: Database, id: string): Promise<ClassView | undefined> {
  const [row] = await classViews(db).where(eq(classEvent.id, id));
  return row && classView(row);
}

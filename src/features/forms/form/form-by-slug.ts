import { eq, inArray } from "drizzle-orm";
import { readsAddress, readsRecords } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { form, type PublishedForm } from "./table";

export async function formBySlug(db: Database, slug: string): Promise<PublishedForm | null> {
  const [found] = await db.select().from(form).where(eq(form.slug, slug));
  readsAddress(form, slug, found?.id);
  return found ?? null;
}

export async function formById(db: Database, id: string): Promise<PublishedForm | null> {
  const [found] = await db.select().from(form).where(eq(form.id, id));
  readsRecords(form, [id]);
  return found ?? null;
}

/** The published forms with these ids, by id. */
export async function formsById(db: Database, ids: readonly string[]): Promise<Map<string, PublishedForm>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(form)
    .where(inArray(form.id, [...new Set(ids)]));
  readsRecords(form, ids);
  return new Map(found.map((one) => [one.id, one]));
}

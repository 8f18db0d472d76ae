import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { form, type PublishedForm } from "./table";

export async function formBySlug(db: Database, slug: string): Promise<PublishedForm | null> {
  const [found] = await db.select().from(form).where(eq(form.slug, slug));
  return found ?? null;
}

export async function formById(db: Database, id: string): Promise<PublishedForm | null> {
  const [found] = await db.select().from(form).where(eq(form.id, id));
  return found ?? null;
}

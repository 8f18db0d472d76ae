import { eq } from "drizzle-orm";
import { readsAddress, readsRecords } from "~/content/reads";
import { type ImageView, imageColumns } from "~/features/media/shared/image/image-view";
import { image } from "~/features/media/shared/image/table";
import type { Database } from "~/platform/database/database";
import { award } from "./table";

export interface AwardView {
  id: string;
  slug: string;
  title: string;
  lead: string;
  body: string;
  image: ImageView | null;
  formId: string;
}

/** The published award at an address, in one query. */
export async function awardBySlug(db: Database, slug: string): Promise<AwardView | null> {
  const { id, title, lead, body, formId } = award;
  const [found] = await db
    .select({ id, slug: award.slug, title, lead, body, formId, image: imageColumns(image) })
    .from(award)
    .leftJoin(image, eq(image.id, award.imageId))
    .where(eq(award.slug, slug));
  readsAddress(award, slug, found?.id);
  readsRecords(image, [found?.image?.id ?? null]);
  return found ?? null;
}

import { eq } from "drizzle-orm";
import { publicColumns, type RowOf } from "~/content/publishing/published-columns";
import { readsAddress, readsRecords } from "~/content/reads";
import { type ImageView, imageColumns } from "~/features/media/shared/image/image-view";
import { image } from "~/features/media/shared/image/table";
import type { Database } from "~/platform/database/database";
import { award } from "./table";

const columns = publicColumns(award, "imageId", "updatedAt");

export interface AwardView extends RowOf<typeof columns> {
  image: ImageView | null;
}

/** The published award with that slug, in one query. */
export async function awardBySlug(db: Database, slug: string): Promise<AwardView | null> {
  const [found] = await db
    .select({ award: columns, imageId: award.imageId, image: imageColumns(image) })
    .from(award)
    .leftJoin(image, eq(image.id, award.imageId))
    .where(eq(award.slug, slug));
  readsAddress(award, slug, found?.award.id);
  readsRecords(image, [found?.imageId ?? null]);
  return found ? { ...found.award, image: found.image } : null;
}

import { eq } from "drizzle-orm";
import { publicColumns, type RowOf } from "~/content/publishing/published-columns";
import { readsAddress, readsRecords } from "~/content/reads";
import { type ImageView, imageColumns } from "~/features/media/shared/image/image-view";
import { image } from "~/features/media/shared/image/table";
import type { Database } from "~/platform/database/database";
import { page } from "../../page/table";

const columns = publicColumns(page, "shareImageId");

/** A published page as stored, with its sharing picture instead of the id. */
export interface PublishedPage extends RowOf<typeof columns> {
  shareImage: ImageView | null;
}

/**
 * The published page at a path, in one query.
 * @param path with a leading and no trailing slash; the home page is `/`
 */
export async function pageByPath(db: Database, path: string): Promise<PublishedPage | null> {
  const [found] = await db
    .select({ page: columns, shareImageId: page.shareImageId, shareImage: imageColumns(image) })
    .from(page)
    .leftJoin(image, eq(image.id, page.shareImageId))
    .where(eq(page.path, path));
  readsAddress(page, path, found?.page.id);
  readsRecords(image, [found?.shareImageId ?? null]);
  return found ? { ...found.page, shareImage: found.shareImage } : null;
}

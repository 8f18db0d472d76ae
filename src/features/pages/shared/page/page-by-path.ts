import { eq } from "drizzle-orm";
import type { Block } from "~/content/blocks/block";
import { readsAddress, readsRecords } from "~/content/reads";
import { type ImageView, imageColumns } from "~/features/media/shared/image/image-view";
import { image } from "~/features/media/shared/image/table";
import type { Database } from "~/platform/database/database";
import { page } from "../../page/table";

/** A published page as stored, its sharing picture in place of the id. */
export interface PublishedPage {
  id: string;
  path: string;
  title: string;
  description: string;
  shareImage: ImageView | null;
  blocks: Block[];
  updatedAt: Date;
}

/**
 * The published page at an address, in one query.
 * @param path with a leading and no trailing slash; the home page is `/`
 */
export async function pageByPath(db: Database, path: string): Promise<PublishedPage | null> {
  const [found] = await db
    .select({
      id: page.id,
      path: page.path,
      title: page.title,
      description: page.description,
      blocks: page.blocks,
      updatedAt: page.updatedAt,
      shareImage: imageColumns(image),
    })
    .from(page)
    .leftJoin(image, eq(image.id, page.shareImageId))
    .where(eq(page.path, path));
  readsAddress(page, path, found?.id);
  readsRecords(image, [found?.shareImage?.id ?? null]);
  return found ?? null;
}

import type { FileNames } from "~/platform/storage/named-file";
import { pendingImageFile } from "../../shared/image/table";

/**
 * Uploads whose sizes are not encoded yet, with their previews. Records name these sizes although the storage does not
 * have them yet.
 */
export const filesOfPendingPictures: FileNames = {
  async named(db) {
    const { sourceKey, previewKey } = pendingImageFile;
    const rows = await db.selectDistinct({ sourceKey, previewKey }).from(pendingImageFile);
    return rows.flatMap((row) => [{ key: row.sourceKey }, { key: row.previewKey }]);
  },
  async pending(db) {
    const rows = await db.select({ key: pendingImageFile.key }).from(pendingImageFile);
    return rows.map(({ key }) => key);
  },
};

import { index, integer, pgTable, real, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { imageFields } from "./fields";

/** The published pictures (specification, section 3). Addresses point to /files. */
export const image = pgTable("image", {
  ...columnsOf(imageFields),
  imageFolderId: uuid(),
  /** The focal point for crops, in percent of width and height. Null means the center. */
  focalX: real(),
  focalY: real(),
});

/**
 * Files that a picture's record names and that a job must still encode. The job deletes the row after storing the file.
 */
export const pendingImageFile = pgTable(
  "pending_image_file",
  {
    /** The storage key of the file. Its extension determines the format. */
    key: text().primaryKey(),
    /** The file that is served until this one is encoded. */
    previewKey: text().notNull(),
    /** The original upload. */
    sourceKey: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    fit: text().$type<"cover" | "fill">().notNull(),
    /** The encoder's quality, 1 to 100. */
    quality: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("pending_image_file_source").on(table.sourceKey)],
);

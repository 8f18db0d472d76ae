import { index, integer, pgTable, real, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { imageFields } from "./fields";

/** Pictures of the media library (specification, section 3); addresses lead to /files. */
export const image = pgTable("image", {
  ...columnsOf(imageFields),
  imageFolderId: uuid(),
  /** What has to stay in sight when the picture is cut: percent of width and height; null is the middle. */
  focalX: real(),
  focalY: real(),
});

/** Files that an image's record names and that a job is still to make. A row goes when its file is stored. */
export const pendingImageFile = pgTable(
  "pending_image_file",
  {
    /** The storage key of the file to make; its ending says the format. */
    key: text().primaryKey(),
    /** What is shown in its place meanwhile. */
    previewKey: text().notNull(),
    /** The upload as it came. */
    sourceKey: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    fit: text().$type<"cover" | "fill">().notNull(),
    /** Of the encoder, 1 to 100. */
    quality: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("pending_image_file_source").on(table.sourceKey)],
);

import { inArray } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { readsRecords } from "~/content/reads";
import { remembered } from "~/platform/cache/query-memory";
import type { Database } from "~/platform/database/database";
import { image } from "./table";

const SHOWN = [
  "id",
  "alt",
  "src",
  "width",
  "height",
  "mimeType",
  "focalX",
  "focalY",
  "thumbSrc",
  "thumbWidth",
  "mediumSrc",
  "mediumWidth",
  "largeSrc",
  "largeWidth",
  "shareSrc",
] as const;
type ViewColumn = (typeof SHOWN)[number];

/** A picture for a page. Sizes in pixels. */
export type ImageView = Pick<typeof image.$inferSelect, ViewColumn>;

/** The columns for an `ImageView`, from the table or from an alias of it in a join. */
export function imageColumns<T extends Record<ViewColumn, AnyPgColumn>>(table: T): Pick<T, ViewColumn> {
  return Object.fromEntries(SHOWN.map((name) => [name, table[name]])) as Pick<T, ViewColumn>;
}

/** Published pictures by id. Leaves out others. */
export async function imageViews(
  db: Database,
  ids: readonly (string | null)[],
): Promise<Map<string, ImageView>> {
  const uniqueIds = [...new Set(ids.filter((id) => id !== null))];
  if (uniqueIds.length === 0) return new Map();
  return remembered(db, `images ${uniqueIds}`, async () => {
    const rows = await db.select(imageColumns(image)).from(image).where(inArray(image.id, uniqueIds));
    readsRecords(image, uniqueIds);
    return new Map(rows.map((row) => [row.id, row]));
  });
}

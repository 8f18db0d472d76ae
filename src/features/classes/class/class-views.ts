import { eq } from "drizzle-orm";
import { readsRecords } from "~/content/reads";
import { location } from "~/features/care/shared/location/table";
import { imageColumns } from "~/features/media/shared/image/image-view";
import { image } from "~/features/media/shared/image/table";
import type { Database } from "~/platform/database/database";
import { classCategory } from "../class-category/table";
import { classCancellation, classEvent } from "./table";

const columns = {
  row: classEvent,
  category: { slug: classCategory.slug, name: classCategory.name },
  location: {
    slug: location.slug,
    name: location.name,
    addressLine1: location.addressLine1,
    addressCity: location.addressCity,
    addressState: location.addressState,
    addressPostalCode: location.addressPostalCode,
  },
  image: imageColumns(image),
  cancelledAt: classCancellation.cancelledAt,
};

/** Published classes with their type, place and picture; a query to be narrowed. What it returns goes through `shownClasses`. */
export function classViews(db: Database) {
  return db
    .select(columns)
    .from(classEvent)
    .leftJoin(classCategory, eq(classCategory.id, classEvent.categoryId))
    .leftJoin(location, eq(location.id, classEvent.locationId))
    .leftJoin(image, eq(image.id, classEvent.imageId))
    .leftJoin(classCancellation, eq(classCancellation.classId, classEvent.id))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof classViews>>[number];

/** A class as pages show it. What it refers to is null where that is not public; `cancelledAt` unless it was called off. */
export type ClassView = Row["row"] & Omit<Row, "row">;

/** What pages show of what `classViews` read. Registers what it shows beside the classes themselves: whoever narrowed the query knows which those are. */
export function shownClasses(rows: readonly Row[]): ClassView[] {
  readsRecords(
    classCategory,
    rows.map(({ row }) => row.categoryId),
  );
  readsRecords(
    location,
    rows.map(({ row }) => row.locationId),
  );
  readsRecords(
    image,
    rows.map(({ row }) => row.imageId),
  );
  return rows.map(({ row, ...others }) => ({ ...row, ...others }));
}

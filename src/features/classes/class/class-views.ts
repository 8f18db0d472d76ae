import { eq } from "drizzle-orm";
import { readsRecords } from "~/content/reads";
import { location } from "~/features/care/shared/location/table";
import { imageColumns } from "~/features/media/shared/image/image-view";
import { image } from "~/features/media/shared/image/table";
import type { Database } from "~/platform/database/database";
import { classCategory } from "../class-category/table";
import { type ClassSession, readSessions } from "./sessions";
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

/**
 * Query of the published classes with their type, location, and picture. Callers add conditions and pass the rows to
 * `shownClasses`.
 */
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

/**
 * A class as pages show it. References to unpublished records are null. `cancelledAt` is null unless the class was
 * canceled. Has at least one session; sessions are in order.
 */
export type ClassView = Omit<Row["row"], "sessions"> & Omit<Row, "row"> & { sessions: ClassSession[] };

/**
 * Turns the rows of `classViews` into views, and registers the related records as read. The caller registers the
 * classes, because which tags apply depends on the query's conditions.
 */
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
  return rows.map(({ row, ...others }) => ({ ...row, ...others, sessions: readSessions(row) }));
}

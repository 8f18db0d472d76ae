import { and, asc, desc, eq, gte, isNull, lte, or, type SQL } from "drizzle-orm";
import { readsAddress, readsList, readsRecords } from "~/content/reads";
import { location } from "~/features/care/shared/location/table";
import type { Database } from "~/platform/database/database";
import { sanitizeRichText } from "~/platform/sanitize/sanitize-rich-text";
import { job, type PublishedJob } from "./table";

export interface JobPlace {
  id: string;
  slug: string;
  name: string;
  addressLine1: string;
  addressCity: string;
  addressState: string;
  addressPostalCode: string;
}

export interface OpenJob extends PublishedJob {
  /** Null if the location is not published. */
  place: JobPlace | null;
}

const place = {
  id: location.id,
  slug: location.slug,
  name: location.name,
  addressLine1: location.addressLine1,
  addressCity: location.addressCity,
  addressState: location.addressState,
  addressPostalCode: location.addressPostalCode,
};

/**
 * Published jobs for which people can apply, newest first.
 * @param today a day of the hospital's calendar, YYYY-MM-DD; excludes jobs that are posted later or closed before
 */
export async function openJobs(db: Database, today: string): Promise<OpenJob[]> {
  const rows = await db
    .select({ job, place })
    .from(job)
    .leftJoin(location, eq(location.id, job.locationId))
    .where(isOpenOn(today))
    .orderBy(desc(job.postedOn), asc(job.title), asc(job.id));
  readsList(
    job,
    rows.map((row) => row.job.id),
  );
  readsRecords(
    location,
    rows.map((row) => row.job.locationId),
  );
  return rows.map((row) => ({ ...row.job, place: row.place }));
}

/** The open job with that slug, its texts sanitized, or undefined. */
export async function openJobBySlug(db: Database, slug: string, today: string): Promise<OpenJob | undefined> {
  const [row] = await db
    .select({ job, place })
    .from(job)
    .leftJoin(location, eq(location.id, job.locationId))
    .where(eq(job.slug, slug));
  readsAddress(job, slug, row?.job.id);
  if (!row) return undefined;
  readsRecords(location, [row.job.locationId]);
  const { postedOn, closesOn, description, requirements } = row.job;
  if (postedOn > today || (closesOn !== null && closesOn < today)) return undefined;
  return {
    ...row.job,
    place: row.place,
    description: sanitizeRichText(description),
    requirements: sanitizeRichText(requirements),
  };
}

function isOpenOn(today: string): SQL | undefined {
  return and(lte(job.postedOn, today), or(isNull(job.closesOn), gte(job.closesOn, today)));
}

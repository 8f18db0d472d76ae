import { eq, inArray, type SQL } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { type CheckInMark, checkInMark } from "../table";

/** The marks of all registrations of a class, by registration id. */
export function marksOfClass(db: Database, classId: string): Promise<Map<string, CheckInMark[]>> {
  return marksWhere(db, eq(checkInMark.classId, classId));
}

/** The marks of registrations for every class they were ever for, by registration id. */
export function marksOf(db: Database, ids: readonly string[]): Promise<Map<string, CheckInMark[]>> {
  return marksWhere(db, inArray(checkInMark.registrationId, [...ids]));
}

async function marksWhere(db: Database, where: SQL): Promise<Map<string, CheckInMark[]>> {
  const rows = await db.select().from(checkInMark).where(where);
  return Map.groupBy(rows, ({ registrationId }) => registrationId);
}

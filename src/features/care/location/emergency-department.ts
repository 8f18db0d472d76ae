import { asc } from "drizzle-orm";
import { readsList } from "~/content/reads";
import type { EmergencyLine } from "~/features/search/shared/emergency-line";
import type { Database } from "~/platform/database/database";
import { displayPhone, phoneHref } from "~/ui/phone/phone-number";
import { location } from "../shared/location/table";

type Place = Pick<typeof location.$inferSelect, "departments" | "openingHours" | "status" | "phoneMain">;

/** The emergency department: the location that never closes. */
export function emergencyDepartmentOf(place: Place): { name: string; phone: string } | null {
  const department = place.departments.find(({ name }) => /emergency/i.test(name));
  if (!department || !place.openingHours.always || place.status === "closed") return null;
  return { name: department.name, phone: department.phone || place.phoneMain };
}

/** The phone number of the hospital's emergency department; null if no location is always open. */
export async function emergencyPhone(db: Database): Promise<EmergencyLine | null> {
  const places = await db
    .select({
      id: location.id,
      departments: location.departments,
      openingHours: location.openingHours,
      status: location.status,
      phoneMain: location.phoneMain,
    })
    .from(location)
    .orderBy(asc(location.position), asc(location.name));
  readsList(
    location,
    places.map(({ id }) => id),
  );
  for (const place of places) {
    const department = emergencyDepartmentOf(place);
    if (department) return { shown: displayPhone(department.phone), url: phoneHref(department.phone) };
  }
  return null;
}

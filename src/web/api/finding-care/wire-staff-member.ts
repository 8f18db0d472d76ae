import { z } from "@hono/zod-openapi";
import type { LocationStaffMember } from "~/content/types/location/location-staff";
import type { ProviderProfile } from "~/content/types/provider/provider-profile";
import { wireImage } from "./wire-image";
import { locationOnTheWire, wireLocation } from "./wire-location";

const named = z.object({ id: z.uuid(), slug: z.string(), name: z.string() });

/** A provider under the specification's names. */
export const wireStaffMember = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    acronymsAndAbbreviations: z.string().describe("Letters after the name: MD, FAAFP"),
    position: z.string(),
    profileImage: wireImage.nullable(),
    medicalSchool: z.string(),
    education: z.string(),
    internshipAndResidency: z.string(),
    fellowships: z.string(),
    boardCertification: z.string(),
    clinicalInterests: z.string(),
    bio: z.string().describe("HTML, sanitised."),
    gender: z.string().nullable(),
    languages: z.array(z.string()),
    acceptingNewPatients: z.boolean(),
    confirmedOn: z.iso.date().nullable().describe("When somebody last confirmed these facts."),
    CHStaffMemberCHSpecialties: z.array(z.object({ specialty: named })),
    CHLocationCHStaffMembers: z
      .array(z.object({ location: wireLocation }))
      .describe("Where they see patients."),
  })
  .openapi("StaffMember");

export type WireStaffMember = z.infer<typeof wireStaffMember>;

/**
 * @param colleagues who else is at the provider's places, by the place's id
 * @returns the record, and until when the opening states in it hold
 */
export function staffMemberOnTheWire(
  profile: ProviderProfile,
  colleagues: Map<string, LocationStaffMember[]>,
  now: Date,
  timeZone: string,
): { staffMember: WireStaffMember; until: Date[] } {
  const { locations, specialties, ...facts } = profile;
  const places = locations.map((place) =>
    locationOnTheWire(place, colleagues.get(place.id) ?? [], now, timeZone),
  );
  const staffMember = wireStaffMember.parse({
    ...facts,
    CHStaffMemberCHSpecialties: specialties.map((specialty) => ({ specialty })),
    CHLocationCHStaffMembers: places.map(({ location }) => ({ location })),
  });
  return { staffMember, until: places.map(({ until }) => until) };
}

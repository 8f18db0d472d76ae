import { z } from "@hono/zod-openapi";
import { imageResponse } from "~/features/media/shared/api/image-response";
import type { LocationStaffMember } from "./location/location-staff";
import { locationResponse, locationResponseSchema } from "./location-response";
import type { ProviderProfile } from "./provider/provider-profile";

const named = z.object({ id: z.uuid(), slug: z.string(), name: z.string() });

type PublicFact = Exclude<keyof ProviderProfile, "specialties" | "locations">;

/** What the API says of a provider: every published field, or this does not compile. */
const facts = {
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  acronymsAndAbbreviations: z.string().describe("Letters after the name: MD, FAAFP"),
  position: z.string(),
  profileImage: imageResponse.nullable(),
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
} satisfies Record<PublicFact, z.ZodType>;

/** A provider under the specification's names. */
export const staffMemberResponseSchema = z
  .object(facts)
  .extend({
    CHStaffMemberCHSpecialties: z.array(z.object({ specialty: named })),
    CHLocationCHStaffMembers: z
      .array(z.object({ location: locationResponseSchema }))
      .describe("Where they see patients."),
  })
  .openapi("StaffMember");

export type StaffMemberResponse = z.infer<typeof staffMemberResponseSchema>;

/**
 * @param colleagues who else is at the provider's places, by the place's id
 * @returns the record, and until when the opening states in it hold
 */
export function staffMemberResponse(
  profile: ProviderProfile,
  colleagues: Map<string, LocationStaffMember[]>,
  now: Date,
  timeZone: string,
): { staffMember: StaffMemberResponse; until: Date[] } {
  const { locations, specialties, ...facts } = profile;
  const places = locations.map((place) =>
    locationResponse(place, colleagues.get(place.id) ?? [], now, timeZone),
  );
  const staffMember = staffMemberResponseSchema.parse({
    ...facts,
    CHStaffMemberCHSpecialties: specialties.map((specialty) => ({ specialty })),
    CHLocationCHStaffMembers: places.map(({ location }) => ({ location })),
  });
  return { staffMember, until: places.map(({ until }) => until) };
}

import { z } from "@hono/zod-openapi";
import { responseFields } from "~/content/publishing/response-fields";
import { imageResponse } from "~/features/media/shared/api/image-response";
import type { LocationStaffMember } from "./location/location-staff";
import { locationResponse, locationResponseSchema, openingStateSchema } from "./location-response";
import { openingAt } from "./provider/opening-at";
import type { ProviderProfile } from "./provider/provider-profile";
import { daysForResponse, providerDaysResponse } from "./provider-days-response";
import { providerFields } from "./shared/provider/fields";

const named = z.object({ id: z.uuid(), slug: z.string(), name: z.string() });

const facts = responseFields(providerFields, {
  name: "shown",
  slug: "shown",
  acronymsAndAbbreviations: "shown",
  position: "shown",
  profileImage: "own",
  hasOwnPatients: "shown",
  acceptingNewPatients: "shown",
  coveredByAssistance: "shown",
  telehealth: "shown",
  referralNeeded: "shown",
  clinicalInterests: "shown",
  languages: "shown",
  gender: "shown",
  bio: "shown",
  medicalSchool: "shown",
  education: "shown",
  internshipAndResidency: "shown",
  fellowships: "shown",
  boardCertification: "shown",
  confirmedOn: "shown",
});

/** A provider as the API returns it, with the names of the specification. */
export const staffMemberResponseSchema = z
  .object({ id: z.uuid() })
  .extend(facts)
  .extend({
    profileImage: imageResponse.nullable(),
    CHStaffMemberCHSpecialties: z.array(z.object({ specialty: named })),
    CHLocationCHStaffMembers: z
      .array(
        z.object({
          location: locationResponseSchema,
          ...providerDaysResponse,
          openingState: openingStateSchema
            .nullable()
            .describe(
              "Whether they can be seen there now, by their days. Null if unknown: the location never closes, and they have no days of their own there.",
            ),
        }),
      )
      .describe("Where they see patients."),
  })
  .openapi("StaffMember");

export type StaffMemberResponse = z.infer<typeof staffMemberResponseSchema>;

/**
 * @param colleagues the other providers at the provider's locations, by location id
 * @returns the record, and until when its opening states are valid
 */
export function staffMemberResponse(
  profile: ProviderProfile,
  colleagues: Map<string, LocationStaffMember[]>,
  now: Date,
  timeZone: string,
): { staffMember: StaffMemberResponse; until: Date[] } {
  const { locations, specialties, ...own } = profile;
  const places = locations.map(({ providerDays, ...place }) => {
    const { location, until: placeUntil } = locationResponse(
      place,
      colleagues.get(place.id) ?? [],
      now,
      timeZone,
    );
    const opening = openingAt(place, providerDays, now, timeZone);
    const openingState = opening && { ...opening, until: opening.until.toISOString() };
    return {
      link: { location, ...daysForResponse(providerDays), openingState },
      until: opening ? [placeUntil, opening.until] : [placeUntil],
    };
  });
  const staffMember = staffMemberResponseSchema.parse({
    ...own,
    CHStaffMemberCHSpecialties: specialties.map((specialty) => ({ specialty })),
    CHLocationCHStaffMembers: places.map(({ link }) => link),
  });
  return { staffMember, until: places.flatMap(({ until }) => until) };
}

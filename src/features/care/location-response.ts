import { z } from "@hono/zod-openapi";
import { imageResponse } from "~/features/media/shared/api/image-response";
import { formatHours } from "./location/format-hours";
import type { LocationProfile } from "./location/location-profile";
import type { LocationStaffMember } from "./location/location-staff";
import { openingState } from "./location/opening-state";

/** How many of a place's providers its record names; `GET /api/provider?location=` pages through all. */
export const STAFF_OF_A_LOCATION = 50;

/** A location under the specification's names, and whether it is open now. */
export const locationResponseSchema = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    kind: z.string().describe("hospital, clinic, department or specialty"),
    latitude: z.number().describe("Degrees, WGS 84."),
    longitude: z.number(),
    addressLine1: z.string(),
    addressLine2: z.string(),
    addressCity: z.string(),
    addressState: z.string(),
    addressPostalCode: z.string(),
    phoneMain: z.string().describe("Ten digits."),
    phoneFax: z.string().describe("Ten digits, or empty."),
    hoursOfOperation: z.string().describe("In words, a line for each rule."),
    status: z.enum(["open", "limited", "closed"]).describe("Whether it works as usual; hours apart."),
    statusNote: z.string(),
    openingState: z.object({
      isOpen: z.boolean(),
      label: z.string().describe("“Open now - closes 5:00 PM”: status and detail in one line."),
      status: z.string().describe("“Open now”"),
      detail: z.string().describe("“closes 5:00 PM”, or empty."),
      until: z.iso.datetime().describe("Until when this can be said."),
    }),
    about: z.string().describe("HTML, sanitised."),
    appleMapsLink: z.string(),
    googleMapsLink: z.string(),
    cardImageId: z.uuid().nullable(),
    pageHeroImageId: z.uuid().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    cardImage: imageResponse.nullable(),
    pageHeroImage: imageResponse.nullable(),
    CHLocationLinks: z.array(z.object({ label: z.string(), href: z.string() })),
    CHLocationCHSpecialties: z.array(
      z.object({ specialty: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }) }),
    ),
    CHLocationCHStaffMembers: z
      .array(
        z.object({
          staffMember: z.object({
            id: z.uuid(),
            slug: z.string(),
            name: z.string(),
            acronymsAndAbbreviations: z.string(),
            position: z.string(),
          }),
        }),
      )
      .describe(`By last name, ${STAFF_OF_A_LOCATION} at most.`),
  })
  .openapi("Location");

export type LocationResponse = z.infer<typeof locationResponseSchema>;

/** @returns the record, and until when its opening state holds */
export function locationResponse(
  profile: LocationProfile,
  staff: LocationStaffMember[],
  now: Date,
  timeZone: string,
): { location: LocationResponse; until: Date } {
  const { openingHours, links, specialties, ...facts } = profile;
  const { until, ...state } = openingState(profile, now, timeZone);
  const location = locationResponseSchema.parse({
    ...facts,
    hoursOfOperation: formatHours(openingHours, facts.hoursOfOperation, now, timeZone),
    openingState: { ...state, until: until.toISOString() },
    createdAt: facts.createdAt.toISOString(),
    updatedAt: facts.updatedAt.toISOString(),
    CHLocationLinks: links,
    CHLocationCHSpecialties: specialties.map((specialty) => ({ specialty })),
    CHLocationCHStaffMembers: staff.map((staffMember) => ({ staffMember })),
  });
  return { location, until };
}

import { z } from "@hono/zod-openapi";
import { responseFields } from "~/content/publishing/response-fields";
import { imageResponse } from "~/features/media/shared/api/image-response";
import { formatHours } from "./location/format-hours";
import type { LocationProfile } from "./location/location-profile";
import type { LocationStaffMember } from "./location/location-staff";
import { openingState } from "./location/opening-state";
import { locationFields } from "./shared/location/fields";

/** How many of a location's providers the response contains. `GET /api/provider?location=` returns all in pages. */
export const STAFF_OF_A_LOCATION = 50;

const facts = responseFields(locationFields, {
  name: "shown",
  slug: "shown",
  kind: "shown",
  statusNote: "shown",
  about: "shown",
  openingHours: "own",
  hoursOfOperation: "own",
  phoneMain: "own",
  phoneFax: "own",
  links: "own",
  departments: "not shown",
  addressLine1: "shown",
  addressLine2: "shown",
  addressCity: "shown",
  addressState: "shown",
  addressPostalCode: "shown",
  parking: "not shown",
  entrance: "not shown",
  accessibility: "not shown",
  latitude: "own",
  longitude: "shown",
  appleMapsLink: "shown",
  googleMapsLink: "shown",
  services: "not shown",
  cardImage: "own",
  pageHeroImage: "own",
  confirmedOn: "not shown",
  position: "not shown",
});

export const openingStateSchema = z.object({
  isOpen: z.boolean(),
  label: z.string().describe("“Open now - closes 5:00 PM”: status and detail in one line."),
  status: z.string().describe("“Open now”"),
  detail: z.string().describe("“closes 5:00 PM”, or empty."),
  until: z.iso.datetime().describe("Until when this is valid."),
});

/** A location as the API returns it, with the names of the specification, and its opening state. */
export const locationResponseSchema = z
  .object({ id: z.uuid() })
  .extend(facts)
  .extend({
    latitude: z.number().describe("Degrees, WGS 84."),
    phoneMain: z.string().describe("Ten digits."),
    phoneFax: z.string().describe("Ten digits, or empty."),
    hoursOfOperation: z.string().describe("In words, a line for each rule."),
    status: z
      .enum(["open", "limited", "closed"])
      .describe("Whether it works as usual, apart from its hours."),
    openingState: openingStateSchema,
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

/** @returns the record, and until when its opening state is valid */
export function locationResponse(
  profile: LocationProfile,
  staff: LocationStaffMember[],
  now: Date,
  timeZone: string,
): { location: LocationResponse; until: Date } {
  const { openingHours, links, specialties, ...own } = profile;
  const { until, ...state } = openingState(profile, now, timeZone);
  const location = locationResponseSchema.parse({
    ...own,
    hoursOfOperation: formatHours(openingHours, own.hoursOfOperation, now, timeZone),
    openingState: { ...state, until: until.toISOString() },
    createdAt: own.createdAt.toISOString(),
    updatedAt: own.updatedAt.toISOString(),
    CHLocationLinks: links,
    CHLocationCHSpecialties: specialties.map((specialty) => ({ specialty })),
    CHLocationCHStaffMembers: staff.map((staffMember) => ({ staffMember })),
  });
  return { location, until };
}

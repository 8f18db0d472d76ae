import { createRoute, z } from "@hono/zod-openapi";
import { imageResponse } from "~/features/media/shared/api/image-response";
import { dangerNoticeResponse } from "~/features/search/shared/api/danger-notice-response";
import { MAX_QUERY_LENGTH } from "~/platform/isomorphic/limits";
import { cachedJson } from "~/server/api/cached-json";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import { inAddress } from "~/server/api/numbers";
import type { Services } from "~/server/services";
import { findProviders } from "../finder/find-providers";
import { daysForResponse, providerDaysResponse } from "../provider-days-response";
import type { ProviderCard } from "../shared/provider/provider-card";

const named = z.object({ id: z.uuid(), slug: z.string(), name: z.string() });
const yes = new Set(["true", "1", "yes", "on"]);

const query = z.object({
  q: z
    .string()
    .optional()
    .describe(`A name or plain words; text after ${MAX_QUERY_LENGTH} characters is ignored.`),
  specialty: z.string().max(100).optional().describe("A slug."),
  location: z.string().max(100).optional().describe("A slug."),
  acceptingNew: z.string().max(5).optional().describe("`true` for providers who accept new patients."),
  telehealth: z.string().max(5).optional().describe("`true` for providers who see patients by video."),
  insurance: z.string().max(120).optional().describe("The slug of an insurance plan that they take."),
  language: z.string().max(100).optional(),
  gender: z.string().max(20).optional(),
  page: inAddress.page,
});

const provider = z
  .object({
    ...named.shape,
    acronymsAndAbbreviations: z.string(),
    position: z.string(),
    hasOwnPatients: z
      .boolean()
      .describe("False for people whom nobody chooses, such as those in the emergency department."),
    acceptingNewPatients: z.boolean(),
    telehealth: z.boolean().describe("Sees patients by video."),
    referralNeeded: z.boolean().describe("A first visit needs a referral."),
    languages: z.array(z.string()),
    profileImage: imageResponse.nullable(),
    specialties: z.array(named),
    locations: z.array(
      named.extend({
        addressCity: z.string(),
        phoneMain: z.string(),
        ...providerDaysResponse,
      }),
    ),
  })
  .openapi("Provider");

const found = z.object({
  providers: z.array(provider),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  matched: z
    .object({
      words: z.string(),
      specialties: z.array(z.object({ slug: z.string(), name: z.string() })),
    })
    .optional()
    .describe("The rule by which plain words led to specialties."),
  corrected: z.string().optional().describe("The corrected search, if the typed words found no one."),
  unlisted: z.array(z.string()).optional().describe("Correctly spelled words that match no provider."),
  redFlag: z.enum(["emergency", "crisis", "poison"]).nullable().describe("The kind of the notice."),
  notice: z.union([dangerNoticeResponse, z.null()]),
});

const route = createRoute({
  method: "get",
  path: "/api/provider",
  summary: "Finds providers by name, plain words and filters",
  request: { query },
  responses: { 200: json("Those found, a page at a time.", found), ...failures(422) },
});

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof route> {}
}

export function providerApi(services: Services) {
  const api = newApi();
  api.openapi(route, (c) => {
    const { acceptingNew, telehealth, ...search } = c.req.valid("query");
    const providerFilters = {
      ...search,
      acceptingNew: yes.has(acceptingNew ?? "") || undefined,
      telehealth: yes.has(telehealth ?? "") || undefined,
    };
    return cachedJson(c, services, providerFilters, async () => {
      const found = await findProviders(services.db, providerFilters);
      return { ...found, providers: found.providers.map(inAnswer), redFlag: found.notice?.kind ?? null };
    });
  });
  return api;
}

function inAnswer({ locations, ...one }: ProviderCard): z.infer<typeof provider> {
  return {
    ...one,
    locations: locations.map(({ providerDays, ...place }) => ({
      ...place,
      ...daysForResponse(providerDays),
    })),
  };
}

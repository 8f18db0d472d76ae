import { createRoute, z } from "@hono/zod-openapi";
import {
  addSuggestionList,
  suggestionsBody,
  suggestionsHeaders,
  suggestionsResponse,
} from "~/features/search/shared/api/answer-suggestions";
import { MAX_QUERY_LENGTH } from "~/platform/isomorphic/limits";
import type { EndpointsOf } from "~/server/api/endpoints";
import { json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { suggestForFinder } from "../finder/suggest-for-finder";
import { locationType } from "../location/definition";
import { providerType } from "../provider/definition";
import { FINDER_SUGGESTIONS } from "../site/providers/search/finder-suggestions";
import { specialtyType } from "../specialty/definition";

const route = createRoute({
  method: "get",
  path: FINDER_SUGGESTIONS,
  summary: "Suggestions while typing in the finder of providers",
  request: {
    query: z.object({
      q: z
        .string()
        .default("")
        .describe(`Any text; what is longer than ${MAX_QUERY_LENGTH} characters is cut at a word.`),
    }),
  },
  responses: {
    200: json(
      "At most eight providers, specialties, and locations. If the words have a danger sign, the phone numbers come first, as results of the type `help`. For suicidal thoughts, these alone.",
      suggestionsResponse,
    ),
  },
});

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof route> {}
}

/** Labels for the kinds of suggestions. */
const LABELS: Readonly<Record<string, string>> = {
  [providerType.name]: "Provider",
  [specialtyType.name]: "Providers of this specialty",
  [locationType.name]: "Providers at this location",
};

export function finderSuggestionsApi(services: Services) {
  const api = newApi();
  addSuggestionList(api, FINDER_SUGGESTIONS, suggested);
  api.openapi(route, async (c) => c.json(await suggested(c.req.valid("query").q), 200, suggestionsHeaders));

  async function suggested(q: string) {
    return suggestionsBody(await suggestForFinder(services, q), ({ type }) => LABELS[type] ?? "");
  }
  return api;
}

import { createRoute, z } from "@hono/zod-openapi";
import { contentTypeNamed } from "~/content/registry";
import { MAX_QUERY_LENGTH } from "~/platform/isomorphic/limits";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import { inAddress } from "~/server/api/numbers";
import type { Services } from "~/server/services";
import { addressOf } from "../address-of";
import { plainText } from "../marked-text";
import type { SearchHit } from "../ranked-hits";
import { searchSite } from "../search-site";
import {
  addSuggestionList,
  suggestionsBody,
  suggestionsHeaders,
  suggestionsResponse,
} from "../shared/api/answer-suggestions";
import { dangerNoticeResponse } from "../shared/api/danger-notice-response";
import { searchResult } from "../shared/api/search-result";
import { siteSearch } from "../shared/site/site-search";
import { suggest } from "../shared/suggest";

const PAGE_SIZE = 20;

const rule = z.object({
  words: z.string().describe("The phrase of people's words that was typed."),
  title: z.string(),
  url: z.string(),
  part: searchResult.shape.part,
});

const answer = z.object({
  notice: dangerNoticeResponse.optional(),
  results: z.array(searchResult),
  total: z.number().int(),
  corrected: z.string().optional().describe("The corrected spelling that was searched for."),
  withoutPage: z
    .array(z.string())
    .optional()
    .describe("Correctly spelled or corrected words that match no page."),
  finder: z
    .object({ labels: z.array(z.string()), url: z.string().describe("Of this site, without the host.") })
    .optional()
    .describe("The finder of providers with the filters that the query says: “accepting new patients”."),
  notOffered: z
    .array(
      z.object({
        name: z.string().describe("What follows “We do not offer”."),
        elsewhere: z.array(z.string()).describe("Where to go instead, as staff wrote it."),
      }),
    )
    .optional()
    .describe("What the query asks for and the hospital does not offer."),
  rules: z
    .array(rule)
    .optional()
    .describe("Why some of the results were found: “my knee gives out” leads to Orthopedics."),
});

const q = z
  .string()
  .default("")
  .describe(`Any text; what is longer than ${MAX_QUERY_LENGTH} characters is cut at a word.`);

const search = createRoute({
  method: "get",
  path: "/api/search",
  summary: "Searches everything that is published",
  request: { query: z.object({ q, page: inAddress.page }) },
  responses: { 200: json(`The best first, ${PAGE_SIZE} a page.`, answer), ...failures(422) },
});

const suggestions = createRoute({
  method: "get",
  path: siteSearch.suggestions,
  summary: "Suggestions while typing; the last word may be unfinished",
  request: { query: z.object({ q }) },
  responses: {
    200: json(
      "At most eight. If the words have a danger sign, the phone numbers come first, as results of the type `help`. For suicidal thoughts, these alone.",
      suggestionsResponse,
    ),
  },
});

/** No cache may store the query. */
const NO_STORE = { "cache-control": "private, no-store" };

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof search | typeof suggestions> {}
}

export function searchApi({ db, visibility }: Services) {
  const api = newApi();
  api.openapi(search, async (c) => {
    const { q, page } = c.req.valid("query");
    const found = await searchSite({ db, visibility: await visibility.current() }, q, {
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    });
    const { total, corrected, rules, withoutPage, notOffered, finder, notice } = found;
    const body = {
      results: found.hits.map(present),
      total,
      notice: notice || undefined,
      corrected: corrected || undefined,
      withoutPage: withoutPage.length > 0 ? withoutPage : undefined,
      finder: finder || undefined,
      notOffered: notOffered.length > 0 ? notOffered : undefined,
      rules: rules.length > 0 ? rules.map((one) => ({ ...one, part: partOf(one) })) : undefined,
    };
    return c.json(body, 200, NO_STORE);
  });
  addSuggestionList(api, siteSearch.suggestions, suggested);
  api.openapi(suggestions, async (c) =>
    c.json(await suggested(c.req.valid("query").q), 200, suggestionsHeaders),
  );

  async function suggested(q: string) {
    const found = await suggest({ db, visibility: await visibility.current() }, q);
    return suggestionsBody(found, ({ type }) => contentTypeNamed(type).label.one);
  }
  return api;
}

function present(hit: SearchHit) {
  const { type, title, url, language, excerpt } = hit;
  return {
    type,
    title,
    url,
    language,
    excerpt: plainText(excerpt),
    part: partOf(hit),
  };
}

function partOf(hit: Pick<SearchHit, "url" | "part">) {
  return hit.part ? { heading: hit.part.heading, url: addressOf(hit) } : undefined;
}

import { createRoute, z } from "@hono/zod-openapi";
import { contentTypeNamed } from "~/content/content-types";
import { plainText } from "~/domain/search/marked-text";
import type { SearchHit } from "~/domain/search/ranked-hits";
import type { RedFlag } from "~/domain/search/red-flag";
import { searchSite } from "~/domain/search/search-site";
import { suggest } from "~/domain/search/suggest";
import type { Services } from "../../services";
import { failures, json } from "../failures";
import { newApi } from "../new-api";

const PAGE_SIZE = 20;

const result = z
  .object({
    type: z.string().describe("provider, location, specialty, page …"),
    title: z.string(),
    url: z.string().describe("Of this site, without the host."),
    excerpt: z.string().describe("The passage that matched, or the record's summary. Plain text."),
  })
  .openapi("SearchResult");

const rule = z.object({
  words: z.string().describe("The phrase of people's words that was typed."),
  title: z.string(),
  url: z.string(),
});

const answer = z.object({
  results: z.array(result),
  total: z.number().int(),
  corrected: z.string().optional().describe("The spelling that was searched for in place of what was typed."),
  rules: z
    .array(rule)
    .optional()
    .describe("Why some of the results were found: “my knee gives out” leads to Orthopedics."),
});

const suggested = z.object({
  results: z.array(
    result.extend({
      label: z.string().describe("What kind of thing it is."),
      words: z.string().optional().describe("The phrase of people's words that leads there."),
    }),
  ),
  total: z.number().int(),
});

const q = z.string().default("").describe("Any text; what is longer than 200 characters is cut at a word.");

const search = createRoute({
  method: "get",
  path: "/api/search",
  summary: "Searches everything that is published",
  request: { query: z.object({ q, page: z.coerce.number().int().min(1).max(10_000).default(1) }) },
  responses: { 200: json(`The best first, ${PAGE_SIZE} a page.`, answer), ...failures(422) },
});

const suggestions = createRoute({
  method: "get",
  path: "/api/search/suggest",
  summary: "What somebody who is typing may mean; the last word may be unfinished",
  request: { query: z.object({ q }) },
  responses: {
    200: json("Eight at most; before them whom to call, where it sounds like an emergency.", suggested),
  },
});

/** Stands before all suggestions where what is being typed sounds like an emergency. */
const HELP: Record<RedFlag, z.output<typeof result> & { label: string }> = {
  emergency: help("Call 911", "tel:911", "If this is happening now"),
  crisis: help("Call or text 988", "tel:988", "Somebody answers at any hour, free"),
  poison: help("Call poison control, 800-222-1222", "tel:+18002221222", "At any hour, free"),
};

function help(title: string, url: string, label: string) {
  return { type: "help", title, url, label, excerpt: label };
}

/** What was typed is kept nowhere: neither here nor in anybody's cache. */
const UNKEPT = { "cache-control": "private, no-store" };

export function searchApi({ db }: Services) {
  const api = newApi();
  api.openapi(search, async (c) => {
    const { q, page } = c.req.valid("query");
    const found = await searchSite(db, q, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
    const { total, corrected, rules } = found;
    const body = {
      ...{ results: found.hits.map(present), total },
      ...(corrected && { corrected }),
      ...(rules.length > 0 && { rules }),
    };
    return c.json(body, 200, UNKEPT);
  });
  api.openapi(suggestions, async (c) => {
    const { q } = c.req.valid("query");
    const { suggestions, redFlag } = await suggest(db, q);
    const suggested = suggestions.map(({ words, ...suggestion }) => ({
      ...{ ...suggestion, label: contentTypeNamed(suggestion.type).label.one },
      ...(words && { words }),
    }));
    const results = [...(redFlag ? [HELP[redFlag]] : []), ...suggested];
    return c.json({ results, total: results.length }, 200, UNKEPT);
  });
  return api;
}

function present({ type, title, url, excerpt }: SearchHit) {
  return { type, title, url, excerpt: plainText(excerpt) };
}

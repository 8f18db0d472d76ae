import { z } from "@hono/zod-openapi";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { newApi } from "~/server/api/new-api";
import { type Suggestion as Option, SuggestionOptions } from "~/ui/suggestions/suggestion-options";
import type { DangerNotice, NoticeKind } from "../danger-notice";
import type { Suggestion } from "../suggest";
import { dangerNoticeResponse } from "./danger-notice-response";
import { searchResult } from "./search-result";

export const suggestionsResponse = z.object({
  notice: dangerNoticeResponse.optional(),
  results: z.array(
    searchResult.extend({
      label: z.string().describe("What kind of thing it is."),
      words: z.string().optional().describe("The phrase of people's words that leads there."),
    }),
  ),
  total: z.number().int(),
});

/** No cache may store the query. Caches must distinguish the two forms of the response. */
export const suggestionsHeaders = { "cache-control": "private, no-store", vary: "accept" };

/** How many of a notice's contacts are shown before the suggestions. */
const SUGGESTED: Record<NoticeKind, number> = { emergency: 1, poison: 2, crisis: 10 };

/**
 * The body of a response with suggestions. Emergency contacts come first, as results of the type `help`.
 * @param labelOf the label for the kind of a suggestion
 */
export function suggestionsBody(
  { suggestions, notice }: { suggestions: readonly Suggestion[]; notice: DangerNotice | null },
  labelOf: (suggestion: Suggestion) => string,
): z.infer<typeof suggestionsResponse> {
  const labeled = suggestions.map((suggestion) => ({
    ...suggestion,
    label: labelOf(suggestion),
    words: suggestion.words || undefined,
  }));
  const results = [...(notice ? helpOf(notice) : []), ...labeled];
  return { results, total: results.length, notice: notice || undefined };
}

/**
 * Adds a handler for the script of a search box, which requests the list below the box as HTML. Add it before the JSON
 * endpoint at the same address.
 */
export function addSuggestionList(
  api: ReturnType<typeof newApi>,
  path: string,
  suggested: (q: string) => Promise<{ results: readonly Option[] }>,
): void {
  api.get(path, async (c, next) => {
    if (c.req.header("accept") !== "text/html") return next();
    return suggestionsPage((await suggested(c.req.query("q") ?? "")).results);
  });
}

function suggestionsPage(results: readonly Option[]): Response {
  const html = renderToStaticMarkup(createElement(SuggestionOptions, { suggestions: results }));
  return new Response(html, {
    headers: { ...suggestionsHeaders, "content-type": "text/html; charset=utf-8" },
  });
}

function helpOf({ kind, contacts, language }: DangerNotice) {
  return contacts.slice(0, SUGGESTED[kind]).map(({ label, detail, url }) => ({
    type: "help",
    title: label,
    url,
    language,
    label: detail,
    excerpt: detail,
  }));
}

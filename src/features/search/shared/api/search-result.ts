import { z } from "@hono/zod-openapi";

/** A result of the site's search in the API. */
export const searchResult = z
  .object({
    type: z.string().describe("provider, location, specialty, page …"),
    title: z.string(),
    url: z.string().describe("Of this site, without the host."),
    language: z.string().describe("Of title and excerpt, as a BCP 47 code."),
    excerpt: z.string().describe("The passage that matched, or the record's summary. Plain text."),
    part: z
      .object({ heading: z.string(), url: z.string().describe("The address of the part, without the host.") })
      .optional()
      .describe("The part of the page that answers, if it is not the whole page."),
  })
  .openapi("SearchResult");

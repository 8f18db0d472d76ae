import { z } from "@hono/zod-openapi";

/** A danger notice in the API. */
export const dangerNoticeResponse = z
  .object({
    kind: z.enum(["emergency", "crisis", "poison"]),
    language: z.enum(["en", "es"]).describe("The language of the search."),
    title: z.string(),
    text: z.string(),
    contacts: z
      .array(
        z.object({
          label: z.string().describe("What following the address does: “Call 911”."),
          detail: z.string(),
          url: z.string().describe("A tel:, sms: or https: address."),
        }),
      )
      .describe("The most urgent first."),
  })
  .describe(
    "Present where the words speak of danger. A crisis notice comes without results: show nothing but help.",
  )
  .openapi("DangerNotice");

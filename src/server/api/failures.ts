import { z } from "@hono/zod-openapi";
import { errorCodes } from "~/platform/errors/app-error";

const failure = z
  .object({
    error: z.object({
      code: z.enum(errorCodes),
      message: z.string().describe("A sentence for people."),
      errors: z.array(z.object({ propertyName: z.string(), message: z.string() })).optional(),
      requestId: z.string().optional(),
    }),
  })
  .openapi("Failure");

const FAILURE_DESCRIPTIONS = {
  400: "The request could not be read, or its bot check failed.",
  401: "Nobody is signed in.",
  403: "Not allowed, or not sent from this site.",
  404: "There is no such record.",
  409: "The record has changed, or its state does not allow this.",
  413: "Too large.",
  415: "The type is not accepted here.",
  422: "Some values are invalid; all of them are listed.",
  429: "Too many requests; Retry-After says when to try again.",
  503: "Not available right now.",
} as const;

/**
 * The failures that an endpoint documents besides its success: `responses: { 200: …, ...failures(404, 422)
 * }`.
 */
export function failures<Status extends keyof typeof FAILURE_DESCRIPTIONS>(...statuses: Status[]) {
  return Object.fromEntries(
    statuses.map((status) => [status, json(FAILURE_DESCRIPTIONS[status], failure)]),
  ) as Record<Status, ReturnType<typeof json<typeof failure>>>;
}

/** `responses: { 200: json("The provider.", schema) }` */
export function json<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { "application/json": { schema } } };
}

/** `responses: { 200: csv }`: a spreadsheet. */
export const csv = { description: "CSV, UTF-8.", content: { "text/csv": { schema: z.string() } } } as const;

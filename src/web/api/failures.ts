import { z } from "@hono/zod-openapi";

const failure = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string().describe("A sentence that a person can read."),
      errors: z.array(z.object({ propertyName: z.string(), message: z.string() })).optional(),
      requestId: z.string().optional(),
    }),
  })
  .openapi("Failure");

const MEANINGS = {
  400: "The request cannot be read, or its bot check failed.",
  401: "Nobody is signed in.",
  403: "Not allowed, or not sent from this site.",
  404: "There is no such record.",
  409: "The record changed meanwhile, or cannot take this now.",
  413: "Too large.",
  415: "Not a type that is taken here.",
  422: "Some values are wrong; all of them are listed.",
  429: "Too many requests; Retry-After says when to come back.",
  503: "Not available right now.",
} as const;

/** The failures that an endpoint documents beside its success: `responses: { 200: …, ...failures(404, 422) }`. */
export function failures<Status extends keyof typeof MEANINGS>(...statuses: Status[]) {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: MEANINGS[status], content: { "application/json": { schema: failure } } },
    ]),
  ) as unknown as Record<
    Status,
    { description: string; content: { "application/json": { schema: typeof failure } } }
  >;
}

/** `responses: { 200: json("The provider.", schema) }` */
export function json<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { "application/json": { schema } } };
}

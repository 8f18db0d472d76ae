import type { z } from "@hono/zod-openapi";

/**
 * The body of an endpoint that accepts a posted form, in either of the types that browsers send: `request: {
 * body: formBody(schema) }`.
 */
export function formBody<Schema extends z.ZodType>(schema: Schema) {
  return {
    required: true as const,
    content: { "multipart/form-data": { schema }, "application/x-www-form-urlencoded": { schema } },
  };
}

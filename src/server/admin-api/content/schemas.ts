import { z } from "@hono/zod-openapi";
import { inBody } from "../../api/numbers";

export const idParam = z.object({ id: z.uuid() });

/** Every write has the revision that it read. */
export const named = z.strictObject({ revision: inBody.revision });

const values = z.record(z.string(), z.unknown());

export const changes = named.extend({ data: values });

export const creation = z.strictObject({
  id: z
    .uuid()
    .optional()
    .describe("Made by the caller, so that a request that is sent again creates no second record."),
  data: values,
});

/** A required JSON body. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true as const, content: { "application/json": { schema } } } };
}

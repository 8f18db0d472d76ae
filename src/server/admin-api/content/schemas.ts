import { z } from "@hono/zod-openapi";
import { inBody } from "../../api/numbers";

/** The shapes of src/content/description.ts as the API documents them. */

export const idParam = z.object({ id: z.uuid() });
const instant = z.iso.datetime().describe("ISO 8601, UTC.");
export const status = z.enum(["draft", "live", "changed", "trashed"]);
const values = z.record(z.string(), z.unknown());

const references = z
  .record(
    z.string(),
    z.object({
      type: z.string(),
      title: z.string(),
      status,
      isHidden: z
        .boolean()
        .optional()
        .describe("Not public, and of a type that you may not edit: the title is not the record’s."),
      thumbSrc: z.string().optional(),
      alt: z.string().optional(),
      url: z.string().optional(),
    }),
  )
  .openapi("References");

const summary = {
  id: z.uuid(),
  revision: z.int(),
  title: z.string(),
  slug: z.string().nullable(),
  url: z.string().nullable(),
  status,
  updatedAt: instant,
  updatedByName: z.string(),
  publishedAt: instant.nullable(),
  reviewRequestedAt: instant.nullable(),
  schedule: z.object({ publishAt: instant.nullable(), unpublishAt: instant.nullable() }).nullable(),
};

export const itemList = z
  .object({
    items: z.array(z.object({ ...summary, values })),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    references,
  })
  .openapi("ContentList");

export const choiceList = z
  .object({
    items: z.array(z.object({ id: z.uuid(), title: z.string() })),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    references,
  })
  .openapi("ChoiceList");

export const itemAnswer = z
  .object({
    item: z.object({
      ...summary,
      review: z
        .object({ lookedAt: instant, dueAt: instant, confirmedByName: z.string().nullable() })
        .nullable()
        .describe("Null for what has no time to be looked at again, and for what is not public."),
      data: values,
      publishedRevision: z.int().nullable(),
      createdAt: instant,
      trashedAt: instant.nullable(),
      references,
    }),
  })
  .openapi("ContentItem");

/** Every write names the revision that it read. */
export const named = z.strictObject({ revision: inBody.revision });
export const changes = named.extend({ data: values });
export const creation = z.strictObject({
  id: z
    .uuid()
    .optional()
    .describe("Made by the caller, so that a request that is sent again creates no second record."),
  data: values,
});

const revision = {
  revision: z.int(),
  action: z.string(),
  at: instant,
  actorId: z.string(),
  actorName: z.string(),
  published: z.boolean(),
};

export const revisionList = z
  .object({
    revisions: z.array(z.object(revision)),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  })
  .openapi("Revisions");

export const revisionAnswer = z
  .object({
    revision: z.object({
      ...revision,
      data: values,
      changes: z.array(
        z.object({ name: z.string(), label: z.string(), before: z.string(), after: z.string() }),
      ),
    }),
  })
  .openapi("Revision");

export const checklist = z
  .object({
    publishable: z.boolean(),
    checks: z.array(
      z.object({ severity: z.enum(["hard", "soft"]), propertyName: z.string(), message: z.string() }),
    ),
  })
  .openapi("Checklist");

export const useList = z
  .object({
    uses: z.array(
      z.object({
        id: z.uuid(),
        type: z.string(),
        apiName: z.string(),
        title: z.string(),
        status,
        live: z.boolean(),
      }),
    ),
    hidden: z.int().describe("How many more refer to it that you may not see."),
  })
  .openapi("Uses");

/** A JSON body, always asked for. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true as const, content: { "application/json": { schema } } } };
}

import { z } from "@hono/zod-openapi";

/** The responses of the generic calls under `/api/admin/{apiName}`. Browser code imports only the types. */

const instant = z.iso.datetime().describe("ISO 8601, UTC.");
const values = z.record(z.string(), z.unknown());

/** `changed`: live, with changes that are not published yet. Scheduled changes are in `schedule`. */
export const itemStatus = z.enum(["draft", "live", "changed", "trashed"]);

export type ItemStatus = z.output<typeof itemStatus>;

const referencedItem = z.object({
  type: z.string(),
  title: z.string(),
  status: itemStatus,
  isHidden: z
    .boolean()
    .optional()
    .describe("Not public, and of a type that you may not edit: the title is not the record’s."),
  // Only for images.
  thumbSrc: z.string().optional(),
  alt: z.string().optional(),
  isDecorative: z.boolean().optional(),
  // Only for documents, for people who may choose but not edit them: the permanent address.
  url: z.string().optional(),
});

export type ReferencedItem = z.output<typeof referencedItem>;

/** Other records by id, so that a form can name and picture them. One that is missing was deleted for good. */
const references = z.record(z.string(), referencedItem).openapi("References");

export type References = z.output<typeof references>;

const itemSummary = z.object({
  id: z.uuid(),
  revision: z.int(),
  title: z.string(),
  slug: z.string().nullable(),
  // The public address that the working copy has or would have.
  url: z.string().nullable(),
  status: itemStatus,
  updatedAt: instant,
  updatedByName: z.string(),
  publishedAt: instant.nullable(),
  // When a review was requested from the people who may publish.
  reviewRequestedAt: instant.nullable(),
  schedule: z.object({ publishAt: instant.nullable(), unpublishAt: instant.nullable() }).nullable(),
});

export type ItemSummary = z.output<typeof itemSummary>;

/** `values`: of the list's columns. */
const listItem = itemSummary.extend({ values });

export type ListItem = z.output<typeof listItem>;

/** `references`: the records to which the columns of these items refer. */
export const itemList = z
  .object({
    items: z.array(listItem),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    references,
  })
  .openapi("ContentList");

export type ItemList = z.output<typeof itemList>;

/** The list for a person who may choose its records but not edit them: public records, with only their titles. */
export const choiceList = z
  .object({
    items: z.array(z.object({ id: z.uuid(), title: z.string() })),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    references,
  })
  .openapi("ChoiceList");

export type ChoiceList = z.output<typeof choiceList>;

/** `confirmedByName`: the person who confirmed it last; null if it was only published. */
const itemReview = z.object({ lookedAt: instant, dueAt: instant, confirmedByName: z.string().nullable() });

/** When the facts of a public record were last confirmed, and when the next confirmation is due. */
export type ItemReview = z.output<typeof itemReview>;

const item = itemSummary.extend({
  review: itemReview
    .nullable()
    .describe("Null if the type has no review interval, or the record is not public."),
  data: values,
  publishedRevision: z.int().nullable(),
  createdAt: instant,
  trashedAt: instant.nullable(),
  references,
});

export type Item = z.output<typeof item>;

export const itemAnswer = z.object({ item }).openapi("ContentItem");

/**
 * `action`: created, saved, published, unpublished, trashed, restored …; `published`: the revision that the
 * public sees.
 */
const revision = z.object({
  revision: z.int(),
  action: z.string(),
  at: instant,
  actorId: z.string(),
  actorName: z.string(),
  published: z.boolean(),
});

export type Revision = z.output<typeof revision>;

export const revisionList = z
  .object({
    revisions: z.array(revision),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  })
  .openapi("Revisions");

/** One field that differs, in the words of its values. */
const fieldChange = z.object({
  name: z.string(),
  label: z.string(),
  before: z.string(),
  after: z.string(),
});

export type FieldChange = z.output<typeof fieldChange>;

const revisionDetail = revision.extend({ data: values, changes: z.array(fieldChange) });

export type RevisionDetail = z.output<typeof revisionDetail>;

export const revisionAnswer = z.object({ revision: revisionDetail }).openapi("Revision");

/**
 * Hard checks prevent publishing, soft ones advise. `propertyName`: the field, with the place within it:
 * `blocks.2.props.body`.
 */
const checklistEntry = z.object({
  severity: z.enum(["hard", "soft"]),
  propertyName: z.string(),
  message: z.string(),
});

export type ChecklistEntry = z.output<typeof checklistEntry>;

export const checklist = z
  .object({ publishable: z.boolean(), checks: z.array(checklistEntry) })
  .openapi("Checklist");

export type Checklist = z.output<typeof checklist>;

/** `live`: the public page shows it; otherwise only the working copy refers to it. */
const use = z.object({
  id: z.uuid(),
  type: z.string(),
  apiName: z.string(),
  title: z.string(),
  status: itemStatus,
  live: z.boolean(),
});

/** A record that refers to this one. */
export type Use = z.output<typeof use>;

export const useList = z
  .object({
    uses: z.array(use),
    hidden: z.int().describe("How many more records that you may not see refer to it."),
  })
  .openapi("Uses");

const relatedItem = z.object({
  id: z.uuid(),
  revision: z.int(),
  title: z.string(),
  status: itemStatus,
});

/** A record that refers to another, in that record's list of such records. */
export type RelatedItem = z.output<typeof relatedItem>;

/** The records that refer to one, in order; a change names the version on which it is based. */
export const relationList = z
  .object({ items: z.array(relatedItem), version: z.string() })
  .openapi("Relation");

export type RelationList = z.output<typeof relationList>;

/** `since`: when they opened it. */
const presence = z.object({ userId: z.string(), name: z.string(), since: z.iso.datetime() });

/** Another person who has the record open. */
export type Presence = z.output<typeof presence>;

export const presenceList = z.object({ others: z.array(presence) });

/** `restore` undoes `unpublish` and `trash`, with the published state that each had. */
export const bulkAction = z.enum(["publish", "unpublish", "trash", "restore"]);

export type BulkAction = z.output<typeof bulkAction>;

const itemDone = z.object({ id: z.uuid(), revision: z.int(), status: itemStatus });

const itemFailed = z.object({
  id: z.uuid(),
  error: z.object({
    code: z.string(),
    message: z.string(),
    errors: z.array(z.object({ propertyName: z.string(), message: z.string() })).optional(),
  }),
});

export type ItemFailed = z.output<typeof itemFailed>;

/** The results of all items in the requested order; if one fails, the others continue. */
export const bulkOutcome = z.object({
  live: z.int().describe("How many of them were public before."),
  results: z.array(z.union([itemDone, itemFailed])),
});

export type BulkOutcome = z.output<typeof bulkOutcome>;

/**
 * The result of each item, in the order of the request. `isChanged`: the edit changed, or would change, its
 * value.
 */
export const bulkEditOutcome = z.object({
  results: z.array(z.union([itemDone.extend({ isChanged: z.boolean() }), itemFailed])),
});

export type BulkEditOutcome = z.output<typeof bulkEditOutcome>;

/** `line`: as a spreadsheet numbers them: the first row after the headings is 2. */
const importRow = z.object({
  line: z.int(),
  title: z.string(),
  action: z.enum(["create", "update", "none", "fail"]),
  errors: z.array(z.object({ propertyName: z.string(), message: z.string() })),
});

export type ImportRow = z.output<typeof importRow>;

/** The planned or actual effect of an import, row by row. */
export const importOutcome = z
  .object({
    committed: z.boolean(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    failed: z.int(),
    rows: z.array(importRow),
  })
  .openapi("ImportOutcome");

export type ImportOutcome = z.output<typeof importOutcome>;

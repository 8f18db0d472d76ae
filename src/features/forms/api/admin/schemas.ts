import { z } from "@hono/zod-openapi";
import { MAX_QUERY_LENGTH } from "~/platform/isomorphic/limits";
import { inBody } from "~/server/api/numbers";
import { type ApplicationState, applicationStates } from "../../applications/application-state";
import { MAX_ENTRY_LENGTH } from "../../applications/entry-limit";
import { applicationColumns } from "../../applications/queue/application-columns";

export const base = {
  access: { anyOf: ["permissionPatientFormManager"] },
  tag: "Patient applications",
} as const;

const states = Object.keys(applicationStates) as [ApplicationState, ...ApplicationState[]];
export const state = z.enum(states);
export const instant = z.iso.datetime().describe("ISO 8601, UTC.");

/** In a request body, because a search is often a name, which must not be part of a URL. */
export const search = z.strictObject({
  q: z.string().trim().max(MAX_QUERY_LENGTH).default("").describe("Parts of a name, an email or a phone."),
  state: state.optional(),
  formId: z.uuid().optional().describe("Only submissions of this form."),
  assignedTo: z
    .union([z.uuid(), z.literal("none")])
    .optional()
    .describe("A person's id, or none."),
  page: inBody.page,
  pageSize: inBody.pageSize(100),
});

export const applicationExport = z.strictObject({
  q: search.shape.q,
  state: search.shape.state,
  formId: search.shape.formId,
  assignedTo: search.shape.assignedTo,
  columns: z
    .array(z.enum(applicationColumns))
    .min(1)
    .max(applicationColumns.length)
    .describe("In this order."),
});

const item = z.object({
  id: z.uuid(),
  formName: z.string(),
  state,
  name: z.string().describe("Who applied."),
  unreadable: z.boolean().describe("Whether the name could not be decrypted with any known secret."),
  assignedTo: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  revision: z.int().describe("Send it back with a change: a change that is not based on it is refused."),
  waitingDays: z.int().nullable().describe("Full days since it was sent; null if it is decided."),
  dueAt: instant.nullable().describe("When it should be decided; null if its form has no target."),
  isOverdue: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  deleteAfter: instant.describe("When it is deleted by itself."),
});

export type ApplicationItem = z.output<typeof item>;

export const applicationList = z
  .object({
    items: z.array(item),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    unreadable: z.int().describe("How many could not be searched, because they could not be decrypted."),
    counts: z.record(state, z.int()).describe("The number in each state, of one form if `formId` names one."),
    forms: z
      .array(z.object({ id: z.uuid(), name: z.string(), count: z.int() }))
      .describe("The forms that patients sent, sorted by name."),
  })
  .openapi("ApplicationList");

export type ApplicationList = z.output<typeof applicationList>;

const answers = z.array(
  z.object({
    label: z.string(),
    text: z.string(),
    sensitive: z.boolean(),
    files: z.array(z.string()).describe("Ids of attached files."),
  }),
);

export const applicationDetail = z
  .object({
    item: item.extend({
      email: z.string(),
      phone: z.string(),
      letter: z.object({
        addresses: z.array(z.object({ label: z.string(), lines: z.array(z.string()) })),
        from: z.object({ name: z.string(), address: z.string(), phone: z.string() }),
      }),
      answers,
      mergedInto: z.uuid().nullable().describe("The application into which this one was merged."),
      merged: z
        .array(z.object({ id: z.uuid(), createdAt: instant, answers }))
        .describe("The applications of the same person that were merged into this one."),
      entries: z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(["note", "message"]).describe("A note is for staff, a message for the applicant."),
          text: z.string(),
          author: z.string(),
          createdAt: instant,
        }),
      ),
    }),
  })
  .openapi("Application");

export type ApplicationDetail = z.output<typeof applicationDetail>["item"];
/** The sender of the letter, and the postal addresses in the answers with their questions. */
export type ApplicationLetter = ApplicationDetail["letter"];

export const people = z.object({ items: z.array(z.object({ id: z.uuid(), name: z.string() })) });
export const next = z.object({
  id: z.uuid().nullable().describe("Null if no other application waits."),
});
export const after = z.object({ after: z.uuid().optional().describe("The application that was read.") });

const revision = z
  .int()
  .optional()
  .describe("The revision that was read. If the application changed since, the change is refused.");
const text = z.string().trim().min(1, "Enter a message.").max(MAX_ENTRY_LENGTH);
export const note = z.strictObject({ text });
export const message = z.strictObject({ text, revision });
export const assignee = z.strictObject({ userId: z.uuid().nullable(), revision });
export const standing = z.strictObject({ state, revision });

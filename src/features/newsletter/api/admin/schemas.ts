import { z } from "@hono/zod-openapi";
import { MAX_AGREEMENT_LENGTH } from "../../agreement-limit";
import { subscriberStates } from "../../table";

export const base = { access: { anyOf: ["permissionFoundationManager"] }, tag: "Newsletter" } as const;

const instant = z.iso.datetime().describe("ISO 8601, UTC.");
export const state = z.enum(subscriberStates);

const subscriber = z
  .object({
    id: z.uuid(),
    state,
    firstname: z.string(),
    lastname: z.string(),
    phone: z.string(),
    email: z.string().describe("Empty once it was erased."),
    unreadable: z.boolean().describe("Whether the name could not be decrypted with any known secret."),
    without: z.array(z.string()).describe("Topics that they do not want."),
    source: z.enum(["form", "import", "staff"]),
    createdAt: instant,
    confirmedAt: instant.nullable(),
    endedAt: instant.nullable(),
  })
  .openapi("Subscriber");

/** A subscriber for staff. */
export type SubscriberItem = z.output<typeof subscriber>;

export const subscriberList = z
  .object({
    items: z.array(subscriber),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    counts: z.record(state, z.int()),
    unreadable: z.int().describe("How many could not be searched, because they could not be decrypted."),
  })
  .openapi("SubscriberList");

export type SubscriberList = z.output<typeof subscriberList>;

const heading = z.string().max(500);

export const importOrder = z.strictObject({
  csv: z.string().max(900_000),
  columns: z
    .strictObject({
      email: heading,
      firstname: heading.optional(),
      lastname: heading.optional(),
      phone: heading.optional(),
    })
    .optional()
    .describe("Without it: what the headings suggest."),
  how: z.enum(["ask", "confirmed"]).describe("`ask`: each gets the confirmation email."),
  agreement: z.string().trim().max(MAX_AGREEMENT_LENGTH).optional().describe("Where and when they agreed."),
  commit: z.boolean(),
});

/** The body of an import: the list and its options. */
export type ImportOrder = z.output<typeof importOrder>;
/** The column of the file for each content. Only the email's column is required. */
export type ImportColumns = NonNullable<ImportOrder["columns"]>;

const line = z.object({
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phone: z.string(),
});

export const importAnswer = z
  .object({
    committed: z.boolean(),
    headings: z.array(z.string()),
    columns: z.object({
      email: heading.optional(),
      firstname: heading.optional(),
      lastname: heading.optional(),
      phone: heading.optional(),
    }),
    sample: z.array(line),
    fresh: z.int(),
    known: z.int(),
    leftOut: z.int().describe("Unsubscribed or suppressed; they stay so."),
    wrong: z.array(z.object({ line: z.int(), message: z.string() })),
  })
  .openapi("SubscriberImport");

/** The result of an import or its preview. */
export type SubscriberImport = z.output<typeof importAnswer>;

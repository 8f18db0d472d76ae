import { z } from "@hono/zod-openapi";

/** The dashboard uses these shapes, too. */

const instant = z.iso.datetime().describe("ISO 8601, UTC.");

export const backupState = z.object({
  isScheduled: z.boolean(),
  nextRunAt: instant.nullable(),
  lastCompleteAt: instant.nullable().describe("When the newest complete backup started."),
  lastGoodAt: instant.nullable().describe("When the newest backup was made that a drill has restored."),
  failure: z.string().nullable().describe("Why the last attempt failed; null if it did not."),
  isOverdue: z.boolean(),
  lastDrill: z.object({ endedAt: instant, failure: z.string().nullable() }).nullable(),
});

export type BackupStateShown = z.output<typeof backupState>;

/** An active alert for administrators. */
export const alertItem = z.object({
  id: z.string(),
  title: z.string(),
  // Null for the whole site.
  node: z.string().nullable(),
  since: instant,
  found: z.string(),
  advice: z.string(),
});

export type AlertItem = z.output<typeof alertItem>;

/** An event in a list. */
export const activity = z.object({
  id: z.int(),
  at: instant,
  actorId: z.string(),
  actorName: z.string(),
  // Subject and verb, such as `provider.published`.
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  // The record's current title, or the person's name; null if it has none or no longer exists.
  title: z.string().nullable(),
});

export type Activity = z.output<typeof activity>;

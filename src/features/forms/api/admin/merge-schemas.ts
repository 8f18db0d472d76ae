import { z } from "@hono/zod-openapi";
import { instant, state } from "./schemas";

export const candidateSearch = z.strictObject({
  q: z
    .string()
    .trim()
    .max(200)
    .default("")
    .describe("Parts of a name, an email or a phone; empty for applications with the same."),
});

export const mergeCandidates = z
  .object({
    items: z.array(
      z.object({
        id: z.uuid(),
        state,
        createdAt: instant,
        name: z.string(),
        email: z.string(),
        phone: z.string(),
        same: z.array(z.enum(["name", "email", "phone"])).describe("What is the same in both applications."),
      }),
    ),
  })
  .openapi("MergeCandidates");

export type MergeCandidates = z.output<typeof mergeCandidates>;

export const mergePreview = z
  .object({
    revision: z.int().describe("Send both back with the merge: one that is not based on them is refused."),
    otherRevision: z.int(),
    otherSentAt: instant,
    answers: z
      .array(z.object({ label: z.string(), kept: z.string(), other: z.string() }))
      .describe("The answers that differ, except sensitive ones."),
    sameAnswers: z.int().describe("How many answers are the same."),
    otherHasSensitive: z
      .boolean()
      .describe("Whether the other one has sensitive answers, which stay sealed."),
  })
  .openapi("MergePreview");

export type MergePreview = z.output<typeof mergePreview>;

export const otherParam = z.object({ id: z.uuid(), otherId: z.uuid() });
export const mergeBasis = z.strictObject({ revision: z.int(), otherRevision: z.int() });

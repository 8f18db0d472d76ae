import { z } from "@hono/zod-openapi";
import { submissionStates } from "../../table";

const item = z.object({
  id: z.uuid(),
  formId: z.uuid(),
  formName: z.string(),
  state: z.enum(submissionStates),
  name: z.string(),
  email: z.string(),
  unreadable: z.boolean(),
  createdAt: z.string(),
  deleteAfter: z.string(),
});

export type SubmissionItem = z.output<typeof item>;

const answer = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.string(),
  sensitive: z.boolean(),
  text: z.string(),
  values: z.array(z.string()),
});
export const submissionList = z.object({
  items: z.array(item),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  unreadable: z.int().describe("How many could not be searched, because they could not be decrypted."),
  forms: z.array(z.object({ id: z.uuid(), name: z.string() })),
});

export type SubmissionList = z.output<typeof submissionList>;

export const submission = item.extend({ phone: z.string(), answers: z.array(answer) });

export type ReadSubmission = z.output<typeof submission>;

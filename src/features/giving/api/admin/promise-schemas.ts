import { z } from "@hono/zod-openapi";
import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";
import { givingLimits, MAX_AMOUNT } from "../../limits";

const cents = z.int().describe("Integer cents.");
const revision = z.int().min(0);
const day = z.iso
  .date("Enter a day.")
  .refine((text) => text >= "1900" && text < "2101", "Enter a year such as 2026.");
const designation = z.string().min(1, "Choose what it is for.").max(MAX_LINE_LENGTH);

export const pledgeItem = z
  .object({
    id: z.uuid(),
    amount: cents,
    paid: cents.describe("By gifts, minus refunds."),
    designation: z.string(),
    dueOn: z.string().nullable(),
    isCanceled: z.boolean(),
    revision,
  })
  .openapi("Pledge");

export type PledgeItem = z.output<typeof pledgeItem>;

export const inKindItem = z
  .object({
    id: z.uuid(),
    description: z.string(),
    designation: z.string(),
    receivedOn: z.string(),
    receiptNumber: z.string(),
    isVoided: z.boolean(),
    revision,
  })
  .openapi("GiftInKind");

export type InKindItem = z.output<typeof inKindItem>;

export const pledgeBody = z.strictObject({
  amount: z.int().min(1, "Enter the amount.").max(MAX_AMOUNT),
  designation,
  dueOn: day.nullable().default(null),
});

export const inKindBody = z.strictObject({
  description: z
    .string()
    .trim()
    .min(1, "Describe the gift.")
    .max(givingLimits.goods, `The description can have at most ${givingLimits.goods} characters.`),
  designation,
  receivedOn: day,
});

export const pledgeState = z.strictObject({ revision, isCanceled: z.boolean() });
export const inKindState = z.strictObject({ revision, isVoided: z.boolean() });

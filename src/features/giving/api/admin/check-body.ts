import { z } from "@hono/zod-openapi";
import type { CheckInput } from "../../staff/enter-check";
import type { EnteredGift } from "../../staff/record-check";
import {
  giftShape,
  giverOf,
  giverShape,
  requireHonored,
  requireName,
  tributeOf,
  tributeShape,
} from "./gift-shapes";

/** A gift that staff enter. The donor may have no email. Amount in cents. */
export const checkBody = z
  .strictObject({
    ...giftShape,
    ...giverShape,
    ...tributeShape,
    donorId: z.uuid().optional().describe("An existing donor."),
    pledgeId: z.uuid().optional().describe("The pledge of that donor that the gift pays."),
    receipt: z.enum(["mail", "print"]).default("print"),
    acknowledge: z.enum(["none", "mail", "card"]).default("none"),
  })
  .superRefine((values, issues) => {
    const refuse = (path: string, message: string) =>
      issues.addIssue({ code: "custom", path: [path], message });
    requireName(values, refuse);
    if (values.receipt === "mail" && !values.email)
      refuse("email", "Enter where the receipt goes, or print it.");
    requireHonored(values, refuse);
    if (values.tributeKind === "none" || values.acknowledge === "none") return;
    if (!values.tellName) refuse("tellName", "Enter the name of the person to notify.");
    if (values.acknowledge === "mail" && !z.email().safeParse(values.tellEmail).success)
      refuse("tellEmail", "Enter the email address of the person to notify.");
    if (values.acknowledge === "card" && !values.tellStreet)
      refuse("tellStreet", "Enter where the card goes.");
  });

/** Converts the body to the input of `enterCheck`. */
export function checkInput(values: z.output<typeof checkBody>): CheckInput {
  const { givenOn, donorId, amount, designation, campaignId, anonymous, receipt } = values;
  const { checkNumber, memo, acknowledge } = values;
  const tribute = tributeOf(values);
  return {
    givenOn,
    donorId,
    amount,
    designation,
    campaignId,
    anonymous,
    receipt,
    checkNumber,
    memo,
    pledgeId: values.pledgeId,
    giver: giverOf(values),
    forEmployeeGivingCampaign: false,
    willEstate: false,
    volunteer: false,
    tribute,
    acknowledgeBy: tribute ? acknowledge : "none",
  };
}

const MAX_BATCH_ROWS = 100;

/** One check of a batch, from an existing donor or from a new one with a name. */
const batchRow = z
  .strictObject({ ...giftShape, ...giverShape, donorId: z.uuid().optional() })
  .superRefine((values, issues) => {
    if (!values.donorId)
      requireName(values, (path, message) => issues.addIssue({ code: "custom", path: [path], message }));
  });

/** A batch of checks. Amounts in cents. */
export const batchBody = z.strictObject({
  receipt: z
    .enum(["mail", "print"])
    .default("print")
    .describe("`mail`: by email to everyone with an address; the others get theirs on paper."),
  rows: z
    .array(batchRow)
    .min(1, "Enter at least one check.")
    .max(MAX_BATCH_ROWS, `Enter at most ${MAX_BATCH_ROWS} checks at once.`),
});

/** Converts the body to the input of `enterChecks`. */
export function batchInput({ rows }: z.output<typeof batchBody>): EnteredGift[] {
  return rows.map((row) => ({
    donorId: row.donorId,
    giver: row.donorId ? undefined : giverOf(row),
    givenOn: row.givenOn,
    amount: row.amount,
    designation: row.designation,
    campaignId: row.campaignId,
    anonymous: row.anonymous,
    checkNumber: row.checkNumber,
    memo: row.memo,
    forEmployeeGivingCampaign: false,
    willEstate: false,
    volunteer: false,
    tribute: null,
    acknowledgeBy: "none",
  }));
}

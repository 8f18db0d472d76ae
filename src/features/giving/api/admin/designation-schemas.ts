import { z } from "@hono/zod-openapi";
import { givingLimits } from "../../limits";

const offeredTo = z.enum(["public", "staff", "nobody"]).describe("Who can choose it.");
const revision = z.int().min(0);

const designationItem = z
  .object({
    id: z.uuid(),
    name: z.string(),
    offeredTo,
    revision,
    gifts: z.int().describe("Paid gifts."),
    given: z.int().describe("Integer cents, minus refunds."),
  })
  .openapi("Designation");

export type DesignationItem = z.output<typeof designationItem>;

export const designationsAnswer = z.object({ designations: z.array(designationItem) });

const fields = {
  name: z
    .string()
    .trim()
    .min(1, "Enter a name.")
    .max(givingLimits.designation, `A name can have at most ${givingLimits.designation} characters.`)
    .regex(/^\P{Cc}*$/u, "Enter only one line of text."),
  offeredTo,
};

export const newDesignation = z.strictObject(fields);
export const designationEdit = z.strictObject({ ...fields, revision });
export const designationDeletion = z.strictObject({ revision });
export const designationOrder = z.strictObject({ ids: z.array(z.uuid()).max(500) });

import { z } from "@hono/zod-openapi";
import type { Giver } from "../../donor/giver";
import type { GiftDetails } from "../../gift/gift-details";
import {
  giftShape,
  giverOf,
  giverShape,
  requireHonored,
  requireName,
  tributeOf,
  tributeShape,
} from "./gift-shapes";

const revision = z.int().min(0).describe("The revision that was read.");

/** All details of a gift after a correction. */
export const giftEdit = z
  .strictObject({ revision, ...giftShape, ...giverShape, ...tributeShape })
  .superRefine((values, issues) => {
    const refuse = (path: string, message: string) =>
      issues.addIssue({ code: "custom", path: [path], message });
    requireName(values, refuse);
    requireHonored(values, refuse);
  });

/** All details of a donor after a correction. */
export const donorEdit = z.strictObject({ revision, ...giverShape }).superRefine((values, issues) => {
  requireName(values, (path, message) => issues.addIssue({ code: "custom", path: [path], message }));
});

export const undoBody = z.strictObject({ revision, changeId: z.uuid() });

const giverNames = Object.keys(giverShape) as [keyof Giver];

/** Merges another donor into one, after a preview of both. */
export const mergeBody = z.strictObject({
  revision,
  mergedId: z.uuid().describe("The donor whose gifts go to the other."),
  mergedRevision: revision,
  take: z.array(z.enum(giverNames)).max(20).default([]).describe("Fields to take from that donor."),
});

export const undoMergeBody = z.strictObject({ mergeId: z.uuid() });

export function giftDetailsOf(values: z.output<typeof giftEdit>): GiftDetails {
  const { givenOn, amount, designation, campaignId, anonymous, checkNumber, memo } = values;
  return {
    giver: giverOf(values),
    amount,
    givenOn,
    designation,
    campaignId,
    anonymous,
    checkNumber,
    memo,
    tribute: tributeOf(values),
  };
}

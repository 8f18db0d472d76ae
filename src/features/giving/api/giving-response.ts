import { z } from "@hono/zod-openapi";
import { imageResponse } from "~/features/media/shared/api/image-response";
import type { GivingFormView } from "../giving-form-view";

/** The data of the donation form besides its fields. Amounts in cents. */
export const givingResponse: z.ZodType<GivingFormView, GivingFormView> = z
  .object({
    givingServices: z.array(
      z.object({ label: z.string(), href: z.string(), image: imageResponse.nullable() }),
    ),
    suggestedGifts: z.array(z.object({ amount: z.int().nullable(), does: z.string() })),
    designations: z.array(z.string()).describe("What a gift can be for: values of `typeOfDonation`."),
    largestGift: z.int(),
    cardPercent: z.number().describe("What a card costs, which donors may add: percent of the payment,"),
    cardFixed: z.int().describe("and cents for each."),
    refundPolicy: z.string().describe("HTML."),
    donorPrivacy: z.string().describe("HTML."),
    foundationPhone: z.string(),
    foundationTaxId: z.string(),
    foundationLegalName: z.string(),
    takesPayments: z.boolean().describe("Whether people can give online; otherwise, by phone."),
  })
  .openapi("Giving");

import type { z } from "zod";
import {
  redirectToCheckout,
  redirectToMonthlyCheckout,
} from "~/features/payments/shared/redirect-to-checkout";
import { givingSettings } from "~/features/settings/shared/giving-settings";
import { domainServices } from "~/platform/domain-services";
import type { RequestContext } from "~/server/context";
import type { Submission } from "~/server/submissions/submission";
import type { AnswerOf } from "~/site/browser/request/client";
import { displayPhone } from "~/ui/phone/phone-number";
import { acceptedNames, publicDesignations } from "../../designation/designations";
import type { GiftInput } from "../../gift/gift-input";
import { type OpenedGift, openGift } from "../../gift/open-gift";
import { giftForm } from "../../gift-form";
import { type OpenedMonthlyGift, openMonthlyGift } from "../../monthly/open-monthly-gift";
import { countGift } from "./count-gift";
import { pendingGiftCookie } from "./pending-gift-cookie";
import { resumedGift } from "./resumed-gift";

type GiftAnswer = AnswerOf<"post", "/donate/initiate">;

/**
 * The donation form on the server, for its page and the API: its fields, handler, and response.
 * @param request of the donor; its cookie has the gift that this browser started
 */
export async function donation(
  context: RequestContext,
  request: Request,
): Promise<Submission<z.ZodType<GiftInput>, OpenedGift | OpenedMonthlyGift>> {
  const services = domainServices(context, context.env);
  const { largestGift, cardPercent, cardFixed, foundationPhone } = await givingSettings(context.db);
  return {
    form: "gift",
    action: "FormContactSubmit",
    emailField: "email",
    schema: giftForm({
      largestGift,
      cardPercent,
      cardFixed,
      monthly: true,
      designations: acceptedNames(await publicDesignations(context.db)),
      phone: displayPhone(foundationPhone),
    }),
    async submit(input, { idempotencyKey, utm }) {
      const begun = await resumedGift(context, request, input);
      if (begun) return begun;
      await countGift(context, input);
      const open = input.frequency === "monthly" ? openMonthlyGift : openGift;
      return open(services, { input, utm: { ...utm }, idempotencyKey });
    },
    async answer(opened) {
      const isMonthly = "recurringId" in opened;
      const { url, headers } = isMonthly
        ? await redirectToMonthlyCheckout(context, opened.recurringId)
        : await redirectToCheckout(context, request, opened.paymentId, "owner");
      const pendingCookie = pendingGiftCookie(context, isMonthly ? opened.monthlyGiftId : opened.giftId);
      const cookies = [headers["set-cookie"], pendingCookie];
      return {
        json: { url } satisfies GiftAnswer,
        location: url,
        headers: cookies.map((cookie): [string, string] => ["set-cookie", cookie]),
      };
    },
  };
}

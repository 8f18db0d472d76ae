import type { ValuesOf } from "~/content/fields/field";
import type { givingFields } from "~/features/settings/giving-fields";
import { imageId } from "./blocks";
import { html } from "./html";
import { phoneLink, phones } from "./phones";
import { urls } from "./urls";

/** The settings of the demo's foundation. */
export const giving: ValuesOf<typeof givingFields> = {
  foundationLegalName: "{foundation}",
  foundationAddress: "{address}, {town}, NE 69199",
  foundationPhone: phones.foundation,
  foundationEmail: "foundation@prairielantern.example",
  givingNoticeEmail: "foundation@prairielantern.example",
  givingServices: [
    { label: "Give with PlainsPay", href: urls.plainsPay, image: imageId("plains-pay") },
    { label: "Give with HandOn", href: urls.handOn, image: imageId("hand-on") },
  ],
  suggestedGifts: [
    { amount: 2_500, does: "Gas to treatment" },
    { amount: 5_000, does: "A warm quilt" },
    { amount: 12_000, does: "A mammogram" },
    { amount: 25_000, does: "Two car seats" },
  ],
  largestGift: 1_000_000,
  cardPercent: 2.9,
  cardFixed: 30,
  giftStatement: "No goods or services were provided in exchange for this gift.",
  refundPolicy: html`<p>Did you give twice by mistake, or type an extra zero? Call ${phoneLink(phones.foundation)} within 30 days and we will refund it the way you paid. After 30 days, call us anyway; we look at each case.</p>`,
  donorPrivacy: html`<p>We never sell, rent or trade names, and we never use your medical chart to ask for gifts. Your card number goes to the payment company, and we do not keep it. Tell us if you do not want letters. More:
    <a href="/privacy">privacy</a>.</p>`,
};

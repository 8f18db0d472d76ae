import { html } from "~/content/fields/html";
import { itemArray } from "~/content/fields/item-array";
import { money } from "~/content/fields/money";
import { number } from "~/content/fields/number";
import { text } from "~/content/fields/text";
import { textarea } from "~/content/fields/textarea";
import { image } from "~/features/media/shared/fields";
import { MAX_ADDRESS_LENGTH, MAX_EMAIL_LENGTH } from "~/platform/isomorphic/limits";

/**
 * The foundation's settings. Only `givingSettings` reads these fields, because they are not part of every page's data.
 */
export const givingFields = {
  foundationLegalName: text({
    label: "Foundation legal name",
    help: "Shown on receipts. If empty, receipts show the foundation name.",
  }),
  foundationAddress: text({
    label: "Foundation address",
    help: "Shown on receipts, on one line. If empty, receipts show the hospital’s address.",
  }),
  foundationPhone: text({ label: "Phone for questions about giving", maxLength: 20, withoutVariables: true }),
  foundationEmail: text({
    label: "Email for questions about giving",
    maxLength: MAX_EMAIL_LENGTH,
    withoutVariables: true,
  }),
  givingNoticeEmail: text({
    label: "Email for notices of new gifts",
    help: "The email says that a gift arrived, never who gave or how much.",
    maxLength: MAX_EMAIL_LENGTH,
    withoutVariables: true,
  }),
  givingServices: itemArray({
    label: "Other ways to give online",
    item: {
      label: text({ label: "Name", required: true, maxLength: 80 }),
      href: text({ label: "Link", required: true, maxLength: MAX_ADDRESS_LENGTH, link: true }),
      image: image({ label: "Logo" }),
    },
    maxItems: 4,
  }),
  suggestedGifts: itemArray({
    label: "Suggested gifts",
    item: {
      amount: money({ label: "Amount", minimum: 100, required: true }),
      does: text({
        label: "What it pays for",
        help: "One line, such as: a ride to treatment.",
        maxLength: 80,
      }),
    },
    maxItems: 6,
  }),
  largestGift: money({
    label: "Largest gift online",
    help: "People who want to give more are asked to call. If empty, $25,000.",
    minimum: 100,
  }),
  cardPercent: number({
    label: "Card fee: percent",
    help: "Donors can add the fee to their gift. If empty, they are not asked.",
    minimum: 0,
    maximum: 10,
  }),
  cardFixed: money({ label: "Card fee: fixed amount per payment", maximum: 500 }),
  giftStatement: textarea({
    label: "Statement about goods and services on receipts",
    help: "If empty, receipts say that no goods or services were provided in exchange for the gift.",
    maxLength: 500,
  }),
  refundPolicy: html({ label: "Gift refund policy" }),
  donorPrivacy: html({ label: "Donor privacy policy" }),
};

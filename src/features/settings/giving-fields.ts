import { html } from "~/content/fields/html";
import { itemArray } from "~/content/fields/item-array";
import { money } from "~/content/fields/money";
import { number } from "~/content/fields/number";
import { text } from "~/content/fields/text";
import { textarea } from "~/content/fields/textarea";
import { image } from "~/features/media/shared/fields";

/** The foundation's settings. Read only by `givingSettings`, because they are not part of every page's data. */
export const givingFields = {
  foundationLegalName: text({
    label: "Legal name of the foundation",
    help: "On receipts. Empty: the name of the foundation.",
  }),
  foundationAddress: text({
    label: "Address of the foundation",
    help: "On receipts, in one line. Empty: the hospital's.",
  }),
  foundationPhone: text({ label: "Questions about giving: phone", maxLength: 20 }),
  foundationEmail: text({ label: "Questions about giving: email", maxLength: 254 }),
  givingNoticeEmail: text({
    label: "Who is told of each gift: email",
    help: "The email says that a gift arrived, never who gave or how much.",
    maxLength: 254,
  }),
  givingServices: itemArray({
    label: "Other ways to give online",
    item: {
      label: text({ label: "What it is called", required: true, maxLength: 80 }),
      href: text({ label: "Leads to", required: true, maxLength: 500, link: true }),
      image: image({ label: "Its picture, which is the link" }),
    },
    maxItems: 4,
  }),
  suggestedGifts: itemArray({
    label: "Suggested gifts",
    item: {
      amount: money({ label: "Amount", minimum: 100, required: true }),
      does: text({ label: "What it does", help: "One line, such as: a ride to treatment.", maxLength: 80 }),
    },
    maxItems: 6,
  }),
  largestGift: money({
    label: "Largest gift by the form",
    help: "The form asks people who want to give more to call. Empty: $25,000.",
    minimum: 100,
  }),
  cardPercent: number({
    label: "What a card costs the foundation: percent",
    help: "Donors may add it to their gift. Empty: they are not asked.",
    minimum: 0,
    maximum: 10,
  }),
  cardFixed: money({ label: "What a card costs the foundation: and for each payment", maximum: 500 }),
  giftStatement: textarea({
    label: "What receipts say about goods and services",
    help: "Empty: no goods or services were provided in exchange for the gift.",
    maxLength: 500,
  }),
  refundPolicy: html({ label: "Refunds of gifts" }),
  donorPrivacy: html({ label: "Privacy of donors" }),
};

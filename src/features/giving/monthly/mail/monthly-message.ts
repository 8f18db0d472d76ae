import { dayAt } from "~/content/values/day-at";
import { formatDollars } from "~/platform/isomorphic/format-dollars";

/** An event of a monthly gift about which the donor gets an email. Amounts in cents. */
export interface MonthlyNews {
  kind: "begun" | "amount" | "paused" | "resumed" | "ended" | "failed";
  amount: number;
  nextChargeAt?: Date | null;
}

interface MonthlyMessage {
  heading: string;
  paragraphs: string[];
  /** The label of the private link. */
  link: string;
}

/** The text of the email. It is friendly, because nobody owes us a gift. */
export function monthlyMessage(
  { kind, amount, nextChargeAt }: MonthlyNews,
  timeZone: string,
): MonthlyMessage {
  const much = formatDollars(amount);
  const next = nextChargeAt ? `The next one is on ${dayAt(nextChargeAt, timeZone).words}.` : "";
  switch (kind) {
    case "begun":
      return {
        heading: "Thank you for giving each month",
        paragraphs: [
          `From now on you give ${much} each month. ${next}`.trim(),
          "We send a receipt for each gift, and you can ask for a summary of the year at any time. You can change the amount, pause, or stop at any time on your own page.",
        ],
        link: "See or change your monthly gift",
      };
    case "amount":
      return {
        heading: `Your monthly gift is now ${much}`,
        paragraphs: [`From now on your gift is ${much} each month. ${next}`.trim()],
        link: "See or change your monthly gift",
      };
    case "paused":
      return {
        heading: "Your monthly gift is paused",
        paragraphs: [
          "We charge nothing until you resume it. Thank you for everything you have given so far.",
        ],
        link: "Resume or change it",
      };
    case "resumed":
      return {
        heading: "Your monthly gift has resumed",
        paragraphs: [`You give ${much} each month again. ${next} Thank you.`],
        link: "See or change your monthly gift",
      };
    case "ended":
      return {
        heading: "Your monthly gift has ended",
        paragraphs: [
          "We charge nothing more. Thank you for everything you gave. You can still see your gifts and receipts.",
        ],
        link: "See your gifts and receipts",
      };
    case "failed":
      return {
        heading: "We could not charge your monthly gift",
        paragraphs: [
          `We could not charge your card ${much} this month. Perhaps the card has expired, or your bank declined the payment. You were not charged, and you owe us nothing.`,
          "We will try again in a few days. Use the link below if you have a new card, or if you want to pause or stop your gift.",
        ],
        link: "Change your card, pause, or stop",
      };
  }
}

import { dayAt } from "~/content/values/day-at";
import { formatAmount } from "../../format-amount";

/** An event of a monthly gift that the donor is notified of. Amounts in cents. */
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

/** The text of the email. It is kind, because nobody owes us a gift. */
export function monthlyMessage(
  { kind, amount, nextChargeAt }: MonthlyNews,
  timeZone: string,
): MonthlyMessage {
  const much = formatAmount(amount);
  const next = nextChargeAt ? `The next one is on ${dayAt(nextChargeAt, timeZone).words}.` : "";
  switch (kind) {
    case "begun":
      return {
        heading: "Thank you for giving each month",
        paragraphs: [
          `Your gift of ${much} comes to us each month from now on. ${next}`.trim(),
          "You get a receipt for each, and one summary of the year whenever you ask for it. You can change the amount, pause or stop at any time, without calling anybody.",
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
          "Nothing is charged until you resume it. What you have given so far goes on doing good: thank you.",
        ],
        link: "Resume or change it",
      };
    case "resumed":
      return {
        heading: "Your monthly gift goes on",
        paragraphs: [`Your gift of ${much} comes to us each month again. ${next} Thank you.`],
        link: "See or change your monthly gift",
      };
    case "ended":
      return {
        heading: "Your monthly gift has ended",
        paragraphs: [
          "Nothing more is charged. Thank you for everything you gave: it stays, and so do your receipts.",
        ],
        link: "See your gifts and receipts",
      };
    case "failed":
      return {
        heading: "Your monthly gift did not reach us",
        paragraphs: [
          `Your card could not be charged ${much} this month. That happens: cards expire, and banks are careful. Nothing was taken, and you owe us nothing.`,
          "We try again by ourselves in a few days. If you have a new card, you can name it by the link below; and if this is no good time, you can pause or stop there.",
        ],
        link: "Name another card, pause or stop",
      };
  }
}

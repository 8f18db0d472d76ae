import { formatPrice } from "../format-price";

/** What somebody who registered is told, with what it depends on. Amounts in cents. */
export type Letter =
  | { kind: "confirmed"; receipt?: { amount: number; number: string; on: string } }
  | { kind: "waitlisted"; position: number }
  | { kind: "offer"; until: Date }
  | { kind: "unpaid"; until: Date; takesPayments: boolean }
  | {
      kind:
        | "payment-awaited"
        | "offer-expired"
        | "hold-expired"
        | "waitlist-closed"
        | "handed-over"
        | "already"
        | "changed";
    }
  | { kind: "cancelled"; refund: number; byStaff: boolean }
  | { kind: "paid-too-late" | "paid-twice"; refund: number }
  | { kind: "refunded"; refund: number }
  | { kind: "class-changed" }
  | { kind: "class-moved"; from: string }
  | { kind: "moved"; from: string; refund: number; owed: number }
  | { kind: "class-cancelled"; refund: number }
  | { kind: "reminder"; day: "two-days" | "today" }
  | { kind: "message"; heading: string; text: string };

/** A letter in words. Nothing of what somebody told us is in it. */
export interface Words {
  heading: string;
  paragraphs: string[];
  /** What the private link is called; without one the letter has none. */
  link?: string;
  /** The entry for their calendar goes with it. */
  calendar?: true;
  /** The phones are named, and what to call them for. */
  phones?: "to cancel" | "to pay";
}

/** @param say moments on the hospital's clock, in words */
export function wordsOf(letter: Letter, title: string, say: (moment: Date) => string): Words {
  const seat = `your seat in “${title}”`;
  switch (letter.kind) {
    case "confirmed":
      return {
        heading: "You are registered",
        paragraphs: [
          `You have a seat in “${title}”. We look forward to seeing you.`,
          ...(letter.receipt ? [receiptOf(letter.receipt, title)] : []),
        ],
        link: "See, change or cancel your registration",
        calendar: true,
        phones: "to cancel",
      };
    case "waitlisted":
      return {
        heading: "You are on the waitlist",
        paragraphs: [
          `“${title}” is full. You are number ${letter.position} on its waitlist.`,
          "When a seat becomes free and it is your turn, we write to you, and the seat is kept for you for a while.",
        ],
        link: "See your place, or leave the waitlist",
      };
    case "offer":
      return {
        heading: "A seat is free for you",
        paragraphs: [
          `A seat in “${title}” has become free, and you are next. It is kept for you until ${say(letter.until)}.`,
          "If you do not take it by then, it goes to the next person who waits.",
        ],
        link: "Take the seat",
      };
    case "unpaid": {
      const heading = "Your seat waits for its payment";
      const kept = `A seat in “${title}” is kept for you until ${say(letter.until)}. It is yours once it is paid for.`;
      if (letter.takesPayments) return { heading, paragraphs: [kept], link: "Continue to payment" };
      const paragraphs = [kept, "It cannot be paid for online right now."];
      return { heading, paragraphs, link: "See your registration", phones: "to pay" };
    }
    case "payment-awaited":
      return {
        heading: "Your seat waits for your payment",
        paragraphs: [
          `You chose a way of paying that takes some days. A seat in “${title}” is kept for you meanwhile.`,
          "There is nothing more to do: we write to you when your payment has arrived, or if it does not.",
        ],
        link: "See your registration",
      };
    case "offer-expired":
      return {
        heading: "The seat went to the next",
        paragraphs: [
          `The seat in “${title}” that was kept for you was not taken in time, so it went to the next person who waits.`,
          "You can join the waitlist again on the page of the class.",
        ],
      };
    case "hold-expired":
      return {
        heading: "Your seat was given back",
        paragraphs: [
          `We kept a seat in “${title}” for you, but its payment did not arrive in time. Nothing was charged.`,
          "You can register again on the page of the class.",
        ],
      };
    case "waitlist-closed":
      return {
        heading: "No seat became free",
        paragraphs: [`Registration for “${title}” has ended, and no seat became free. We are sorry.`],
      };
    case "handed-over":
      return {
        heading: "Your seat was handed over",
        paragraphs: [
          `As you asked, ${seat} now belongs to somebody else. Your former link no longer opens anything.`,
        ],
      };
    case "already":
      return {
        heading: "You have registered before",
        paragraphs: [
          `Somebody, most likely you, registered you for “${title}” once more. Nothing has changed: your registration is as it was.`,
        ],
        link: "See your registration",
      };
    case "changed":
      return {
        heading: "Your registration was changed",
        paragraphs: [`What we know of you for “${title}” was changed. If that was not you, please call us.`],
        link: "See your registration",
        phones: "to cancel",
      };
    case "cancelled":
      return {
        heading: "Your registration is cancelled",
        paragraphs: [
          letter.byStaff ? `We cancelled ${seat}.` : `As you asked, we cancelled ${seat}.`,
          ...refundOf(letter.refund),
        ],
      };
    case "paid-too-late":
      return {
        heading: "Your payment came too late",
        paragraphs: [
          `Your payment for “${title}” reached us after the time for which the seat was kept, and no seat is left. We are sorry.`,
          ...refundOf(letter.refund),
        ],
      };
    case "paid-twice":
      return {
        heading: "You had a seat already",
        paragraphs: [
          `A second payment for “${title}” reached us. You had a seat already, so that payment goes back; the seat is still yours.`,
          ...refundOf(letter.refund),
        ],
        link: "See your registration",
      };
    case "refunded":
      return {
        heading: "Money is on its way back to you",
        paragraphs: [`This concerns ${seat}.`, ...refundOf(letter.refund)],
      };
    case "class-changed":
      return {
        heading: "Your class has changed",
        paragraphs: [`Something about “${title}” has changed. What holds now stands below.`],
        link: "See, change or cancel your registration",
        calendar: true,
        phones: "to cancel",
      };
    case "class-moved":
      return {
        heading: "Your class was moved",
        paragraphs: [
          `“${title}” takes place at another time. Before it was ${letter.from}; what holds now stands below.`,
          "If you cannot come then, please give your seat back, so that somebody else can have it.",
        ],
        link: "See, change or cancel your registration",
        calendar: true,
        phones: "to cancel",
      };
    case "moved":
      return {
        heading: "You were moved to another date",
        paragraphs: [
          `We moved your registration to “${title}”. Before it was for ${letter.from}; what holds now stands below.`,
          ...refundOf(letter.refund),
          ...(letter.owed > 0 ? [`${formatPrice(letter.owed)} is still to be paid, at the desk.`] : []),
          "If you cannot come then, please give your seat back, so that somebody else can have it.",
        ],
        link: "See, change or cancel your registration",
        calendar: true,
        phones: "to cancel",
      };
    case "class-cancelled":
      return {
        heading: "Your class is cancelled",
        paragraphs: [`“${title}” will not take place. We are sorry.`, ...refundOf(letter.refund)],
        calendar: true,
      };
    case "reminder":
      return {
        heading: letter.day === "today" ? "Your class is today" : "Your class is in two days",
        paragraphs: [`We look forward to seeing you at “${title}”.`],
        link: "See, change or cancel your registration",
        phones: "to cancel",
      };
    case "message":
      return {
        heading: letter.heading,
        paragraphs: letter.text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ""),
        link: "See your registration",
        phones: "to cancel",
      };
  }
}

function receiptOf(
  { amount, number, on }: { amount: number; number: string; on: string },
  title: string,
): string {
  return `Receipt: ${formatPrice(amount)} for “${title}”, paid on ${on}. Number ${number}.`;
}

function refundOf(cents: number): string[] {
  if (cents === 0) return [];
  return [`${formatPrice(cents)} goes back the way it was paid. Banks take up to ten days for it.`];
}

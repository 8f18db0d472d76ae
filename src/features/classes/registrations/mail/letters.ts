import { dayAt } from "~/content/values/day-at";
import { formatMoment } from "~/content/values/format-moment";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import { classDates } from "../../class/class-facts";
import type { ClassView } from "../../class/class-views";

/** The facts that each email to a registrant depends on, by its kind. Amounts are in cents. */
interface LetterFacts {
  confirmed: { receipt?: { amount: number; on: string } };
  waitlisted: { position: number };
  offer: { until: Date };
  unpaid: { until: Date; takesPayments: boolean };
  "payment-awaited": object;
  "offer-expired": object;
  "hold-expired": object;
  "waitlist-closed": object;
  "handed-over": object;
  /** Whether people register for the class as a group. */
  already: { takesGroups: boolean };
  changed: object;
  cancelled: { refund: number; byStaff: boolean };
  /** One person of a group was canceled. The email lists the remaining people. */
  "attendee-cancelled": { refund: number; byStaff: boolean };
  "paid-too-late": { refund: number };
  "paid-twice": { refund: number };
  refunded: { refund: number };
  "class-changed": object;
  "class-moved": { from: string };
  /** The changes as sentences, and the former class if sessions were dropped. */
  "sessions-changed": { changes: string[]; withDropped: ClassView | null };
  moved: { from: ClassView; hadSeat: boolean; refund: number; owed: number };
  "class-cancelled": { refund: number };
  reminder: { day: "two-days" | "today" };
  message: { heading: string; text: string };
  /** The number of certificates, and the PDF that has all of them. */
  certificate: { people: number; pdf: Uint8Array };
  /** A link to the survey of a class that is over. `lastDay` is an instant within the last day for answers. */
  survey: { lastDay: Date };
}

type LetterKind = keyof LetterFacts;

/** An email to a registrant, with the facts for its text. */
export type Letter<Kind extends LetterKind = LetterKind> = {
  [Each in Kind]: { kind: Each } & LetterFacts[Each];
}[Kind];

/** The text of an email. Contains no input of the person. */
export interface LetterText {
  heading: string;
  paragraphs: string[];
  /** The label of the private link. Absent if the email has none. */
  link?: string;
  /** The page that the link opens, if it is not the registration's private page. */
  opens?: "feedback";
  /** Whether the class is over. The email then omits the place and the people. */
  isOver?: true;
  /** The attached calendar file. A cancellation is attached only for people who got the entry before. */
  calendar?: "entry" | "cancellation";
  /** Why to call the phone numbers in the email. Absent if it has none. */
  phones?: "to cancel" | "to pay" | "to correct";
}

interface LetterClass {
  title: string;
  /** How many people the registration is for. */
  people: number;
  /** IANA name of the hospital's time zone, for dates and times. */
  timeZone: string;
}

const templates: { [Kind in LetterKind]: (letter: Letter<Kind>, about: LetterClass) => LetterText } = {
  confirmed(letter, { title, people }) {
    return {
      heading: "You are registered",
      paragraphs: [
        `You have ${seatsInWords(people)} in “${title}”. We look forward to seeing you.`,
        ...(letter.receipt ? [receiptOf(letter.receipt, title)] : []),
      ],
      link: "See, change or cancel your registration",
      calendar: "entry",
      phones: "to cancel",
    };
  },

  waitlisted(letter, { title, people }) {
    return {
      heading: "You are on the waitlist",
      paragraphs: [
        `“${title}” is full. You are number ${letter.position} on its waitlist.`,
        people > 1
          ? `When ${people} seats are free and it is your turn, we will email you and hold the seats for all of you for a while.`
          : "When a seat is free and it is your turn, we will email you and hold the seat for you for a while.",
      ],
      link: "See your place, or leave the waitlist",
    };
  },

  offer(letter, { title, people, timeZone }) {
    if (people > 1) return groupOffer(letter.until, { title, people, timeZone });
    return {
      heading: "A seat is free for you",
      paragraphs: [
        `A seat in “${title}” is free, and you are next. We hold it for you until ${formatMoment(letter.until, timeZone)}.`,
        "If you do not take it by then, we will offer it to the next person on the waitlist.",
      ],
      link: "Take the seat",
    };
  },

  unpaid(letter, { title, people, timeZone }) {
    const heading = people > 1 ? "Please pay for your seats" : "Please pay for your seat";
    const yours = people > 1 ? "They are yours" : "It is yours";
    const heldUntil = `We hold ${seatsInWords(people)} in “${title}” for you until ${formatMoment(letter.until, timeZone)}. ${yours} once you have paid.`;
    if (letter.takesPayments) return { heading, paragraphs: [heldUntil], link: "Continue to payment" };
    const paragraphs = [heldUntil, "You cannot pay online right now."];
    return { heading, paragraphs, link: "See your registration", phones: "to pay" };
  },

  "payment-awaited"(_letter, { title, people }) {
    return {
      heading: `We hold ${yourSeats(people)} until your payment arrives`,
      paragraphs: [
        `The payment method you chose takes a few days. We hold ${yourSeats(people)} in “${title}” until then.`,
        "You do not need to do anything. We will email you when your payment arrives, or if it fails.",
      ],
      link: "See your registration",
    };
  },

  "offer-expired"(_letter, { title, people }) {
    return {
      heading: "Your offer has expired",
      paragraphs: [
        people > 1
          ? `You did not take the ${people} seats in “${title}” in time, so we offered them to the next people on the waitlist.`
          : `You did not take the seat in “${title}” in time, so we offered it to the next person on the waitlist.`,
        "You can join the waitlist again on the page of the class.",
      ],
    };
  },

  "hold-expired"(_letter, { title, people }) {
    return {
      heading: people > 1 ? "Your seats were released" : "Your seat was released",
      paragraphs: [
        `We held ${seatsInWords(people)} in “${title}” for you, but your payment did not arrive in time. You were not charged.`,
        "You can register again on the page of the class.",
      ],
    };
  },

  "waitlist-closed"(_letter, { title }) {
    return {
      heading: "No seat opened up",
      paragraphs: [`Registration for “${title}” has ended, and no seat opened up. We are sorry.`],
    };
  },

  "handed-over"(_letter, { title }) {
    return {
      heading: "You gave your seat to someone else",
      paragraphs: [
        `As you asked, your seat in “${title}” now belongs to someone else. Your private link no longer works.`,
      ],
      calendar: "cancellation",
    };
  },

  already({ takesGroups }, { title }) {
    return {
      heading: "You are already registered",
      paragraphs: [
        `Someone, most likely you, registered you for “${title}” again. Your registration has not changed.`,
        ...(takesGroups
          ? ["To bring people who are not registered yet, register again with the name of one of them first."]
          : []),
      ],
      link: "See your registration",
    };
  },

  changed(_letter, { title }) {
    return {
      heading: "Your registration was changed",
      paragraphs: [`Your details for “${title}” were changed. If you did not change them, please call us.`],
      link: "See your registration",
      phones: "to cancel",
    };
  },

  cancelled(letter, { title, people }) {
    return {
      heading: "Your registration is canceled",
      paragraphs: [
        letter.byStaff
          ? `We canceled ${yourSeats(people)} in “${title}”.`
          : `As you asked, we canceled ${yourSeats(people)} in “${title}”.`,
        ...refundOf(letter.refund),
      ],
      calendar: "cancellation",
    };
  },

  "attendee-cancelled"(letter, { title }) {
    return {
      heading: "One person was taken off your registration",
      paragraphs: [
        `${letter.byStaff ? "We" : "As you asked, we"} canceled the seat of one person in “${title}”. Who is still coming is below.`,
        ...refundOf(letter.refund),
      ],
      link: "See your registration",
      phones: "to cancel",
    };
  },

  "paid-too-late"(letter, { title }) {
    return {
      heading: "Your payment came too late",
      paragraphs: [
        `Your payment for “${title}” arrived after we released your seat, and no seat is left. We are sorry.`,
        ...refundOf(letter.refund),
      ],
    };
  },

  "paid-twice"(letter, { title }) {
    return {
      heading: "You already had a seat",
      paragraphs: [
        `A second payment for “${title}” reached us. You already had a seat, so we refund that payment. The seat is still yours.`,
        ...refundOf(letter.refund),
      ],
      link: "See your registration",
    };
  },

  refunded(letter, { title, people }) {
    return {
      heading: "Your refund is on its way",
      paragraphs: [`This is about ${yourSeats(people)} in “${title}”.`, ...refundOf(letter.refund)],
    };
  },

  "class-changed"(_letter, { title }) {
    return {
      heading: "Your class has changed",
      paragraphs: [`Something about “${title}” has changed. The current details are below.`],
      link: "See, change or cancel your registration",
      calendar: "entry",
      phones: "to cancel",
    };
  },

  "class-moved"(letter, { title }) {
    return {
      heading: "Your class was moved",
      paragraphs: [
        `“${title}” takes place at another time. It was ${letter.from}. The current details are below.`,
        "If you cannot come, please cancel, so that someone else can have your seat.",
      ],
      link: "See, change or cancel your registration",
      calendar: "entry",
      phones: "to cancel",
    };
  },

  "sessions-changed"(letter, { title }) {
    return {
      heading: "The dates of your class have changed",
      paragraphs: [
        `This is about “${title}”. All its current dates are below.`,
        ...letter.changes,
        "If you cannot come, please cancel, so that someone else can have your seat.",
      ],
      link: "See, change or cancel your registration",
      calendar: "entry",
      phones: "to cancel",
    };
  },

  moved(letter, { title, timeZone }) {
    return {
      heading: "You were moved to another date",
      paragraphs: [
        `We moved your registration to “${title}”. It was for ${classDates(letter.from, timeZone)}. The current details are below.`,
        ...refundOf(letter.refund),
        ...(letter.owed > 0 ? [`Please pay the remaining ${formatDollars(letter.owed)} at the desk.`] : []),
        "If you cannot come, please cancel, so that someone else can have your seat.",
      ],
      link: "See, change or cancel your registration",
      calendar: "entry",
      phones: "to cancel",
    };
  },

  "class-cancelled"(letter, { title }) {
    return {
      heading: "Your class is canceled",
      paragraphs: [`“${title}” will not take place. We are sorry.`, ...refundOf(letter.refund)],
      calendar: "cancellation",
    };
  },

  reminder(letter, { title }) {
    return {
      heading: letter.day === "today" ? "Your class is today" : "Your class is in two days",
      paragraphs: [`We look forward to seeing you at “${title}”.`],
      link: "See, change or cancel your registration",
      phones: "to cancel",
    };
  },

  certificate({ people }, { title }) {
    const yours =
      people > 1 ? `The certificates of ${people} people are` : "Your certificate of attendance is";
    return {
      heading: people > 1 ? "Your certificates of attendance" : "Your certificate of attendance",
      paragraphs: [
        `Thank you for coming to “${title}”. ${yours} attached.`,
        people > 1
          ? "You also find them on your private page. If a name is wrong, please call us. We correct it and send them again."
          : "You also find it on your private page. If your name is wrong, please call us. We correct it and send it again.",
      ],
      link: "See your registration",
      isOver: true,
      phones: "to correct",
    };
  },

  survey({ lastDay }, { title, timeZone }) {
    return {
      heading: "How was your class?",
      paragraphs: [
        `Thank you for coming to “${title}”. Please tell us how it was. It takes about two minutes, and helps us make the next class better.`,
        `We see your answers without your name, unless you allow us to contact you. You can answer, and change your answers, until ${dayAt(lastDay, timeZone).words}.`,
      ],
      link: "Give feedback",
      opens: "feedback",
      isOver: true,
    };
  },

  message(letter) {
    return {
      heading: letter.heading,
      paragraphs: letter.text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ""),
      link: "See your registration",
      phones: "to cancel",
    };
  },
};

export function letterText<Kind extends LetterKind>(letter: Letter<Kind>, about: LetterClass): LetterText {
  return templates[letter.kind as Kind](letter, about);
}

/** "a seat", or "3 seats". */
function seatsInWords(people: number): string {
  return people > 1 ? `${people} seats` : "a seat";
}

/** "your seat", or "your 3 seats". */
function yourSeats(people: number): string {
  return people > 1 ? `your ${people} seats` : "your seat";
}

function groupOffer(until: Date, { title, people, timeZone }: LetterClass): LetterText {
  return {
    heading: `${people} seats are free for you`,
    paragraphs: [
      `${people} seats in “${title}” are free, enough for all of you. We hold them for you until ${formatMoment(until, timeZone)}.`,
      "If you do not take them by then, we will offer them to the next people on the waitlist.",
    ],
    link: "Take the seats",
  };
}

function receiptOf({ amount, on }: { amount: number; on: string }, title: string): string {
  return `Receipt: ${formatDollars(amount)} for “${title}”, paid on ${on}.`;
}

function refundOf(cents: number): string[] {
  if (cents === 0) return [];
  return [`We refund ${formatDollars(cents)} the way you paid it. Your bank may take up to ten days.`];
}

import type { DataOf } from "~/content/define-content-type";
import type { classType } from "~/content/types/class/definition";
import { html } from "./html";

/** The specification's eight types of classes, in its order; staff add to them. */
export const classCategories = [
  ["sportsmetrics", "Sportsmetrics"],
  ["birth-place-tour", "Birth Place Tour"],
  ["childbirth", "Childbirth"],
  ["joint-replacement", "Joint Replacement"],
  ["breastfeeding-class", "Breastfeeding Class"],
  ["newborn-care-class", "Newborn Care Class"],
  ["surgical-weight-loss-seminar", "Surgical Weight Loss Seminar"],
  ["surgical-weight-loss-support-group", "Surgical Weight Loss Support Group"],
] as const;

type ClassContent = Omit<DataOf<typeof classType>, "type" | "image" | "location"> & {
  /** Slugs, of the picture too. */
  category: (typeof classCategories)[number][0];
  location: string;
  picture: string;
};

const usual = {
  hasWaitlist: true,
  offerHours: null,
  guestTakesSeat: false,
  refundUntilHours: null,
  lateRefundPercent: null,
  questions: [],
  answersKeptDays: null,
};
const free = { hasRegistrationCost: false, registrationCost: null };
const dated = { useCustomDateDescription: false, customDateDescription: "" };

export const classes: ClassContent[] = [
  {
    title: "Childbirth in one Saturday",
    slug: "childbirth-january",
    category: "childbirth",
    picture: "scene-classes",
    location: "main-hospital",
    place: "Lantern Room, ground floor",
    body: html`
      <p>One day for the two of you: how labor begins, how to breathe through it, what we can do against pain, and the
        first hours with your child. Bring a pillow; we bring lunch.</p>`,
    startsAt: "2027-01-16T15:00:00.000Z",
    endsAt: "2027-01-16T22:00:00.000Z",
    ...dated,
    ...usual,
    hasRegistration: true,
    registrantLimit: 12,
    registrationEndsAt: "2027-01-15T18:00:00.000Z",
    hasRegistrationCost: true,
    registrationCost: 4_000,
  },
  {
    title: "Tour of the birth place",
    slug: "birth-place-tour-january",
    category: "birth-place-tour",
    picture: "banner-womens-health",
    location: "main-hospital",
    place: "Meet at the main entrance",
    body: html`
      <p>See the three birthing rooms, the nursery and the way in at night. A nurse who works there shows you around
        and answers what you want to know.</p>`,
    startsAt: "2027-01-20T00:30:00.000Z",
    endsAt: "2027-01-20T01:30:00.000Z",
    ...dated,
    ...usual,
    hasRegistration: true,
    registrantLimit: 8,
    registrationEndsAt: "2027-01-19T18:00:00.000Z",
    ...free,
  },
  {
    title: "Before your new knee or hip",
    slug: "joint-replacement-february",
    category: "joint-replacement",
    picture: "banner-orthopedics",
    location: "sandhill-specialty-center",
    place: "",
    body: html`
      <p>What to prepare at home, what the days in hospital are like, and how to be on your feet again soon. Bring
        whoever will help you afterwards.</p>`,
    startsAt: "2027-02-09T19:00:00.000Z",
    endsAt: "2027-02-09T20:30:00.000Z",
    useCustomDateDescription: true,
    customDateDescription: "The second Tuesday of every month, 1 to 2:30 PM",
    ...usual,
    hasRegistration: true,
    registrantLimit: null,
    registrationEndsAt: "2027-02-09T18:00:00.000Z",
    ...free,
  },
];

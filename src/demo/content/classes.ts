import type { classType } from "~/features/classes/class/definition";
import { closingDaysBefore, demoTime, isOnHoliday, minutesLater, type Weekday } from "./demo-time";
import { html } from "./html";
import type { DemoValues } from "./types";

/** The specification's eight types of classes, in its order; staff can add more. */
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

type ClassContent = Omit<
  DemoValues<typeof classType, "title" | "slug" | "body" | "startsAt" | "endsAt" | "place">,
  "location"
> & {
  /** Slugs, also of the picture. */
  category: (typeof classCategories)[number][0];
  location: string | null;
  picture: string;
};

/** A repeated class, with the weeks after the day of seeding in which it takes place. */
interface Series
  extends Pick<
    ClassContent,
    | "title"
    | "slug"
    | "category"
    | "location"
    | "place"
    | "picture"
    | "teacher"
    | "language"
    | "whatToBring"
    | "priceNote"
    | "hasCertificate"
  > {
  body: string;
  weekday: Weekday;
  begins: string;
  minutes: number;
  weeks: readonly number[];
  /** Whether it also took place some weeks ago, and asked the people who came for feedback. */
  tookPlace?: boolean;
  /** Null if there is no limit. */
  seats: number | null;
  /** Dollars; 0 if it is free. */
  dollars: number;
  /** What the price is for. If left out, it is for each person. */
  priceFor?: ClassContent["priceFor"];
  /** Limit of people in one registration; one if left out. */
  largestGroup?: number;
  /** Registration ends at 5 PM that many days before it starts; one if left out. */
  closesDaysBefore?: number;
  dateDescription?: string;
  /** How many weekly sessions each date has; a holiday is skipped. One if left out. */
  sessions?: number;
  openToAll?: boolean;
  questions?: ClassContent["questions"];
}

const usual = {
  hasWaitlist: true,
  offerHours: null,
  guestTakesSeat: false,
  largestGroup: null,
  priceFor: "person" as const,
  refundUntilHours: null,
  lateRefundPercent: null,
  questions: [],
  answersKeptDays: null,
};

const series: Series[] = [
  {
    title: "Tour of the birth place",
    slug: "birth-place-tour",
    category: "birth-place-tour",
    picture: "banner-womens-health",
    location: "main-hospital",
    place: "Meet at the main entrance",
    body: html`
      <p>See the three birthing rooms, the nursery and the way in at night. A nurse who works there shows you around
        and answers what you want to know.</p>
      <p>Come any time after 20 weeks, and bring your children if you like.</p>`,
    teacher: "Birth Place nurses",
    language: "English",
    whatToBring: "Walking shoes; the tour takes an hour",
    weekday: "Tuesday",
    begins: "18:30",
    minutes: 60,
    weeks: [0, 1, 2, 3, 5, 6, 7, 8],
    seats: 8,
    dollars: 0,
    // The first one is too soon to register for.
    closesDaysBefore: 8,
  },
  {
    title: "Childbirth in one Saturday",
    slug: "childbirth-in-one-saturday",
    category: "childbirth",
    picture: "scene-classes",
    location: "main-hospital",
    place: "Lantern Room, ground floor",
    body: html`
      <p>One day for the two of you: how labor begins, how to breathe through it, how we ease pain, and the first hours
        with your child. We bring lunch.</p>`,
    teacher: "Sofia Herrera, midwife",
    whatToBring: "A pillow and comfortable clothes",
    language: "English",
    weekday: "Saturday",
    begins: "09:00",
    minutes: 420,
    weeks: [2, 9],
    seats: 24,
    dollars: 40,
    priceFor: "couple",
    largestGroup: 2,
    questions: [
      {
        label: "Is there anything you cannot eat? We bring lunch.",
        required: false,
        sensitive: true,
        eachPerson: false,
      },
    ],
  },
  {
    title: "Childbirth, four Wednesday evenings",
    slug: "childbirth-four-evenings",
    category: "childbirth",
    picture: "scene-classes",
    location: "main-hospital",
    place: "Cottonwood Room, ground floor",
    body: html`
      <p>Labor, ways to ease pain with and without medicine, cesarean birth, and the first hours after. The Birth Place
        nurses join in. Start at about 28 weeks.</p>`,
    teacher: "Sofia Herrera, midwife",
    whatToBring: "Comfortable clothes and two pillows",
    language: "English",
    weekday: "Wednesday",
    begins: "18:30",
    minutes: 120,
    weeks: [5],
    sessions: 4,
    seats: 20,
    dollars: 40,
    priceFor: "couple",
    largestGroup: 2,
  },
  {
    title: "Breastfeeding, the first weeks",
    slug: "breastfeeding",
    category: "breastfeeding-class",
    picture: "banner-womens-health",
    location: "main-hospital",
    place: "Birth Place lounge",
    body: html`
      <p>How to begin, how to know that the baby gets enough, pumps, and going back to work. A certified lactation nurse
        teaches it. Partners are welcome.</p>`,
    teacher: "Certified lactation nurses",
    language: "English",
    whatToBring: "Your breast pump, if you have one, and your newborn",
    weekday: "Thursday",
    begins: "18:00",
    minutes: 120,
    weeks: [1, 5, 9],
    seats: 10,
    dollars: 0,
  },
  {
    title: "Newborn care",
    slug: "newborn-care",
    category: "newborn-care-class",
    picture: "scene-classes",
    location: "main-hospital",
    place: "Cottonwood Room, ground floor",
    body: html`
      <p>Feeding, bathing, safe sleep, crying, fever, car seats, and CPR on a doll.</p>`,
    priceNote: "Grandparents come at no extra cost.",
    teacher: "Birth Place nurses",
    language: "English",
    whatToBring: "Your car seat, if you want to learn how to install it",
    weekday: "Saturday",
    begins: "09:00",
    minutes: 180,
    weeks: [1, 4, 8],
    seats: 24,
    dollars: 15,
    priceFor: "family",
    largestGroup: 6,
    questions: [
      {
        label: "Anything you need, such as a chair or an interpreter?",
        required: false,
        sensitive: false,
        eachPerson: true,
      },
    ],
  },
  {
    title: "Before your new knee or hip",
    slug: "joint-replacement",
    category: "joint-replacement",
    picture: "banner-orthopedics",
    location: "sandhill-specialty-center",
    place: "",
    body: html`
      <p>What to prepare at home, what the days in the hospital are like, and how to get back on your feet. Bring
        the person who will help you afterward.</p>`,
    teacher: "Physical therapists and orthopedics nurses",
    language: "English",
    whatToBring: "A list of your medicines, and the person who will help you afterward",
    weekday: "Thursday",
    begins: "13:00",
    minutes: 120,
    weeks: [0, 2, 4, 6, 8],
    tookPlace: true,
    seats: null,
    dollars: 0,
    // Surgeons ask patients whether they took the class.
    hasCertificate: true,
  },
  {
    title: "Is weight-loss surgery for me?",
    slug: "weight-loss-seminar",
    category: "surgical-weight-loss-seminar",
    picture: "banner-general-surgery",
    location: "main-hospital",
    place: "Cottonwood Room, ground floor",
    body: html`
      <p>Dr. Tran explains who surgery helps, the two operations done here, the risks, the six months of preparation, and
        which plans pay. Nobody is weighed, and you do not have to decide anything.</p>`,
    teacher: "Thuy Tran, MD",
    language: "English",
    whatToBring: "Your insurance card, if you want to ask about your plan",
    weekday: "Wednesday",
    begins: "17:30",
    minutes: 60,
    weeks: [0, 4, 8],
    seats: 30,
    dollars: 0,
  },
  {
    title: "Weight-loss support group",
    slug: "weight-loss-support-group",
    category: "surgical-weight-loss-support-group",
    picture: "banner-general-surgery",
    location: "main-hospital",
    place: "Lantern Room, ground floor",
    body: html`
      <p>For people who are waiting for surgery, or who had it last month or ten years ago. A dietitian is always there, and Dr. Tran often comes. Bring a friend. Come once or every time.</p>`,
    language: "English",
    weekday: "Monday",
    begins: "18:00",
    minutes: 90,
    weeks: [1, 5, 9],
    seats: null,
    dollars: 0,
    openToAll: true,
  },
  {
    title: "Sportsmetrics before the season",
    slug: "sportsmetrics",
    category: "sportsmetrics",
    picture: "banner-rehabilitation",
    location: null,
    place: "{town} High School gym",
    body: html`
      <p>Jump and landing training that makes torn knee ligaments less likely, especially for girls.</p>`,
    teacher: "Tessa Vance, PA-C",
    whatToBring: "Court shoes, water, and a parent's signature",
    language: "English",
    weekday: "Monday",
    begins: "16:00",
    minutes: 39 * 24 * 60 + 75,
    weeks: [3, 10],
    seats: 24,
    dollars: 60,
    questions: [
      { label: "Which sport, and for which school?", required: true, sensitive: false, eachPerson: false },
    ],
    dateDescription: "Six weeks: Mondays, Wednesdays and Fridays, 4:00 to 5:15 PM, except on holidays",
  },
];

/**
 * Long enough ago that the job that emails certificates has nothing to send: the people are invented.
 */
const WEEKS_AGO = [6, 7];

/** The classes of the coming three months, from the day of seeding, and one that is over. */
export function classes(today: Date): ClassContent[] {
  return series.flatMap((one) => datesOf(one, today));
}

/** The slugs of the dates of each series. */
export function classSeries(today: Date): string[][] {
  return series.map((one) => datesOf(one, today).map(({ slug }) => slug));
}

function datesOf({ weeks, tookPlace = false, ...one }: Series, today: Date): ClassContent[] {
  const isHeld = (week: number) => !isOnHoliday(demoTime(today, week, one.weekday, one.begins));
  const coming = weeks
    .filter(isHeld)
    .map((week, at) => dateOf(one, week, at === 0 ? one.slug : `${one.slug}-${at + 1}`, today));
  const weeksAgo = tookPlace ? WEEKS_AGO.find((ago) => isHeld(-ago)) : undefined;
  if (weeksAgo === undefined) return coming;
  return [...coming, { ...dateOf(one, -weeksAgo, `${one.slug}-past`, today), hasSurvey: true }];
}

function dateOf(
  one: Omit<Series, "weeks" | "tookPlace">,
  week: number,
  slug: string,
  today: Date,
): ClassContent {
  const {
    weekday,
    begins,
    minutes,
    seats,
    dollars,
    closesDaysBefore = 1,
    dateDescription,
    sessions = 1,
    openToAll,
    ...rest
  } = one;
  const startsAt = demoTime(today, week, weekday, begins);
  const later = Array.from({ length: 2 * sessions }, (_, more) =>
    demoTime(today, week + more + 1, weekday, begins),
  ).filter((start) => !isOnHoliday(start));
  return {
    ...usual,
    ...rest,
    slug,
    startsAt,
    endsAt: minutesLater(startsAt, minutes),
    moreSessions: later.slice(0, sessions - 1).map((start) => ({
      startsAt: start,
      endsAt: minutesLater(start, minutes),
      place: "",
    })),
    useCustomDateDescription: dateDescription !== undefined,
    customDateDescription: dateDescription ?? "",
    hasRegistration: !openToAll,
    registrantLimit: seats,
    registrationEndsAt: openToAll ? null : closingDaysBefore(startsAt, closesDaysBefore),
    hasRegistrationCost: dollars > 0,
    registrationCost: dollars > 0 ? dollars * 100 : null,
  };
}

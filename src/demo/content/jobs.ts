import { addDays } from "date-fns";
import { dayAt } from "~/content/values/day-at";
import type { jobType } from "~/features/careers/job/definition";
import { html } from "./html";
import type { DemoValues } from "./types";

type JobContent = Omit<
  DemoValues<typeof jobType, "title" | "slug" | "payFrom" | "payTo">,
  "location" | "form"
> & {
  /** Slug. */
  location: string;
};

/** A job with its days relative to the day of seeding. */
type OpenJob = Omit<JobContent, "postedOn" | "closesOn"> & {
  postedDaysAgo: number;
  /** Null: open until it is filled. */
  closesInDays: number | null;
};

const openJobs: OpenJob[] = [
  {
    slug: "registered-nurse-emergency",
    title: "Registered nurse, emergency",
    summary: "Care for everyone who comes through the door at night, with a doctor in the building.",
    department: "Emergency department",
    location: "main-hospital",
    schedule: "full",
    shift: "nights, three 12-hour shifts a week",
    payFrom: 33.4,
    payTo: 44.5,
    payPer: "hour",
    description: html`<ul><li>Decide who needs care first, and start it.</li><li>Work with one other nurse, a doctor or
        PA, and the ambulance crews.</li><li>Get people ready for the helicopter when they need a bigger
        hospital.</li></ul>`,
    requirements: html`<ul><li>Nebraska or compact RN license.</li><li>BLS and ACLS, or we teach you in the first
        three months.</li><li>New nurses are welcome: the residency lasts a year.</li></ul>`,
    postedDaysAgo: 6,
    closesInDays: 30,
  },
  {
    slug: "medical-assistant-willow-bend",
    title: "Medical assistant",
    summary: "Greet patients at the Willow Bend Clinic, take their blood pressure, and give shots.",
    department: "Family medicine",
    location: "willow-bend-clinic",
    schedule: "part",
    shift: "24 hours, Monday to Wednesday",
    payFrom: 19.6,
    payTo: 24.8,
    payPer: "hour",
    description: html`<ul><li>Bring patients to the room and write down why they came.</li><li>Draw blood and give shots.</li><li>Call people with results, as the provider asks.</li></ul>`,
    requirements: html`<ul><li>A certificate, or one year in a clinic.</li><li>Spanish is welcome and adds $1.50 an
        hour.</li></ul>`,
    postedDaysAgo: 12,
    closesInDays: null,
  },
  {
    slug: "physical-therapist",
    title: "Physical therapist",
    summary: "Help people walk, lift and work again, after surgery, a stroke or a fall.",
    department: "Rehabilitation",
    location: "main-hospital",
    schedule: "full",
    shift: "weekdays, one Saturday morning a month",
    payFrom: 82_000,
    payTo: 98_000,
    payPer: "year",
    description: html`<ul><li>See eight to ten people a day, each for 45 minutes.</li><li>Plan with surgeons and nurses
        before people go home.</li><li>Teach a class once a season.</li></ul>`,
    requirements: html`<ul><li>Nebraska license in physical therapy, or eligibility for one.</li><li>New graduates work
        beside a senior therapist for six months.</li></ul>`,
    postedDaysAgo: 20,
    closesInDays: 21,
  },
  {
    slug: "cook-lantern-cafe",
    title: "Cook, Lantern Café",
    summary: "Cook breakfast and lunch for patients, visitors and staff. We teach you hospital diets.",
    department: "Kitchen",
    location: "main-hospital",
    schedule: "asNeeded",
    shift: "mornings and some weekends",
    payFrom: 16.9,
    payTo: 19.5,
    payPer: "hour",
    description: html`<ul><li>Cook for our patients and about 150 guests a day, with two others.</li><li>Read diet cards
        and plate meals that are safe for each patient.</li></ul>`,
    requirements: html`<ul><li>You like to cook, and you keep a kitchen clean.</li><li>Food handler permit, which we pay
        for.</li></ul>`,
    postedDaysAgo: 3,
    closesInDays: null,
  },
];

/**
 * The open jobs of the demo hospital.
 * @param today the day of seeding, before which they were posted
 */
export function jobs(today: Date): JobContent[] {
  const day = (days: number) => dayAt(addDays(today, days), "America/Chicago").iso;
  return openJobs.map(({ postedDaysAgo, closesInDays, ...job }) => ({
    ...job,
    postedOn: day(-postedDaysAgo),
    closesOn: closesInDays === null ? null : day(closesInDays),
  }));
}

import type { DataOf } from "~/content/define-content-type";
import type { calendarEventType } from "~/features/events/calendar-event/definition";
import type { blogPostType } from "~/features/news/blog-post/definition";
import type { mediaCoverageType } from "~/features/news/media-coverage/definition";
import type { newsItemType } from "~/features/news/news-item/definition";
import type { pressReleaseType } from "~/features/news/press-release/definition";
import { dollars, givenForUnit3d, goalOfUnit3d } from "./campaigns";
import { demoTime, isOnHoliday, minutesLater, monthlyDemoTime, type Weekday } from "./demo-time";
import { html, text } from "./html";

/** With pictures, people, and specialties by slug. */
type Pictured<Values> = Omit<Values, "image" | "plainWords"> & { picture: string };

export const pressReleases: Omit<DataOf<typeof pressReleaseType>, "plainWords">[] = [
  {
    title: "{shortName} opens an evening clinic in Willow Bend",
    slug: "evening-clinic-in-willow-bend",
    publishedAt: "2026-10-05T14:00:00.000Z",
    summary: text`
      Starting this month, the Willow Bend Clinic is open until 8 PM on the first Wednesday of the month, for people
      who cannot leave work.`,
    body: html`
      <p>{town}, Nebraska. {hospital} keeps the Willow Bend Clinic open until 8 PM on the
        first Wednesday of every month.</p>
      <h2>Why in the evening</h2>
      <p>In a survey last winter, one in three people in and around Willow Bend said that they had put off a visit
        because they could not leave work for it.</p>
      <p>More about the clinic: <a href="/location/willow-bend-clinic">Willow Bend Clinic</a>.</p>`,
  },
];

export const mediaCoverages: DataOf<typeof mediaCoverageType>[] = [
  {
    title: "A small hospital that stays",
    outlet: "The Alder County Ledger",
    href: "https://ledger.example/2026/09/a-small-hospital-that-stays",
    publishedAt: "2026-09-12T13:00:00.000Z",
  },
];

export const newsItems: Pictured<DataOf<typeof newsItemType>>[] = [
  {
    title: "3D mammography: two thirds of the way",
    slug: "two-thirds-of-the-way",
    publishedAt: "2026-11-16T15:00:00.000Z",
    summary: text`
      Neighbors have given ${dollars(givenForUnit3d)} of the ${dollars(goalOfUnit3d)} for a 3D mammography unit. The state has already approved the
      room.`,
    picture: "scene-foundation",
    specialties: ["radiology", "womens-health"],
    body: html`
      <p>Our machine takes flat pictures. The nearest one that takes them in three dimensions is 71 miles away, and some women put off the drive.</p>
      <h2>How much is still needed</h2>
      <p>${dollars(goalOfUnit3d - givenForUnit3d)}. The Foundation will not ask for more before the harvest supper next September; anyone who wants to help sooner can <a href="/donate">give online</a>.</p>`,
  },
  {
    title: "The lanterns are lit again",
    slug: "the-lanterns-are-lit-again",
    publishedAt: "2026-11-13T15:00:00.000Z",
    summary: text`
      Four hundred people came to this year's Lantern Harvest, and the supper paid for the new mammography room's
      first wall.`,
    picture: "scene-harvest-night",
    specialties: [],
    body: html`
      <p>As in 1951, farm families gave a day's harvest, and everyone else came to eat it. What the evening raised goes to the <a href="/donate">foundation</a>.</p>`,
  },
];

export const blogPosts: Pictured<DataOf<typeof blogPostType>>[] = [
  {
    title: "What to bring to a first visit",
    slug: "what-to-bring-to-a-first-visit",
    description: text`
      A bag of pill bottles tells us more than any form. Six things to bring, and one to leave at home.`,
    picture: "scene-patient-resources",
    author: "Greta Lindqvist, PA-C",
    reviewer: "elena-marsh",
    reviewedOn: "2026-10-28",
    specialties: ["family-medicine"],
    body: html`
      <p>A first visit takes forty minutes. With these in your bag, you will get more out of it.</p>
      <ul>
        <li>Every medicine that you take, in its bottle, including vitamins and drops.</li>
        <li>Your insurance card and a photo ID.</li>
        <li>Names and phone numbers of the doctors you have seen.</li>
        <li>A list of what you want to ask. Put what worries you most first.</li>
        <li>Someone to listen with you, if you like.</li>
        <li>Glasses and hearing aids.</li>
      </ul>
      <p>Leave one thing at home: the worry that a question is silly. More about the first visit:
        <a href="/new-patient/primary-care">become a patient</a>.</p>`,
  },
  {
    title: "Five things to do before the first snow",
    slug: "before-the-first-snow",
    description: text`
      What our emergency nurses wish every farmhouse had ready before winter closes the county roads.`,
    picture: "scene-news-winter",
    author: "Katie Brandt, DO",
    reviewer: "marcus-oyelaran",
    reviewedOn: "2026-11-09",
    specialties: ["emergency-medicine", "family-medicine"],
    body: html`
      <p>Every winter we see the same five accidents. Each has a small thing that would have prevented it.</p>
      <h2>Salt where you step first</h2>
      <p>Most falls happen between the door and the car. Keep a bucket of grit inside the door, not in the shed.</p>
      <h2>A list on the refrigerator</h2>
      <p>Medicines, allergies, who to call. The people who come to help read it first.</p>
      <h2>Two weeks of medicine</h2>
      <p>Refill when you open the last package; a refill may take up to 72 hours, and a road may take longer.</p>`,
  },
];

/** The community events, from the day of seeding. */
export function calendarEvents(today: Date): Omit<DataOf<typeof calendarEventType>, "plainWords">[] {
  return events.flatMap(({ weekday, begins, minutes, weeks, monthly, ...event }) => {
    const starts = monthly
      ? monthly.months.map((month) => monthlyDemoTime(today, month, monthly.nth, weekday, begins))
      : weeks.map((week) => demoTime(today, week, weekday, begins));
    return starts
      .map((startsAt) => ({ startsAt, endsAt: minutesLater(startsAt, minutes) }))
      .filter(({ startsAt, endsAt }) => !isOnHoliday(startsAt) && !isOnHoliday(endsAt))
      .map((times, at) => {
        const slug = at === 0 ? event.slug : `${event.slug}-${at + 1}`;
        return { ...event, slug, startsAt: times.startsAt, endsAt: times.endsAt };
      });
  });
}

interface EventSeries extends Omit<DataOf<typeof calendarEventType>, "startsAt" | "endsAt" | "plainWords"> {
  weekday: Weekday;
  begins: string;
  minutes: number;
  /** Weeks after the first such weekday that follows the day of seeding. */
  weeks: readonly number[];
  /** Instead of weeks: on the nth such weekday of a month, these months after the first. */
  monthly?: { nth: number; months: readonly number[] };
}

const events: EventSeries[] = [
  {
    title: "Blood drive",
    slug: "blood-drive",
    place: "Cottonwood Room, main hospital",
    body: "<p>Eat beforehand, drink plenty of water, and bring an ID. It takes about an hour.</p>",
    weekday: "Wednesday",
    begins: "12:00",
    minutes: 360,
    weeks: [2, 10],
  },
  {
    title: "Quilt days",
    slug: "quilt-days",
    place: "Cottonwood Room, main hospital",
    body: html`
      <p>For two days, quilters from around the county finish the quilts that people choose on their first day of chemotherapy.
        Bring a machine, or just your hands.</p>`,
    weekday: "Friday",
    begins: "09:00",
    minutes: 31 * 60,
    weeks: [6],
  },
  {
    title: "Grief group",
    slug: "grief-group",
    place: "Alder Creek Family Clinic",
    body: "<p>For anyone who has lost someone. Come once or every time; no one has to speak.</p>",
    weekday: "Thursday",
    begins: "17:30",
    minutes: 90,
    weeks: [0, 1, 2, 3, 4, 5, 6, 7],
  },
  {
    title: "Caregivers' coffee",
    slug: "caregivers-coffee",
    place: "Lantern Café, main hospital",
    body: "<p>For people who look after a relative. Bring them along: a volunteer will keep them company.</p>",
    weekday: "Friday",
    begins: "10:00",
    minutes: 60,
    weeks: [],
    monthly: { nth: 2, months: [0, 1, 2] },
  },
  {
    title: "New parents' morning",
    slug: "new-parents-morning",
    place: "Birth Place lounge",
    body: "<p>For parents with a baby under one. A lactation nurse is there, with a scale and coffee.</p>",
    weekday: "Wednesday",
    begins: "09:30",
    minutes: 90,
    weeks: [],
    monthly: { nth: 3, months: [0, 1, 2] },
  },
  {
    title: "Car seat check",
    slug: "car-seat-check",
    place: "Fire hall, {town}",
    body: "<p>Bring the car and the child. A technician checks that the seat is installed right. It takes 20 minutes.</p>",
    weekday: "Saturday",
    begins: "09:00",
    minutes: 120,
    weeks: [],
    monthly: { nth: 3, months: [0, 1] },
  },
  {
    title: "Blood pressure and sugar check",
    slug: "blood-pressure-check",
    place: "{town} library",
    body: "<p>Walk in. A nurse checks your blood pressure and your sugar, and writes both down for you. It is free.</p>",
    weekday: "Tuesday",
    begins: "09:00",
    minutes: 120,
    weeks: [],
    monthly: { nth: 1, months: [0, 1, 2] },
  },
  {
    title: "Cancer survivors' supper",
    slug: "survivors-supper",
    place: "Cottonwood Room, main hospital",
    body: "<p>For people during and after treatment, with one guest. Supper is free.</p>",
    weekday: "Tuesday",
    begins: "18:00",
    minutes: 90,
    weeks: [],
    monthly: { nth: 4, months: [0, 1, 2] },
  },
  {
    title: "Board meeting",
    slug: "board-meeting",
    place: "Cottonwood Room, main hospital",
    body: "<p>The hospital's board meets in public. The agenda is by the front door three days ahead.</p>",
    weekday: "Monday",
    begins: "18:00",
    minutes: 90,
    weeks: [],
    monthly: { nth: 4, months: [0, 1, 2] },
  },
];

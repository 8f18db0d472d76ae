import type { Page } from "@playwright/test";
import type { EventName } from "~/ui/events/event-details";
import { representatives } from "../../test-all";
import { house } from "../lightbox/house";

/** Every kind of public page, in groups. */
const everyPage = {
  "pages to find care": [
    "/",
    "/provider-search",
    "/provider-search?language=Spanish&specialty=family-medicine",
    "/provider/ana-lucia-reyes",
    "/specialties-and-locations",
    "/specialty/radiology",
    "/conditions/high-blood-pressure",
    "/visiting",
    "/location/sandhill-specialty-center",
    "/insurance",
    "/where-to-go",
    "/insurance/workers-compensation",
    "/search/?q=baby",
    "/search/?q=xyzzyxyzzy",
    "/search/?q=chest+pain",
    "/essentials",
    "/no-such-page",
  ],
  "pages with dates and news": [
    "/classes-and-education",
    "/classes-and-education?view=calendar",
    "/classes/birth-place-tour",
    "/classes/birth-place-tour/register",
    "/events",
    "/events?view=calendar",
    "/events/blood-drive",
    "/blog",
    "/blog/before-the-first-snow",
    "/newsroom",
    "/news/two-thirds-of-the-way",
  ],
  "pages with forms": [
    "/donate",
    "/new-patient/primary-care",
    "/forms/new-patient-primary-care/paper",
    "/medical-records",
    "/financial-assistance/apply",
    "/jobs/physical-therapist",
    "/conference-registration",
    "/award/lantern",
    "/newsletter",
    "/contact-us",
  ],
  "pages of text": [
    "/about-us",
    "/careers",
    "/jobs",
    "/financial-assistance",
    "/financial-assistance/providers",
    "/handouts/medicine-list",
    "/community-health-partnership",
    "/patient-resources",
    "/patient-portal",
    "/price-transparency",
    "/primary-care-faq",
    "/accessibility",
    "/privacy",
    "/nondiscrimination",
  ],
  // Spanish has longer words.
  "pages in Spanish": [
    "/es/ayuda-con-el-idioma",
    "/es/emergencia",
    "/es/encuentre-un-doctor",
    "/es/paciente-nuevo",
    "/es/visitas",
    "/es/facturas",
    "/es/ayuda-financiera",
    "/es/expediente-medico",
    "/es/privacidad",
    "/es/contacto",
  ],
} as const;

/** The tightest of each group: with the longest words, tables, and forms. */
const TIGHTEST = [
  "/provider/ana-lucia-reyes",
  "/specialty/radiology",
  "/location/sandhill-specialty-center",
  "/no-such-page",
  "/classes/birth-place-tour/register",
  "/events?view=calendar",
  "/donate",
  "/conference-registration",
  "/forms/new-patient-primary-care/paper",
  "/price-transparency",
  "/financial-assistance/providers",
  "/es/facturas",
  "/es/emergencia",
  "/es/ayuda-con-el-idioma",
  "/nondiscrimination",
];

/** The pages of this run, in the groups that one test checks. */
export const pages: Record<string, string[]> = Object.fromEntries(
  Object.entries(everyPage).map(([group, addresses]) => [
    group,
    representatives<string>(addresses, (one) => TIGHTEST.includes(one)),
  ]),
);

interface DialogView {
  event: EventName;
  carries?: (page: Page) => Promise<object>;
}

/** The dialogs that named events open over a page. */
const everyDialog: DialogView[] = [
  { event: "specialty-filter" },
  { event: "provider-profile", carries: aProvider },
  { event: "locations-map" },
  { event: "class-details", carries: aClass },
  { event: "class-registration", carries: aClass },
  { event: "donation-modal" },
  { event: "join-newsletter" },
  { event: "award-thank-you" },
  { event: "new-patient-thank-you", carries: async () => ({ backRoute: "/about-us" }) },
  { event: "event-registration-success", carries: async () => ({ name: "Bartholomew" }) },
  {
    event: "registration-success",
    carries: async () => ({
      classType: "Childbirth",
      title: "Childbirth",
      startDate: "2027-01-16T09:00:00-06:00",
      endDate: "2027-01-16T16:00:00-06:00",
    }),
  },
  { event: "modal-image-carousel", carries: async () => ({ slides: house, index: 0, title: "Our house" }) },
];

/** The dialogs of this run: in `npm test` one to read, two with a form, and one with a picture. */
export const dialogs = representatives(everyDialog, ({ event }) =>
  ["provider-profile", "class-registration", "join-newsletter", "modal-image-carousel"].includes(event),
);

interface ListedClass {
  id: string;
  slug: string;
  title: string;
  availability: { state: string };
}

/** The last date of a class that people can register for: one of the same title on every day. */
export async function openClass(page: Page): Promise<ListedClass> {
  const { classes }: { classes: ListedClass[] } = await (await page.request.get("/api/class")).json();
  const open = classes.findLast(
    ({ title, availability }) => title === "Newborn care" && availability.state === "open",
  );
  if (!open) throw new Error("No date of Newborn care is open.");
  return open;
}

async function aClass(page: Page): Promise<object> {
  return { id: (await openClass(page)).id };
}

async function aProvider(page: Page): Promise<object> {
  const { providers } = await (await page.request.get("/api/provider")).json();
  return { id: providers[0].id };
}

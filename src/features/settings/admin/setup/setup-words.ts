import type { SiteSettings } from "../../definition";
import type { SetupStep } from "../../setup/setup-steps";

export interface StepWords {
  title: string;
  /** Why the site needs the information. */
  why: string;
  /** Its effect for visitors. */
  visitors: string;
}

/** The texts of each step. */
export const stepWords: Record<SetupStep, StepWords> = {
  hospital: {
    title: "Your hospital",
    why: "The name is on every page and in every email. Search engines and maps show it, too.",
    visitors:
      "The short name is at the top of each page, in large letters. The line under it says whom you serve.",
  },
  contact: {
    title: "Address and phones",
    why: "People who are ill or worried look for a phone number first.",
    visitors:
      "The main phone is on every page, and on error pages. The address is in the footer and in emails.",
  },
  "time-zone": {
    title: "Time zone",
    why: "Opening hours, classes, and reminders follow the clock on your wall.",
    visitors: "“Open now” is right, and reminders for classes arrive in the morning.",
  },
  logo: {
    title: "Logo",
    why: "People recognize a logo before they read a name. An SVG file is best; PNG works, too.",
    visitors: "The logo is beside the name at the top of each page. Without one, the name stands alone.",
  },
  colors: {
    title: "Colors",
    why: "The site can use your colors. It checks their contrast, so that everyone can read what you write.",
    visitors: "Headings, buttons, and the bar at the top have your colors, and so do emails.",
  },
  features: {
    title: "Features",
    why: "A small site that is kept up serves people better than a large one that is not.",
    visitors: "A feature that is off leaves no empty page and no link. You can turn it on at any time.",
  },
  email: {
    title: "Email",
    why: "The site sends confirmations, reminders, receipts, and invitations for your colleagues.",
    visitors: "People who register for a class get a confirmation within a minute.",
  },
  payments: {
    title: "Payments",
    why: "Paid classes and gifts need an account with Stripe.",
    visitors: "With it, they pay by card on a page of Stripe. Without it, the site asks them to call.",
  },
  demo: {
    title: "The demo content",
    why: "A new site can come with the pages of an invented hospital, so that you can see what it does.",
    visitors: "As long as the demo is there, visitors see places and people who do not exist.",
  },
};

/** The fields of each step. Steps without an entry have no form. */
export const stepFields = {
  hospital: ["hospitalName", "shortName", "tagline"],
  contact: [
    "addressLine1",
    "addressCity",
    "addressState",
    "addressPostalCode",
    "mainPhone",
    "nurseLine",
    "schedulingPhone",
    "languagePhone",
    "classCancellationPhone",
    "birthPlaceCancellationPhone",
    "email",
  ],
  "time-zone": ["timeZone"],
  logo: ["logo"],
  colors: ["brandMain", "brandLink", "brandWarm", "brandSignal"],
  features: [
    "featureBlog",
    "featureEvents",
    "featureNews",
    "featureForms",
    "featureSearch",
    "featureAnalytics",
  ],
} satisfies Partial<Record<SetupStep, (keyof SiteSettings)[]>>;

export type FormStep = keyof typeof stepFields;

export function isFormStep(step: SetupStep): step is FormStep {
  return step in stepFields;
}

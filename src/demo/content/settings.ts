import type { ValuesOf } from "~/content/fields/field";
import { backupFields } from "~/features/settings/backup-fields";
import type { SiteSettings } from "~/features/settings/definition";
import { featureFields } from "~/features/settings/feature-fields";
import { healthFields } from "~/features/settings/health-fields";
import { holidayEntry } from "~/features/settings/holiday-fields";
import { registrationFields } from "~/features/settings/registration-fields";
import { retentionFields } from "~/features/settings/retention-fields";
import { securityFields } from "~/features/settings/security-fields";
import { timeZoneFields } from "~/features/settings/time-zone-fields";
import { clinicHolidays } from "./clinic-holidays";
import { giving } from "./giving";
import { phones } from "./phones";
import { urls } from "./urls";

/** Features as configured in the environment, and default retention periods. */
const asDelivered = Object.fromEntries(
  [
    backupFields,
    featureFields,
    registrationFields,
    retentionFields,
    securityFields,
    healthFields,
    timeZoneFields,
  ].flatMap((fields) => Object.entries(fields).map(([name, { empty }]) => [name, empty])),
) as ValuesOf<
  typeof backupFields &
    typeof featureFields &
    typeof registrationFields &
    typeof retentionFields &
    typeof securityFields &
    typeof healthFields &
    typeof timeZoneFields
>;

export const settings: Omit<
  SiteSettings,
  "logo" | "shareImage" | "priceFileUrl" | "mapImage" | "mapSouth" | "mapWest" | "mapNorth" | "mapEast"
> = {
  slug: "site",
  holidays: clinicHolidays.map(({ name, on }) => holidayEntry(name, on)),
  hospitalName: "Prairie Lantern Community Hospital",
  shortName: "Prairie Lantern",
  foundationName: "Prairie Lantern Foundation",
  foundationTaxId: "47-0000000",
  ...giving,
  conferenceRegistrationBodyHTML:
    "<p>The next Rural Health Conference is in April. The program is printed in January; people on the list get it first, and have two weeks to choose small groups before everybody else.</p>",
  tagline: "The hospital of {town}, Willow Bend and Plum Valley",
  phones: [
    { label: "Main hospital", phone: phones.main, hours: "Any hour" },
    { label: "Nurse line", phone: phones.nurseLine, hours: "Any hour" },
    { label: "Make an appointment", phone: phones.scheduling, hours: "Monday to Friday 7:30 AM to 5:30 PM" },
    { label: "Billing", phone: phones.billing, hours: "Monday to Friday 8:00 AM to 5:00 PM" },
    { label: "Interpreters", phone: phones.languageHelp, hours: "Any hour" },
    { label: "Classes and events", phone: phones.classes, hours: "Monday to Friday 8:00 AM to 5:00 PM" },
    { label: "The Birth Place", phone: phones.birthPlace, hours: "Open 24 hours, every day" },
    { label: "Foundation", phone: phones.foundation, hours: "Monday to Friday 8:00 AM to 5:00 PM" },
  ],
  mainPhone: phones.main,
  nurseLine: phones.nurseLine,
  schedulingPhone: phones.scheduling,
  classCancellationPhone: phones.classes,
  birthPlaceCancellationPhone: phones.birthPlace,
  languagePhone: phones.languageHelp,
  fax: phones.faxMain,
  emergencyLine: "Emergency? Call 911. Our emergency department is always open.",
  crisisLine: "Thinking of suicide, or worried about someone? Call or text 988 at any hour.",
  email: "hello@prairielantern.example",
  addressLine1: "400 Cottonwood Avenue",
  addressCity: "Alder Creek",
  addressState: "NE",
  addressPostalCode: "69199",
  // The demo hospital uses no tracking.
  tagManagerId: "",
  analyticsId: "",
  measuresSpeed: false,
  socialPixelId: "",
  searchAdsId: "",
  // The default colors are this hospital's own.
  brandMain: null,
  brandMainDeep: null,
  brandLink: null,
  brandLinkDeep: null,
  brandWarm: null,
  brandWarmDeep: null,
  brandSignal: null,
  ...asDelivered,
  billingUrl: urls.billing,
  patientPortalUrl: urls.portal,
  priceFileUpdatedOn: null,
  priceContactName: "Price estimates",
  priceContactEmail: "prices@prairielantern.example",
  newsletterTopics: ["What your gifts did", "Classes and events", "Healthy living"],
  languages: [
    "English",
    "Spanish",
    "Vietnamese",
    "Chinese",
    "Arabic",
    "Somali",
    "French",
    "German",
    "Oromo",
    "Korean",
    "Nepali",
    "Russian",
    "Lao",
    "Kurdish",
    "Persian",
    "Japanese",
  ],
  socialLinks: [
    { label: "Facebook", href: "https://facebook.prairielantern.example/" },
    { label: "YouTube", href: "https://youtube.prairielantern.example/" },
  ],
};

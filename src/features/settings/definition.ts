import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import type { ValuesOf } from "~/content/fields/field";
import { html } from "~/content/fields/html/field";
import { itemArray } from "~/content/fields/item-array/field";
import { number } from "~/content/fields/number/field";
import { slug } from "~/content/fields/slug/field";
import { text } from "~/content/fields/text/field";
import { textArray } from "~/content/fields/text-array/field";
import { image } from "~/features/media/shared/fields";
import { backupFields } from "./backup-fields";
import { brandProblems } from "./brand";
import { brandFields } from "./brand-fields";
import { contactProblems } from "./contact-problems";
import { featureFields } from "./feature-fields";
import { givingFields } from "./giving-fields";
import { healthFields } from "./health-fields";
import { registrationFields } from "./registration-fields";
import { reportSetUp } from "./report-set-up";
import { retentionFields } from "./retention-fields";
import { securityFields } from "./security-fields";
import { siteSettings } from "./table";
import { trackingFields } from "./tracking-fields";

const phone = (label: string) => text({ label, maxLength: 20, required: true });
const degrees = (label: string, limit: number) => number({ label, minimum: -limit, maximum: limit });

const fields = {
  slug: slug({ label: "Settings of" }),
  hospitalName: text({ label: "Name of the hospital", required: true }),
  shortName: text({ label: "Short name", required: true }),
  foundationName: text({ label: "Name of the foundation", required: true }),
  foundationTaxId: text({ label: "Tax id of the foundation", help: "The EIN; receipts for gifts name it." }),
  tagline: text({ label: "Line under the name" }),
  mainPhone: phone("Main phone"),
  nurseLine: phone("Nurse line"),
  schedulingPhone: phone("Scheduling"),
  classCancellationPhone: phone("Cancelling a class"),
  birthPlaceCancellationPhone: phone("Cancelling with the birth place"),
  languagePhone: phone("Language help"),
  fax: text({ label: "Fax", maxLength: 20 }),
  emergencyLine: text({ label: "What to do in an emergency", required: true }),
  crisisLine: text({ label: "What to do in a crisis", required: true }),
  phones: itemArray({
    label: "Phones in the footer",
    item: {
      label: text({ label: "Who", required: true }),
      phone: phone("Phone"),
      hours: text({ label: "Hours" }),
    },
  }),
  email: text({ label: "E-mail", maxLength: 254 }),
  addressLine1: text({ label: "Street", required: true }),
  addressCity: text({ label: "City", required: true }),
  addressState: text({ label: "State", maxLength: 2, required: true }),
  addressPostalCode: text({ label: "ZIP code", maxLength: 10, required: true }),
  billingUrl: text({ label: "Paying a bill", maxLength: 500, link: true }),
  patientPortalUrl: text({ label: "Patient portal", maxLength: 500, link: true }),
  priceFileUrl: text({
    label: "File with every price",
    help: "Upload it under Files, named by the federal rule: tax id, name and standardcharges, such as 470000001_prairie-hospital_standardcharges.csv. Then copy its address here; cms-hpt.txt names it.",
    maxLength: 500,
  }),
  priceContactName: text({ label: "Whom to ask about prices" }),
  priceContactEmail: text({ label: "E-mail for questions about prices", maxLength: 254 }),
  languages: textArray({ label: "Languages of the notices", maxItems: 40 }),
  socialLinks: itemArray({
    label: "Social links",
    item: {
      label: text({ label: "Label", required: true }),
      href: text({ label: "Address", maxLength: 500, required: true, link: true }),
    },
  }),
  ...givingFields,
  conferenceRegistrationBodyHTML: html({ label: "What is said about registering for the conference" }),
  newsletterTopics: textArray({
    label: "What the newsletter writes about",
    help: "Subscribers choose among these on their own page. Who has not chosen gets all of them.",
    maxItems: 8,
  }),
  ...trackingFields,
  ...brandFields,
  ...featureFields,
  ...registrationFields,
  ...retentionFields,
  ...backupFields,
  ...securityFields,
  ...healthFields,
  logo: image({ label: "Logo, beside the name" }),
  shareImage: image({ label: "Picture for sharing, 1200 by 630" }),
  mapImage: image({ label: "Drawn map behind the markers, where no tile service is configured" }),
  mapSouth: degrees("Drawn map: south edge", 90),
  mapWest: degrees("Drawn map: west edge", 180),
  mapNorth: degrees("Drawn map: north edge", 90),
  mapEast: degrees("Drawn map: east edge", 180),
};

/** What the hospital says of itself on every page: one record with the slug `site`. */
export type SiteSettings = ValuesOf<typeof fields>;

export const settingsType = defineContentType({
  name: "settings",
  apiName: "settings",
  label: { one: "Settings", many: "Settings" },
  feature: null,
  access: { draft: ["permissionSettingsManager"], publish: ["permissionSettingsManager"] },
  fields,
  review: { everyMonths: 12 },
  list: { columns: [] },
  singleton: true,
  check: (data) => [...contactProblems(data), ...brandProblems(data)],
  table: siteSettings,
  title: () => "Site settings",
  slugField: "slug",
  describe: reportSetUp,
  async project(tx, { id, data }) {
    const row = { slug: data.slug, data };
    await tx
      .insert(siteSettings)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: siteSettings.id, set: row });
  },
  async withdraw(tx, id) {
    await tx.delete(siteSettings).where(eq(siteSettings.id, id));
  },
});

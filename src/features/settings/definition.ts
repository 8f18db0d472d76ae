import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import type { ValuesOf } from "~/content/fields/field";
import { formGroup } from "~/content/fields/form-group";
import { html } from "~/content/fields/html";
import { itemArray } from "~/content/fields/item-array";
import { number } from "~/content/fields/number";
import { slug } from "~/content/fields/slug";
import { text } from "~/content/fields/text";
import { textArray } from "~/content/fields/text-array";
import { image } from "~/features/media/shared/fields";
import { MAX_ADDRESS_LENGTH, MAX_EMAIL_LENGTH } from "~/platform/isomorphic/limits";
import { backupFields } from "./backup-fields";
import { brandFields } from "./brand-fields";
import { brandProblems } from "./brand-problems";
import { contactProblems } from "./contact-problems";
import { featureFields } from "./feature-fields";
import { givingFields } from "./giving-fields";
import { healthFields } from "./health-fields";
import { holidayFields } from "./holiday-fields";
import { priceDateFields } from "./price-date-fields";
import { priceFileProblems } from "./price-file/price-file-problems";
import { registrationFields } from "./registration-fields";
import { reportSetUp } from "./report-set-up";
import { retentionFields } from "./retention-fields";
import { securityFields } from "./security-fields";
import { siteSettings } from "./table";
import { timeZoneFields } from "./time-zone-fields";
import { speedFields, trackingFields } from "./tracking-fields";

const phone = (label: string) => text({ label, maxLength: 20, required: true, withoutVariables: true });
const email = (label: string) => text({ label, maxLength: MAX_EMAIL_LENGTH, withoutVariables: true });
const degrees = (label: string, limit: number) => number({ label, minimum: -limit, maximum: limit });

const fields = {
  ...formGroup("Identity", {
    hospitalName: text({ label: "Hospital name", required: true, withoutVariables: true }),
    shortName: text({ label: "Short name", required: true, withoutVariables: true }),
    tagline: text({ label: "Tagline" }),
    logo: image({ label: "Logo" }),
    shareImage: image({ label: "Social sharing image, 1200 by 630 pixels" }),
    languages: textArray({ label: "Languages of the notices", maxItems: 40 }),
    socialLinks: itemArray({
      label: "Social links",
      item: {
        label: text({ label: "Label", required: true }),
        href: text({ label: "Address", maxLength: MAX_ADDRESS_LENGTH, required: true, link: true }),
      },
    }),
    slug: slug({ label: "Settings of" }),
  }),
  ...formGroup("Phones and address", {
    mainPhone: phone("Main phone"),
    nurseLine: phone("Nurse line"),
    schedulingPhone: phone("Scheduling"),
    classCancellationPhone: phone("Canceling a class"),
    birthPlaceCancellationPhone: phone("Canceling a class at the birth place"),
    languagePhone: phone("Language help"),
    fax: text({ label: "Fax", maxLength: 20, withoutVariables: true }),
    emergencyLine: text({ label: "What to do in an emergency", required: true }),
    crisisLine: text({ label: "What to do in a crisis", required: true }),
    phones: itemArray({
      label: "Phone numbers in the footer",
      item: {
        label: text({ label: "Who", required: true }),
        phone: phone("Phone"),
        hours: text({ label: "Hours" }),
      },
    }),
    email: email("Email"),
    addressLine1: text({ label: "Street", required: true, withoutVariables: true }),
    addressCity: text({ label: "City", required: true, withoutVariables: true }),
    addressState: text({ label: "State", maxLength: 2, required: true, withoutVariables: true }),
    addressPostalCode: text({ label: "ZIP code", maxLength: 10, required: true, withoutVariables: true }),
    ...timeZoneFields,
  }),
  ...formGroup(
    {
      title: "Colors",
      lead: "The hospital’s own colors, on every page and in emails. The site checks the contrast of each color, and does not publish one that people could not read.",
    },
    brandFields,
  ),
  ...formGroup("Links", {
    billingUrl: text({ label: "Bill payment page", maxLength: MAX_ADDRESS_LENGTH, link: true }),
    patientPortalUrl: text({ label: "Patient portal", maxLength: MAX_ADDRESS_LENGTH, link: true }),
  }),
  ...formGroup(
    {
      title: "Prices",
      lead: "What federal law requires a hospital to publish about its prices.",
    },
    {
      priceFileUrl: text({
        label: "Machine-readable price file",
        help: "Upload it under Files, press “Copy link” there, and paste the link here. The federal rule prescribes the file’s name: tax ID, hospital name, and “standardcharges”, such as 470000001_prairie-hospital_standardcharges.csv. A new file is checked before it can be published: see Settings, Price file. A file that is too large to upload can be on another server: write its address with https://. Pages link to /price-file, which leads to the published file.",
        maxLength: 500,
        address: true,
      }),
      ...priceDateFields,
      priceContactName: text({ withoutVariables: true, label: "Contact for questions about prices" }),
      priceContactEmail: email("Email for questions about prices"),
    },
  ),
  ...formGroup(
    {
      title: "Giving",
      lead: "The texts of the donation page, of receipts, and of the foundation’s emails.",
    },
    {
      foundationName: text({ label: "Foundation name", withoutVariables: true }),
      foundationTaxId: text({
        label: "Foundation tax ID",
        help: "The EIN. Receipts show it.",
        withoutVariables: true,
      }),
      ...givingFields,
      newsletterTopics: textArray({
        label: "Newsletter topics",
        help: "Subscribers choose among these on their own page. Until they choose, they get all of them.",
        maxItems: 8,
      }),
    },
  ),
  ...formGroup("Conference", {
    conferenceRegistrationBodyHTML: html({ label: "Conference registration text" }),
  }),
  ...formGroup(
    {
      title: "Tracking",
      lead: "What visitors are asked to agree to. Third-party services that count visits let other companies see who reads a hospital’s pages, so leave their IDs empty unless someone needs them.",
    },
    { ...trackingFields, ...speedFields },
  ),
  ...formGroup(
    {
      title: "Features",
      lead: "Parts of the site that you can turn off. A feature that is off disappears from the menus here and, where it says so, from the site; its content is kept. Visitors see a change at once, and staff see it when they next open the admin area. The default comes from ADMIN_FEATURES on the server.",
    },
    featureFields,
  ),
  ...formGroup(
    {
      title: "Classes",
      lead: "Rules for registration in every class, and the days without classes.",
    },
    { ...registrationFields, ...holidayFields },
  ),
  ...formGroup("Security", securityFields),
  ...formGroup("Site health", healthFields),
  ...formGroup(
    {
      title: "Data retention",
      lead: "How long the site keeps personal data. After you publish a shorter time, older data is deleted the next night and cannot be restored. Update the privacy page to match. Each form and class has its own period for the answers to its questions.",
    },
    retentionFields,
  ),
  ...formGroup(
    {
      title: "Backups",
      lead: "When the whole site is backed up, and how many backups are kept. Each new backup deletes the ones that are no longer needed. They are listed under Settings, Backups.",
    },
    backupFields,
  ),
  ...formGroup(
    {
      title: "Map",
      lead: "These apply only if the server has neither GOOGLE_MAPS_KEY nor MAP_TILE_URL. Services shows which map the site uses.",
    },
    {
      mapImage: image({ label: "Map image, for a site without map tiles" }),
      mapSouth: degrees("Map image: south edge", 90),
      mapWest: degrees("Map image: west edge", 180),
      mapNorth: degrees("Map image: north edge", 90),
      mapEast: degrees("Map image: east edge", 180),
    },
  ),
};

/** The hospital's settings: one record with the slug `site`. */
export type SiteSettings = ValuesOf<typeof fields>;

export const settingsType = defineContentType({
  name: "settings",
  apiName: "settings",
  label: { one: "Settings", many: "Settings" },
  feature: null,
  access: { draft: ["permissionSettingsManager"], publish: ["permissionSettingsManager"] },
  fields,
  review: { everyMonths: 12 },
  list: {
    columns: [],
    belongsHere: "The settings of the site.",
  },
  singleton: true,
  hasTabs: true,
  check: async (data, tx) => [
    ...contactProblems(data),
    ...brandProblems(data),
    ...(await priceFileProblems(data, tx)),
  ],
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

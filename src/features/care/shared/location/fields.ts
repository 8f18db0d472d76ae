import { date } from "~/content/fields/date";
import { formGroup } from "~/content/fields/form-group";
import { html } from "~/content/fields/html";
import { itemArray } from "~/content/fields/item-array";
import { number } from "~/content/fields/number";
import { openingHours } from "~/content/fields/opening-hours/field";
import { plainWords } from "~/content/fields/plain-words";
import { records } from "~/content/fields/reference";
import { select } from "~/content/fields/select";
import { slug } from "~/content/fields/slug";
import { withoutColumn } from "~/content/fields/stored";
import { text } from "~/content/fields/text";
import { textArray } from "~/content/fields/text-array";
import { textarea } from "~/content/fields/textarea";
import { image } from "~/features/media/shared/fields";
import { MAX_ADDRESS_LENGTH } from "~/platform/isomorphic/limits";
import { specialties } from "../specialties-field";

/** The fields of a location. Most become a published column of the same name. */
export const locationFields = {
  ...formGroup("The place", {
    name: text({ label: "Name", required: true, search: "title" }),
    slug: slug({ label: "Address on the site" }),
    kind: select({
      label: "Kind",
      choices: {
        hospital: "Hospital",
        clinic: "Clinic",
        department: "Department",
        specialty: "Specialty center",
      },
      initially: "clinic",
      required: true,
    }),
    /** The published column is `status`. */
    serviceStatus: withoutColumn(
      select({
        label: "Status",
        choices: { open: "As usual", limited: "Limited services", closed: "Closed for now" },
        initially: "open",
        required: true,
      }),
    ),
    statusNote: text({ label: "Note on the status" }),
    about: html({ label: "About", search: "body" }),
  }),
  ...formGroup("Hours", {
    openingHours: openingHours({ label: "Opening hours", alsoCalled: ["Hours"], required: true }),
    hoursOfOperation: textarea({ label: "Note on the hours" }),
  }),
  ...formGroup("Getting in touch", {
    phoneMain: text({
      label: "Main phone",
      alsoCalled: ["Phone", "Phone number", "Telephone"],
      phone: true,
      maxLength: 20,
      required: true,
    }),
    phoneFax: text({ label: "Fax", phone: true, maxLength: 20 }),
    links: itemArray({
      label: "Links",
      item: {
        label: text({ label: "Label", required: true }),
        href: text({ label: "Address", maxLength: MAX_ADDRESS_LENGTH, required: true, link: true }),
      },
    }),
    departments: itemArray({
      label: "Departments",
      item: {
        name: text({ label: "Name", required: true }),
        phone: text({ label: "Phone", maxLength: 20, phone: true }),
        hours: text({ label: "Hours" }),
      },
    }),
  }),
  ...formGroup("Getting there", {
    addressLine1: text({ label: "Street", alsoCalled: ["Address 1"], required: true, search: "excerpt" }),
    addressLine2: text({ label: "Suite or entrance" }),
    addressCity: text({ label: "City", required: true, search: ["excerpt", "words"] }),
    addressState: text({ label: "State", maxLength: 2, required: true, withoutVariables: true }),
    addressPostalCode: text({
      withoutVariables: true,
      label: "ZIP code",
      alsoCalled: ["ZIP", "Postal code"],
      maxLength: 10,
      required: true,
    }),
    parking: textarea({ label: "Parking" }),
    entrance: textarea({ label: "Entrance" }),
    accessibility: textarea({ label: "Accessibility" }),
    latitude: number({ label: "Latitude", minimum: -90, maximum: 90, required: true }),
    longitude: number({ label: "Longitude", minimum: -180, maximum: 180, required: true }),
    appleMapsLink: text({ label: "Apple Maps link", maxLength: 1_000, readByCode: true }),
    googleMapsLink: text({ label: "Google Maps link", maxLength: 1_000, readByCode: true }),
  }),
  ...formGroup("What is offered", {
    specialties: specialties({ label: "Specialties" }),
    services: textArray({ label: "Services", search: "words" }),
    insurancePlans: records({
      label: "Insurance plans accepted here",
      help: "Visitors see them with the day on which each plan was last confirmed.",
      refersTo: "insurancePlan",
    }),
  }),
  ...formGroup("Pictures", {
    cardImage: image({ label: "Card picture" }),
    pageHeroImage: image({ label: "Page picture" }),
  }),
  ...formGroup("Review", {
    confirmedOn: date({ label: "Facts confirmed on" }),
    position: number({ label: "Order in lists", integer: true, minimum: 0, whenEmpty: 1_000 }),
  }),
  ...formGroup("More", {
    plainWords: plainWords(),
  }),
};

import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { date } from "~/content/fields/date/field";
import { html } from "~/content/fields/html/field";
import { itemArray } from "~/content/fields/item-array/field";
import { number } from "~/content/fields/number/field";
import { openingHours } from "~/content/fields/opening-hours/field";
import { plainWords } from "~/content/fields/plain-words";
import { select } from "~/content/fields/select/field";
import { slug } from "~/content/fields/slug/field";
import { text } from "~/content/fields/text/field";
import { textArray } from "~/content/fields/text-array/field";
import { textarea } from "~/content/fields/textarea/field";
import { relationPosition } from "~/content/publishing/relation-position";
import { replaceLinks } from "~/content/publishing/replace-links";
import { image } from "~/features/media/shared/fields";
import { richTextToPlain } from "~/platform/sanitize/sanitize-rich-text";
import { refreshProviderTerms } from "../provider/refresh-provider-terms";
import { specialties } from "../shared/fields";
import { locationCards } from "../shared/location/location-card";
import { location, locationSpecialty } from "../shared/location/table";
import { providerLocation } from "../shared/provider/table";

export const locationType = defineContentType({
  name: "location",
  apiName: "locations",
  label: { one: "Location", many: "Locations" },
  feature: null,
  access: { draft: ["permissionCHLocationManager"], publish: ["permissionCHLocationManager"] },
  chosenByAll: true,
  fields: {
    name: text({ label: "Name", required: true }),
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
    position: number({ label: "Order in lists", integer: true, minimum: 0 }),
    latitude: number({ label: "Latitude", minimum: -90, maximum: 90, required: true }),
    longitude: number({ label: "Longitude", minimum: -180, maximum: 180, required: true }),
    addressLine1: text({ label: "Street", required: true }),
    addressLine2: text({ label: "Suite or entrance" }),
    addressCity: text({ label: "City", required: true }),
    addressState: text({ label: "State", maxLength: 2, required: true }),
    addressPostalCode: text({ label: "ZIP code", maxLength: 10, required: true }),
    phoneMain: text({ label: "Main phone", maxLength: 20, required: true }),
    phoneFax: text({ label: "Fax", maxLength: 20 }),
    openingHours: openingHours({ label: "Opening hours", required: true }),
    hoursOfOperation: textarea({ label: "Note on the hours" }),
    serviceStatus: select({
      label: "Status",
      choices: { open: "As usual", limited: "Limited services", closed: "Closed for now" },
      initially: "open",
      required: true,
    }),
    statusNote: text({ label: "Note on the status" }),
    about: html({ label: "About" }),
    parking: textarea({ label: "Parking" }),
    entrance: textarea({ label: "Entrance" }),
    accessibility: textarea({ label: "Accessibility" }),
    services: textArray({ label: "Services" }),
    plainWords: plainWords(),
    links: itemArray({
      label: "Links",
      item: {
        label: text({ label: "Label", required: true }),
        href: text({ label: "Address", maxLength: 500, required: true, link: true }),
      },
    }),
    departments: itemArray({
      label: "Departments",
      item: {
        name: text({ label: "Name", required: true }),
        phone: text({ label: "Phone", maxLength: 20 }),
        hours: text({ label: "Hours" }),
      },
    }),
    appleMapsLink: text({ label: "Apple Maps link", maxLength: 1_000 }),
    googleMapsLink: text({ label: "Google Maps link", maxLength: 1_000 }),
    cardImage: image({ label: "Card picture" }),
    pageHeroImage: image({ label: "Page picture" }),
    specialties: specialties({ label: "Specialties" }),
    confirmedOn: date({ label: "Facts confirmed on" }),
  },
  review: { everyMonths: 6, dateField: "confirmedOn", writesDate: true },
  list: {
    columns: ["kind", "addressCity", "serviceStatus", "position"],
    filters: ["kind", "serviceStatus", "specialties"],
  },
  relations: [
    {
      name: "providers",
      label: "Providers",
      holder: "provider",
      field: "locations",
      link: {
        table: providerLocation,
        owner: "location_id",
        target: "provider_id",
        position: "location_position",
      },
    },
  ],
  table: location,
  listedBy: ({ name, position, specialties }) => [name, position, specialties],
  title: (data) => data.name,
  slugField: "slug",
  addressPrefix: "/location/",

  async project(tx, { id, data, publishedAt }) {
    const {
      cardImage,
      pageHeroImage,
      serviceStatus,
      specialties: specialtyIds,
      plainWords: _,
      ...columns
    } = data;
    const row = {
      ...columns,
      kind: data.kind ?? "clinic",
      status: serviceStatus ?? "open",
      position: data.position ?? 1_000,
      latitude: data.latitude ?? 0,
      longitude: data.longitude ?? 0,
      cardImageId: cardImage,
      pageHeroImageId: pageHeroImage,
      createdAt: publishedAt,
      updatedAt: new Date(),
    };
    await tx
      .insert(location)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: location.id, set: row });
    await replaceLinks(
      tx,
      locationSpecialty,
      { column: locationSpecialty.locationId, id },
      specialtyIds.map((specialtyId, position) => ({
        locationId: id,
        specialtyId,
        position,
        specialtyPosition: relationPosition(specialtyId, "locations", id),
      })),
    );
    await refreshProviderTerms(tx, { locationId: id });
  },

  cards: locationCards,
  async withdraw(tx, id) {
    await tx.delete(locationSpecialty).where(eq(locationSpecialty.locationId, id));
    await tx.delete(location).where(eq(location.id, id));
    await refreshProviderTerms(tx, { locationId: id });
  },

  async search(_, { data }) {
    return {
      title: data.name,
      excerpt: `${data.addressLine1}, ${data.addressCity}`,
      body: [
        richTextToPlain(data.about),
        data.services.join(", "),
        data.departments.map((one) => one.name).join(", "),
      ]
        .filter(Boolean)
        .join(". "),
      words: [data.addressCity, ...data.services],
      plainWords: data.plainWords,
      weight: 3,
    };
  },
});

import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { publishedRow } from "~/content/publishing/published-columns";
import { relationPosition } from "~/content/publishing/relation-position";
import { replaceLinks } from "~/content/publishing/replace-links";
import { writeRow } from "~/content/publishing/write-row";
import { passagesOfRichText } from "~/content/rich-text/passages-of-rich-text";
import { refreshProviderTerms } from "../provider/refresh-provider-terms";
import { locationFields } from "../shared/location/fields";
import { locationCards } from "../shared/location/location-card";
import { location, locationInsurancePlan, locationSpecialty } from "../shared/location/table";
import { providerLocation } from "../shared/provider/table";
import { LOCATION_PARTS } from "./page-parts";

export const locationType = defineContentType({
  name: "location",
  apiName: "locations",
  label: { one: "Location", many: "Locations" },
  feature: null,
  access: { draft: ["permissionCHLocationManager"], publish: ["permissionCHLocationManager"] },
  chosenByAll: true,
  fields: locationFields,
  review: { everyMonths: 6, dateField: "confirmedOn", writesDate: true },
  list: {
    columns: ["kind", "addressCity", "serviceStatus", "position"],
    filters: ["kind", "serviceStatus", "specialties"],
    order: "title",
    belongsHere:
      "Hospitals, clinics, and other places where people get care, with their hours and phone numbers. Start with the hospital.",
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

  async project(tx, item) {
    const { id, data, publishedAt } = item;
    const row = publishedRow(location, locationFields, item, {
      status: data.serviceStatus ?? "open",
      createdAt: publishedAt,
    });
    await writeRow(tx, location, row);
    await replaceLinks(
      tx,
      locationSpecialty,
      { column: locationSpecialty.locationId, id },
      data.specialties.map((specialtyId, position) => ({
        locationId: id,
        specialtyId,
        position,
        specialtyPosition: relationPosition(specialtyId, "locations", id),
      })),
    );
    await replaceLinks(
      tx,
      locationInsurancePlan,
      { column: locationInsurancePlan.locationId, id },
      data.insurancePlans.map((planId, position) => ({
        locationId: id,
        planId,
        position,
        planPosition: relationPosition(planId, "locations", id),
      })),
    );
    await refreshProviderTerms(tx, { locationId: id });
  },

  cards: locationCards,
  async withdraw(tx, id) {
    await tx.delete(locationSpecialty).where(eq(locationSpecialty.locationId, id));
    await tx.delete(locationInsurancePlan).where(eq(locationInsurancePlan.locationId, id));
    await tx.delete(location).where(eq(location.id, id));
    await refreshProviderTerms(tx, { locationId: id });
  },

  search: {
    weight: 3,
    async document(_, { data }, texts) {
      const departments = data.departments.map((one) => one.name);
      return {
        passages: passagesOfRichText(data.about, Object.values(LOCATION_PARTS).flatMap(Object.keys)),
        excerpt: texts.excerpt.join(", "),
        body: [...texts.body, data.services.join(", "), departments.join(", ")].filter(Boolean).join(". "),
      };
    },
  },
});

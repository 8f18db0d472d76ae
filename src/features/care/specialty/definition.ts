import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { publishedRow } from "~/content/publishing/published-columns";
import { writeRow } from "~/content/publishing/write-row";
import { passagesOfRichText } from "~/content/rich-text/passages-of-rich-text";
import { weightedTerms } from "~/content/search/write-search-document";
import { refreshProviderTerms } from "../provider/refresh-provider-terms";
import { locationSpecialty } from "../shared/location/table";
import { providerSpecialty } from "../shared/provider/table";
import { specialtyFields } from "./fields";
import { SPECIALTY_PARTS } from "./page-parts";
import { specialtyCards } from "./specialty-card";
import { specialty } from "./table";

export const specialtyType = defineContentType({
  name: "specialty",
  apiName: "specialties",
  label: { one: "Specialty", many: "Specialties" },
  feature: null,
  access: { draft: ["permissionCHSpecialtiesManager"], publish: ["permissionCHSpecialtiesManager"] },
  chosenByAll: true,
  fields: specialtyFields,
  review: { everyMonths: 12 },
  list: {
    columns: ["summary", "phone"],
    order: "title",
    belongsHere:
      "Kinds of care that the hospital offers, such as cardiology. Providers and locations refer to them, so begin here.",
  },
  relations: [
    {
      name: "providers",
      label: "Providers",
      holder: "provider",
      field: "specialties",
      link: {
        table: providerSpecialty,
        owner: "specialty_id",
        target: "provider_id",
        position: "specialty_position",
      },
    },
    {
      name: "locations",
      label: "Locations",
      holder: "location",
      field: "specialties",
      link: {
        table: locationSpecialty,
        owner: "specialty_id",
        target: "location_id",
        position: "specialty_position",
      },
    },
  ],
  table: specialty,
  listedBy: ({ name }) => name,
  title: (data) => data.name,
  slugField: "slug",
  addressPrefix: "/specialty/",

  async project(tx, item) {
    const { name, plainWords, treats } = item.data;
    const row = publishedRow(specialty, specialtyFields, item, {
      plainWords,
      terms: weightedTerms(name, [...plainWords, ...treats].join("\n")),
    });
    await writeRow(tx, specialty, row);
    await refreshProviderTerms(tx, { specialtyId: item.id });
  },

  cards: specialtyCards,
  async withdraw(tx, id) {
    await tx.delete(specialty).where(eq(specialty.id, id));
    await refreshProviderTerms(tx, { specialtyId: id });
  },

  search: {
    weight: 3,
    async document(_, { data }) {
      return { passages: passagesOfRichText(data.about, Object.keys(SPECIALTY_PARTS)) };
    },
  },
});

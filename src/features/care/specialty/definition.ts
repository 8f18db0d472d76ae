import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { html } from "~/content/fields/html/field";
import { plainWords } from "~/content/fields/plain-words";
import { slug } from "~/content/fields/slug/field";
import { text } from "~/content/fields/text/field";
import { textArray } from "~/content/fields/text-array/field";
import { textarea } from "~/content/fields/textarea/field";
import { weightedTerms } from "~/content/search/write-search-document";
import { image } from "~/features/media/shared/fields";
import { richTextToPlain } from "~/platform/sanitize/sanitize-rich-text";
import { refreshProviderTerms } from "../provider/refresh-provider-terms";
import { locationSpecialty } from "../shared/location/table";
import { providerSpecialty } from "../shared/provider/table";
import { specialtyCards } from "./specialty-card";
import { specialty } from "./table";

export const specialtyType = defineContentType({
  name: "specialty",
  apiName: "specialties",
  label: { one: "Specialty", many: "Specialties" },
  feature: null,
  access: { draft: ["permissionCHSpecialtiesManager"], publish: ["permissionCHSpecialtiesManager"] },
  chosenByAll: true,
  fields: {
    name: text({ label: "Name", required: true }),
    slug: slug({ label: "Address" }),
    summary: textarea({ label: "In one plain sentence", maxLength: 300, required: true }),
    about: html({ label: "About", required: true }),
    plainWords: plainWords(),
    treats: textArray({ label: "What it treats" }),
    phone: text({ label: "Phone for appointments", maxLength: 20 }),
    iconImage: image({ label: "Icon" }),
    bannerImage: image({ label: "Banner" }),
  },
  review: { everyMonths: 12 },
  list: { columns: ["summary", "phone"] },
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

  async project(tx, { id, data, publishedAt }) {
    const { iconImage, bannerImage, ...columns } = data;
    const words = [...data.plainWords, ...data.treats].join("\n");
    const row = {
      ...columns,
      iconImageId: iconImage,
      bannerImageId: bannerImage,
      terms: weightedTerms(data.name, words),
      updatedAt: publishedAt,
    };
    await tx
      .insert(specialty)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: specialty.id, set: row });
    await refreshProviderTerms(tx, { specialtyId: id });
  },

  cards: specialtyCards,
  async withdraw(tx, id) {
    await tx.delete(specialty).where(eq(specialty.id, id));
    await refreshProviderTerms(tx, { specialtyId: id });
  },

  async search(_, { data }) {
    return {
      title: data.name,
      excerpt: data.summary,
      body: richTextToPlain(data.about),
      words: data.treats,
      plainWords: data.plainWords,
      weight: 3,
    };
  },
});

import { eq, sql } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { boolean } from "~/content/fields/boolean/field";
import { date } from "~/content/fields/date/field";
import { html } from "~/content/fields/html/field";
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
import { locations, specialties } from "../shared/fields";
import { provider, providerLocation, providerSpecialty } from "../shared/provider/table";
import { providerCards } from "./provider-card";
import { refreshProviderTerms } from "./refresh-provider-terms";
import { specialtyNamesOf } from "./specialty-names-of";

/** A provider: the specification's staff member, and on the wire called so. */
export const providerType = defineContentType({
  name: "provider",
  apiName: "staffmembers",
  label: { one: "Provider", many: "Providers" },
  feature: null,
  access: { draft: ["permissionCHStaffMemberManager"], publish: ["permissionCHStaffMemberManager"] },
  chosenByAll: true,
  fields: {
    name: text({ label: "Name", required: true }),
    slug: slug({ label: "Address" }),
    acronymsAndAbbreviations: text({ label: "Letters after the name", help: "MD, FAAFP" }),
    position: text({ label: "Position", required: true }),
    profileImage: image({ label: "Portrait" }),
    medicalSchool: textarea({ label: "Medical school" }),
    education: textarea({ label: "Education" }),
    internshipAndResidency: textarea({ label: "Internship and residency" }),
    fellowships: textarea({ label: "Fellowships" }),
    boardCertification: textarea({ label: "Board certification" }),
    clinicalInterests: textarea({ label: "Clinical interests" }),
    bio: html({ label: "Biography" }),
    gender: select({ label: "Gender", choices: { female: "Woman", male: "Man", nonbinary: "Nonbinary" } }),
    languages: textArray({ label: "Languages", maxItems: 20 }),
    plainWords: plainWords(),
    acceptingNewPatients: boolean({ label: "Accepts new patients" }),
    specialties: specialties({ label: "Specialties", required: true }),
    locations: locations({ label: "Locations", required: true }),
    confirmedOn: date({ label: "Facts confirmed on" }),
  },
  review: { everyMonths: 6, dateField: "confirmedOn", writesDate: true },
  list: {
    columns: ["profileImage", "position", "specialties", "locations", "acceptingNewPatients", "confirmedOn"],
    filters: ["specialties", "locations", "acceptingNewPatients", "gender"],
  },
  title: (data) => data.name,
  slugField: "slug",
  addressPrefix: "/provider/",

  async project(tx, { id, data, publishedAt }) {
    const {
      profileImage,
      specialties: specialtyIds,
      locations: locationIds,
      plainWords: _,
      ...columns
    } = data;
    const row = {
      ...columns,
      profileImageId: profileImage,
      sortName: sql<string>`lower(unaccent(${lastNameFirst(data.name)}))`,
      terms: sql`''::tsvector`,
      updatedAt: publishedAt,
    };
    await tx
      .insert(provider)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: provider.id, set: row });
    await replaceLinks(
      tx,
      providerLocation,
      { column: providerLocation.providerId, id },
      locationIds.map((locationId, position) => ({
        providerId: id,
        locationId,
        position,
        locationPosition: relationPosition(locationId, "providers", id),
      })),
    );
    await replaceLinks(
      tx,
      providerSpecialty,
      { column: providerSpecialty.providerId, id },
      specialtyIds.map((specialtyId, position) => ({
        providerId: id,
        specialtyId,
        position,
        specialtyPosition: relationPosition(specialtyId, "providers", id),
      })),
    );
    await refreshProviderTerms(tx, { providerId: id });
  },

  cards: providerCards,
  async withdraw(tx, id) {
    await tx.delete(providerLocation).where(eq(providerLocation.providerId, id));
    await tx.delete(providerSpecialty).where(eq(providerSpecialty.providerId, id));
    await tx.delete(provider).where(eq(provider.id, id));
  },

  async search(tx, { id, data }) {
    const practises = await specialtyNamesOf(tx, id);
    const letters = data.acronymsAndAbbreviations ? `, ${data.acronymsAndAbbreviations}` : "";
    return {
      title: `${data.name}${letters}`,
      excerpt: [data.position, ...practises].join(" · "),
      body: `${data.clinicalInterests} ${richTextToPlain(data.bio)}`,
      words: practises,
      plainWords: data.plainWords,
      weight: 2,
    };
  },
});

/** "Elena van der Berg" sorts under "berg, elena van der". */
function lastNameFirst(name: string): string {
  const words = name.trim().split(/\s+/);
  return `${words.at(-1)}, ${words.slice(0, -1).join(" ")}`;
}

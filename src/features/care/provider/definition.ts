import { eq, sql } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { publishedRow } from "~/content/publishing/published-columns";
import { relationPosition } from "~/content/publishing/relation-position";
import { replaceLinks } from "~/content/publishing/replace-links";
import { writeRow } from "~/content/publishing/write-row";
import { passagesOfRichText } from "~/content/rich-text/passages-of-rich-text";
import { providerFields } from "../shared/provider/fields";
import {
  provider,
  providerInsurancePlan,
  providerLocation,
  providerSpecialty,
} from "../shared/provider/table";
import { checkProvider } from "./check-provider";
import { daysAt } from "./days-at";
import { PROVIDER_PARTS } from "./page-parts";
import { providerCards } from "./provider-card";
import { refreshProviderTerms } from "./refresh-provider-terms";
import { specialtyNamesOf } from "./specialty-names-of";
import { storedDays } from "./stored-days";

/** A provider. The specification and the API say staff member. */
export const providerType = defineContentType({
  name: "provider",
  apiName: "staffmembers",
  label: { one: "Provider", many: "Providers" },
  feature: null,
  access: { draft: ["permissionCHStaffMemberManager"], publish: ["permissionCHStaffMemberManager"] },
  chosenByAll: true,
  fields: providerFields,
  review: { everyMonths: 6, dateField: "confirmedOn", writesDate: true },
  list: {
    columns: ["profileImage", "position", "specialties", "locations", "acceptingNewPatients", "confirmedOn"],
    filters: ["specialties", "locations", "acceptingNewPatients", "telehealth", "gender"],
    order: "title",
    belongsHere:
      "Doctors, nurses, and other people who treat patients. Start with one, or import them all from a spreadsheet.",
  },
  table: provider,
  listedBy: (data) => [
    data.name,
    data.specialties,
    data.locations,
    data.acceptingNewPatients,
    data.coveredByAssistance,
    data.telehealth,
    data.gender,
    data.languages,
    data.alsoTakes,
    data.doesNotTake,
  ],
  title: (data) => data.name,
  check: checkProvider,
  slugField: "slug",
  addressPrefix: "/provider/",

  async project(tx, item) {
    const { id, data } = item;
    const row = publishedRow(provider, providerFields, item, {
      sortName: sql`lower(unaccent(${lastNameFirst(data.name)}))`,
      // `refreshProviderTerms` sets it after the links are stored.
      terms: sql`''::tsvector`,
      nameTerms: sql`''::tsvector`,
    });
    await writeRow(tx, provider, row);
    await replaceLinks(
      tx,
      providerLocation,
      { column: providerLocation.providerId, id },
      data.locations.map((locationId, position) => ({
        providerId: id,
        locationId,
        position,
        ...storedDays(daysAt(data, locationId)),
        locationPosition: relationPosition(locationId, "providers", id),
      })),
    );
    await replaceLinks(
      tx,
      providerSpecialty,
      { column: providerSpecialty.providerId, id },
      data.specialties.map((specialtyId, position) => ({
        providerId: id,
        specialtyId,
        position,
        specialtyPosition: relationPosition(specialtyId, "providers", id),
      })),
    );
    await replaceLinks(tx, providerInsurancePlan, { column: providerInsurancePlan.providerId, id }, [
      ...data.alsoTakes.map((planId) => ({ providerId: id, planId, accepted: true })),
      ...data.doesNotTake.map((planId) => ({ providerId: id, planId, accepted: false })),
    ]);
    await refreshProviderTerms(tx, { providerId: id });
  },

  cards: providerCards,
  async withdraw(tx, id) {
    await tx.delete(providerLocation).where(eq(providerLocation.providerId, id));
    await tx.delete(providerSpecialty).where(eq(providerSpecialty.providerId, id));
    await tx.delete(providerInsurancePlan).where(eq(providerInsurancePlan.providerId, id));
    await tx.delete(provider).where(eq(provider.id, id));
  },

  search: {
    weight: 2,
    async document(tx, { id, data }, texts) {
      const practises = await specialtyNamesOf(tx, id);
      return {
        passages: passagesOfRichText(data.bio, Object.values(PROVIDER_PARTS).flatMap(Object.keys)),
        title: texts.title.join(", "),
        excerpt: [...texts.excerpt, ...practises].join(" · "),
        body: texts.body.join(" "),
        words: [...practises, ...texts.words],
      };
    },
  },
});

/** "Elena van der Berg" sorts as "berg, elena van der". */
function lastNameFirst(name: string): string {
  const words = name.trim().split(/\s+/);
  return `${words.at(-1)}, ${words.slice(0, -1).join(" ")}`;
}

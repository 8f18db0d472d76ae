import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { publishedRow } from "~/content/publishing/published-columns";
import { writeRow } from "~/content/publishing/write-row";
import { conditionFields } from "./fields";
import { condition } from "./table";

/** A description of a condition or a treatment, with the providers who treat it. */
export const conditionType = defineContentType({
  name: "condition",
  apiName: "conditions",
  label: { one: "Condition or treatment", many: "Conditions and treatments" },
  feature: null,
  access: { draft: ["permissionCHSpecialtiesManager"], publish: ["permissionCHSpecialtiesManager"] },
  fields: conditionFields,
  review: { everyMonths: 12 },
  list: {
    columns: ["kind", "specialties", "summary"],
    filters: ["kind", "specialties"],
    order: "title",
    belongsHere:
      "Conditions and treatments in plain words, each with the specialties that treat it. Start with what people ask about most.",
  },
  table: condition,
  listedBy: ({ name, specialties }) => [name, specialties],
  title: (data) => data.name,
  slugField: "slug",
  addressPrefix: "/conditions/",
  async project(tx, item) {
    const row = publishedRow(condition, conditionFields, item, {
      specialtyIds: item.data.specialties,
      providerIds: item.data.providers,
    });
    await writeRow(tx, condition, row);
  },
  async withdraw(tx, id) {
    await tx.delete(condition).where(eq(condition.id, id));
  },
  search: { weight: 3 },
});

import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { publishedRow } from "~/content/publishing/published-columns";
import { writeRow } from "~/content/publishing/write-row";
import { locationInsurancePlan } from "../shared/location/table";
import { insurancePlanFields } from "./fields";
import { insurancePlan } from "./table";

/**
 * An insurance plan. Locations list the plans that they take. A provider takes the plans of their locations, with
 * exceptions.
 */
export const insurancePlanType = defineContentType({
  name: "insurancePlan",
  apiName: "insurance-plans",
  label: { one: "Insurance plan", many: "Insurance plans" },
  feature: null,
  access: { draft: ["permissionCHLocationManager"], publish: ["permissionCHLocationManager"] },
  chosenByAll: true,
  fields: insurancePlanFields,
  review: { everyMonths: 6, dateField: "confirmedOn", writesDate: true },
  list: {
    columns: ["payer", "kind", "confirmedOn"],
    filters: ["kind"],
    order: "title",
    belongsHere:
      "Insurance plans that the hospital accepts. Start with the largest, or import the list from a spreadsheet.",
  },
  relations: [
    {
      name: "locations",
      label: "Locations that take it",
      holder: "location",
      field: "insurancePlans",
      link: {
        table: locationInsurancePlan,
        owner: "plan_id",
        target: "location_id",
        position: "plan_position",
      },
    },
  ],
  table: insurancePlan,
  listedBy: ({ name, payer }) => [name, payer],
  title: (data) => data.name,
  slugField: "slug",
  addressPrefix: "/insurance/",

  async project(tx, item) {
    await writeRow(tx, insurancePlan, publishedRow(insurancePlan, insurancePlanFields, item, {}));
  },
  async withdraw(tx, id) {
    await tx.delete(insurancePlan).where(eq(insurancePlan.id, id));
  },

  search: {
    weight: 2,
    // The whole name means this plan, although a part of it may be what people call another one.
    document: async (_tx, { data }) => ({ plainWords: [data.name, ...data.plainWords] }),
  },
});

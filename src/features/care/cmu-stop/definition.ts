import { eq } from "drizzle-orm";
import { formatDay } from "~/content/blocks/layout/format-day";
import { defineContentType } from "~/content/define-content-type";
import { publishedRow } from "~/content/publishing/published-columns";
import { writeRow } from "~/content/publishing/write-row";
import { cmuStopFields } from "./fields";
import { cmuStop } from "./table";

/** A stop of the community mobile unit: one day in one town. */
export const cmuStopType = defineContentType({
  name: "cmuStop",
  apiName: "cmu-scheduling",
  label: { one: "Mobile unit stop", many: "CMU Scheduling" },
  feature: null,
  access: {
    draft: ["permissionCHCMUSchedulingManager"],
    publish: ["permissionCHCMUSchedulingManager"],
  },
  fields: cmuStopFields,
  list: {
    columns: ["date", "town", "place", "opensAt", "closesAt"],
    order: { upcoming: "date" },
    belongsHere: "Each stop of the mobile unit: its day, town, place, and hours. Start with the next one.",
  },
  table: cmuStop,
  listedBy: ({ date, opensAt, closesAt }) => [date, opensAt, closesAt],
  title: (data) => [data.town, data.date && formatDay(data.date)].filter(Boolean).join(", "),
  check: ({ opensAt, closesAt }) =>
    opensAt && closesAt && opensAt >= closesAt
      ? [
          {
            severity: "hard",
            propertyName: "closesAt",
            message: "The end time must be after the start time.",
          },
        ]
      : [],
  async project(tx, item) {
    await writeRow(tx, cmuStop, publishedRow(cmuStop, cmuStopFields, item, {}));
  },
  async withdraw(tx, id) {
    await tx.delete(cmuStop).where(eq(cmuStop.id, id));
  },
});

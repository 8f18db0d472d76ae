import { eq } from "drizzle-orm";
import { formatDay } from "~/content/blocks/layout/format-day";
import { defineContentType } from "~/content/define-content-type";
import { date } from "~/content/fields/date/field";
import { text } from "~/content/fields/text/field";
import { textArray } from "~/content/fields/text-array/field";
import { textarea } from "~/content/fields/textarea/field";
import { time } from "~/content/fields/time/field";
import { writeRow } from "~/content/publishing/write-row";
import { cmuStop } from "./table";

/** A day on which the community mobile unit stands in a town. */
export const cmuStopType = defineContentType({
  name: "cmuStop",
  apiName: "cmu-scheduling",
  label: { one: "Mobile unit stop", many: "CMU Scheduling" },
  feature: null,
  access: {
    draft: ["permissionCHCMUSchedulingManager"],
    publish: ["permissionCHCMUSchedulingManager"],
  },
  fields: {
    date: date({ label: "Date", required: true }),
    town: text({ label: "Town", required: true }),
    place: text({ label: "Place", required: true }),
    opensAt: time({ label: "From", required: true }),
    closesAt: time({ label: "Until", required: true }),
    services: textArray({ label: "Services", required: true, maxItems: 40 }),
    note: textarea({ label: "Note", maxLength: 500 }),
  },
  list: { columns: ["date", "town", "place", "opensAt", "closesAt"] },
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
  async project(tx, { id, data }) {
    const { date, opensAt, closesAt } = data;
    if (!date || !opensAt || !closesAt) throw new Error("A stop was published without its day or hours.");
    await writeRow(tx, cmuStop, { id, ...data, date, opensAt, closesAt, updatedAt: new Date() });
  },
  async withdraw(tx, id) {
    await tx.delete(cmuStop).where(eq(cmuStop.id, id));
  },
});

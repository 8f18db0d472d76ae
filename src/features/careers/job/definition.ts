import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import type { ChecklistEntry } from "~/content/item-schemas";
import { publishedRow } from "~/content/publishing/published-columns";
import { writeRow } from "~/content/publishing/write-row";
import { jobFields } from "./fields";
import { job } from "./table";

/** An open position with its application form. It is unpublished after its last day. */
export const jobType = defineContentType({
  name: "jobOpening",
  apiName: "job-openings",
  label: { one: "Job", many: "Jobs" },
  feature: null,
  // The same people read the applications.
  access: { draft: ["permissionFormManager"], publish: ["permissionFormManager"] },
  fields: jobFields,
  list: {
    columns: ["department", "location", "postedOn", "closesOn"],
    filters: ["schedule", "location"],
    order: "-postedOn",
    belongsHere: "Open positions, each with a form to apply. A job leaves the site after its last day.",
  },
  table: job,
  listedBy: ({ title, postedOn, closesOn }) => [title, postedOn, closesOn],
  title: (data) => data.title,
  slugField: "slug",
  addressPrefix: "/jobs/",
  check: checkJob,
  async project(tx, item) {
    await writeRow(tx, job, publishedRow(job, jobFields, item, {}));
  },
  async withdraw(tx, id) {
    await tx.delete(job).where(eq(job.id, id));
  },
  search: { weight: 0 },
});

interface CheckedJob {
  payFrom: number | null;
  payTo: number | null;
  postedOn: string | null;
  closesOn: string | null;
}

function checkJob({ payFrom, payTo, postedOn, closesOn }: CheckedJob): ChecklistEntry[] {
  const blocking = (propertyName: string, message: string): ChecklistEntry => ({
    severity: "hard",
    propertyName,
    message,
  });
  return [
    ...(payFrom !== null && payTo !== null && payTo < payFrom
      ? [blocking("payTo", "The highest pay must not be below the lowest.")]
      : []),
    ...(postedOn && closesOn && closesOn < postedOn
      ? [blocking("closesOn", "The last day to apply must not be before the day it was posted.")]
      : []),
  ];
}

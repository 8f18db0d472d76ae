import { datetime } from "~/content/fields/datetime";
import { withoutColumn } from "~/content/fields/stored";
import { text } from "~/content/fields/text";

const href = text({ label: "Address of the article", maxLength: 500, required: true, readByCode: true });

export const mediaCoverageFields = {
  title: text({ label: "Title", required: true }),
  outlet: text({ label: "Where it appeared", required: true }),
  href: {
    ...href,
    schema: href.schema.refine(
      (value) => value === "" || /^https?:\/\/[^\s]+$/.test(value),
      "Enter an address that begins with https://.",
    ),
  },
  /** The published column is never empty. */
  publishedAt: withoutColumn(datetime({ label: "Date", help: "If empty, the day it is published." })),
};

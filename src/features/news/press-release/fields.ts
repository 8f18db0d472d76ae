import { datetime } from "~/content/fields/datetime";
import { html } from "~/content/fields/html";
import { plainWords } from "~/content/fields/plain-words";
import { slug } from "~/content/fields/slug";
import { withoutColumn } from "~/content/fields/stored";
import { text } from "~/content/fields/text";
import { textarea } from "~/content/fields/textarea";

export const pressReleaseFields = {
  title: text({ label: "Title", required: true, search: "title" }),
  slug: slug({ label: "Address" }),
  /** The published column is never empty. */
  publishedAt: withoutColumn(datetime({ label: "Date", help: "If empty, the day it is published." })),
  summary: textarea({
    label: "Summary",
    maxLength: 500,
    advised: [50, 200],
    required: true,
    search: "excerpt",
  }),
  body: html({ label: "Text", required: true, search: "body", pictures: true }),
  plainWords: plainWords(),
};

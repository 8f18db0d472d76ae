import { datetime } from "~/content/fields/datetime";
import { html } from "~/content/fields/html";
import { plainWords } from "~/content/fields/plain-words";
import { slug } from "~/content/fields/slug";
import { withoutColumn } from "~/content/fields/stored";
import { text } from "~/content/fields/text";
import { textarea } from "~/content/fields/textarea";
import { specialties } from "~/features/care/shared/specialties-field";
import { image } from "~/features/media/shared/fields";

export const newsItemFields = {
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
  image: image({ label: "Picture" }),
  body: html({ label: "Text", required: true, search: "body", pictures: true }),
  specialties: specialties({
    label: "Specialties",
    help: "What it is about. The page links to these specialties and to other articles about them.",
  }),
  plainWords: plainWords(),
};

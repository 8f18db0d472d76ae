import { html } from "~/content/fields/html";
import { plainWords } from "~/content/fields/plain-words";
import { record } from "~/content/fields/reference";
import { slug } from "~/content/fields/slug";
import { text } from "~/content/fields/text";
import { textarea } from "~/content/fields/textarea";
import { image } from "~/features/media/shared/fields";

export const awardFields = {
  title: text({ label: "Award name", required: true, search: "title" }),
  slug: slug({ label: "Address" }),
  lead: textarea({
    label: "Summary in one or two sentences",
    maxLength: 400,
    required: true,
    search: ["excerpt", "body"],
  }),
  body: html({ label: "About the award", search: "body" }),
  image: image({ label: "Picture" }),
  plainWords: plainWords(),
  form: record({ label: "Form", refersTo: "form", required: true }),
};

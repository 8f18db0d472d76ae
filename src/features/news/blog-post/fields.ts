import { date } from "~/content/fields/date";
import { html } from "~/content/fields/html";
import { plainWords } from "~/content/fields/plain-words";
import { slug } from "~/content/fields/slug";
import { text } from "~/content/fields/text";
import { textarea } from "~/content/fields/textarea";
import { provider } from "~/features/care/shared/fields";
import { specialties } from "~/features/care/shared/specialties-field";
import { image } from "~/features/media/shared/fields";

export const blogPostFields = {
  title: text({ label: "Title", advised: [10, 60], required: true, search: "title" }),
  slug: slug({ label: "Address" }),
  description: textarea({
    label: "Description",
    help: "For lists, search engines, and sharing.",
    maxLength: 320,
    advised: [50, 160],
    required: true,
    search: "excerpt",
  }),
  image: image({ label: "Picture" }),
  body: html({ label: "Text", required: true, search: "body", pictures: true }),
  author: text({
    withoutVariables: true,
    label: "Written by",
    help: "With the letters after the name: Greta Lindqvist, PA-C.",
  }),
  reviewer: provider({
    label: "Medically reviewed by",
    help: "Who checked that the advice is correct. Their name and the date appear below the title.",
  }),
  reviewedOn: date({ label: "Reviewed on" }),
  specialties: specialties({
    label: "Specialties",
    help: "What it is about. The page links to these specialties and to other articles about them.",
  }),
  plainWords: plainWords(),
};

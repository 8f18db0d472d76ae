import { formGroup } from "~/content/fields/form-group";
import { html } from "~/content/fields/html";
import { plainWords } from "~/content/fields/plain-words";
import { select } from "~/content/fields/select";
import { slug } from "~/content/fields/slug";
import { text } from "~/content/fields/text";
import { textarea } from "~/content/fields/textarea";
import { providers } from "../shared/fields";
import { specialties } from "../shared/specialties-field";

export const conditionFields = {
  ...formGroup("What it is", {
    name: text({
      label: "Name",
      help: "As people say it: High blood pressure",
      required: true,
      search: "title",
    }),
    slug: slug({ label: "Address" }),
    kind: select({
      label: "Kind",
      choices: { condition: "Condition", treatment: "Treatment" },
      initially: "condition",
      required: true,
    }),
    summary: textarea({ label: "In one plain sentence", maxLength: 300, required: true, search: "excerpt" }),
    about: html({ label: "About", required: true, search: "body", pictures: true }),
  }),
  ...formGroup("Who treats it", {
    specialties: specialties({
      label: "Specialties",
      help: "Their pages list this condition, and its page links to them.",
      required: true,
    }),
    providers: providers({
      label: "Providers",
      help: "The providers who treat it, in this order. If empty, every provider of its specialties.",
    }),
  }),
  ...formGroup("How people find it", {
    plainWords: plainWords(),
  }),
};

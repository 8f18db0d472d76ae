import { blocks } from "~/content/fields/blocks";
import { boolean } from "~/content/fields/boolean";
import { formGroup } from "~/content/fields/form-group";
import { plainWords } from "~/content/fields/plain-words";
import { record } from "~/content/fields/reference";
import { select } from "~/content/fields/select";
import { withoutColumn } from "~/content/fields/stored";
import { text } from "~/content/fields/text";
import { textarea } from "~/content/fields/textarea";
import { image } from "~/features/media/shared/fields";
import { languageChoices } from "~/platform/isomorphic/languages";
import { SITE_LANGUAGE } from "~/platform/isomorphic/site-language";

const PATH = /^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

const path = text({
  withoutVariables: true,
  label: "Address",
  help: "Begins with a slash: /about-us",
  required: true,
});

export const pageFields = {
  ...formGroup("The page", {
    title: text({
      label: "Title",
      advised: [5, 60],
      required: true,
      search: "title",
    }),
    /** The published column is unique. */
    path: {
      ...withoutColumn(path),
      schema: path.schema.refine(
        (value) => value === "" || PATH.test(value),
        "Use only lowercase letters, digits, hyphens, and /.",
      ),
    },
    description: textarea({
      label: "Description",
      help: "For search engines and sharing.",
      maxLength: 320,
      advised: [50, 160],
      required: true,
      search: "excerpt",
    }),
    shareImage: image({ label: "Picture for sharing" }),
  }),
  ...formGroup("Content", {
    blocks: blocks({ label: "Content", required: true, search: "body" }),
  }),
  ...formGroup("Language", {
    language: select({
      label: "Language",
      help: "The language of the page's text. Menus and footer stay in English.",
      required: true,
      choices: languageChoices,
      initially: SITE_LANGUAGE,
    }),
    translationOf: record({
      label: "English version of this page",
      help: "Both pages then link to each other. Leave it empty on the English page.",
      refersTo: "page",
    }),
  }),
  ...formGroup("More", {
    plainWords: plainWords(),
    offersPdf: boolean({
      label: "Also offered as a PDF",
      help: "The PDF is written from the page, under its address with .pdf at the end.",
    }),
    mayBeCounted: boolean({
      label: "Visitor counting services may count this page",
      help: "Only if it says nothing about health, care, or money, so that a visit reveals nothing about the visitor. Never for the patient portal.",
    }),
  }),
};

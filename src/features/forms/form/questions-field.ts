import { boolean } from "~/content/fields/boolean";
import { html } from "~/content/fields/html";
import { itemArray } from "~/content/fields/item-array";
import { select } from "~/content/fields/select";
import { text } from "~/content/fields/text";
import { textArray } from "~/content/fields/text-array";
import { questionKinds, senderParts } from "./question";

const name = text({
  withoutVariables: true,
  label: "Name",
  help: "As programs know it: firstName",
  maxLength: 60,
  required: true,
});

/** The questions of a form in order, including pages and headings. */
export const questionsField = itemArray({
  label: "Questions",
  required: true,
  maxItems: 200,
  editor: "questions",
  item: {
    name: {
      ...name,
      schema: name.schema.refine(
        (value) => value === "" || /^[a-z][a-zA-Z0-9]*$/.test(value),
        "Begin with a lowercase letter, and use only letters and digits.",
      ),
    },
    label: text({ label: "Question", required: true }),
    help: text({ label: "Hint", maxLength: 500 }),
    text: html({ label: "Text, of a heading, a page or an agreement" }),
    kind: select({ label: "Kind", choices: questionKinds, initially: "text", required: true }),
    required: boolean({ label: "Must be answered" }),
    sensitive: boolean({ label: "Sensitive: encrypted apart, never mailed" }),
    choices: textArray({ label: "Choices", maxItems: 60 }),
    sender: select({ label: "It is the sender’s own", choices: senderParts }),
    shownWhen: text({
      withoutVariables: true,
      label: "Asked only depending on the question",
      help: "Its name.",
      maxLength: 60,
    }),
    shownWhenIs: textArray({ label: "Being answered with one of", maxItems: 60 }),
  },
});

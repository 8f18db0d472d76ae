import { formGroup } from "~/content/fields/form-group";
import { select } from "~/content/fields/select";
import { textArray } from "~/content/fields/text-array";
import { TOPICS } from "./vocabulary/topics";

export const searchTopicFields = {
  ...formGroup("The topic", {
    topic: select({ label: "Topic", choices: TOPICS, required: true }),
    pages: textArray({
      label: "Pages that answer it",
      help: "Addresses on this site, the best first: /specialty/cardiology. Leave it empty if the hospital does not offer this.",
      maxItems: 10,
    }),
    elsewhere: textArray({
      label: "Where to go instead",
      help: "If the hospital does not offer this: one place on each line, with its phone number.",
      maxItems: 5,
    }),
  }),
  ...formGroup("Its words", {
    moreWords: textArray({
      label: "More words",
      help: "What people here type for it, besides the built-in words.",
      maxItems: 100,
    }),
    wordsOff: textArray({
      label: "Words to ignore",
      help: "Built-in words that do not mean this here.",
      maxItems: 100,
    }),
  }),
};

import { ask, type FormContent, formOf, must } from "./form-parts";

const common = {
  outcome: "award",
  submitLabel: "Send",
  notify: ["awards@prairielantern.example"],
  retentionDays: 730,
} as const satisfies Partial<FormContent>;

const you = [
  ask("you", "section", "About you", {
    text: "<p>You may leave this blank. If you tell us, we can ask you for more.</p>",
  }),
  ask("yourName", "text", "Your name", { sender: "name" }),
  ask("yourEmail", "email", "Your email", { sender: "email" }),
  ask("mayShare", "checkbox", "You may read my words aloud when the award is given"),
];

const whoAreYou = ask("youAre", "choice", "You are", {
  ...must,
  choices: ["A patient", "Family or a friend of a patient", "A colleague", "A visitor"],
});

const lanternForm = formOf({
  ...common,
  title: "Thank a nurse",
  slug: "lantern-award",
  questions: [
    ask("nurse", "text", "The nurse’s name", { ...must, help: "First name and unit are enough." }),
    ask("where", "choice", "Where", {
      choices: ["Hospital", "Emergency", "The Birth Place", "A clinic", "At home"],
    }),
    whoAreYou,
    ask("story", "textarea", "What did they do?", {
      ...must,
      sensitive: true,
      help: "One moment that you remember says more than praise.",
    }),
    ...you,
  ],
});

const helpingHandForm = formOf({
  ...common,
  title: "Thank a helping hand",
  slug: "helping-hand-award",
  questions: [
    ask("person", "text", "Whom do you want to thank?", must),
    ask("work", "choices", "What they do here", {
      choices: ["Cleaning", "Kitchen", "Front desk", "Maintenance", "Billing", "Driving", "Volunteer"],
    }),
    whoAreYou,
    ask("story", "textarea", "What did they do?", { ...must, sensitive: true }),
    ...you,
  ],
});

export const awardForms = { lanternForm, helpingHandForm };

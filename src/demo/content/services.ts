import type { DataOf } from "~/content/define-content-type";
import type { cmuStopType } from "~/content/types/cmu-stop/definition";
import type { formType } from "~/content/types/form/definition";
import type { redirectType } from "~/content/types/redirect/definition";

const checks = ["Blood pressure", "Blood sugar", "Flu shots"];

/** Where the community mobile unit stands. */
export const cmuStops: DataOf<typeof cmuStopType>[] = [
  {
    date: "2026-12-03",
    town: "Willow Bend",
    place: "Grain elevator parking lot",
    opensAt: "09:00",
    closesAt: "12:00",
    services: checks,
    note: "",
  },
  {
    date: "2026-12-10",
    town: "Plum Valley",
    place: "Schoolhouse",
    opensAt: "13:00",
    closesAt: "16:30",
    services: [...checks, "Foot care"],
    note: "Come to the side door; the front is for the school.",
  },
];

export const forms: DataOf<typeof formType>[] = [
  {
    title: "Thank somebody on our staff",
    slug: "thank-our-staff",
    intro: "<p>Somebody was kind, quick or clever? Tell us, and we will tell them.</p>",
    questions: [
      question("staffName", "Whom do you want to thank?", "text", true),
      question("story", "What did they do?", "textarea", true),
      question("yourName", "Your name", "text", false),
    ],
    hasReview: false,
    submitLabel: "Send our thanks",
    outcome: "award",
    thanks: "",
    backRoute: "",
    confirmsByMail: false,
    confirmation: "",
    notify: [],
    isPatientForm: false,
    retentionDays: 365,
  },
];

function question(name: string, label: string, kind: "text" | "textarea", required: boolean) {
  return {
    ...{ name, label, kind, required, help: "", text: "", sensitive: false, choices: [] },
    ...{ sender: null, shownWhen: "", shownWhenIs: [] },
  };
}

export const redirects: DataOf<typeof redirectType>[] = [
  { from: "/giving", to: "/donate", kind: "301" },
  { from: "/find-a-doctor", to: "/provider-search", kind: "301" },
];

import type { AlertProps } from "~/ui/alert/alert";
import type { ApplicationState } from "../../applications/application-state";
import type { FormOutcome } from "../../form/table";

interface StatusText extends Required<Pick<AlertProps, "tone">> {
  title: string;
  text: string;
}

const UNDECIDED: Record<Exclude<ApplicationState, "accepted" | "declined">, StatusText> = {
  received: {
    tone: "info",
    title: "We have it",
    text: "We have not looked at it yet. You do not need to do anything. We will write or call when there is news.",
  },
  "in-review": {
    tone: "info",
    title: "We are reading it",
    text: "You do not need to do anything. We will write or call when there is news.",
  },
  "message-sent": {
    tone: "notice",
    title: "We have written to you",
    text: "Please read our message below. Call us if anything in it is not clear.",
  },
};

type Decided = Record<"accepted" | "declined", Pick<StatusText, "title" | "text">>;

const ANY_REQUEST: Decided = {
  accepted: {
    title: "Yes, gladly",
    text: "We will call you about what comes next, if we have not done so already.",
  },
  declined: {
    title: "We cannot do this",
    text: "We are sorry. The message below says why if we have written one; please call us with any question.",
  },
};

const DECIDED: Record<FormOutcome, Decided> = {
  form: ANY_REQUEST,
  award: ANY_REQUEST,
  event: ANY_REQUEST,
  newPatient: {
    accepted: {
      title: "Yes, gladly",
      text: "We will call you about your first visit, if we have not done so already.",
    },
    declined: {
      title: "We cannot do this",
      text: "We are sorry. The message below says why if we have written one; please call us, and we will help you find another place.",
    },
  },
  financialAssistance: {
    accepted: {
      title: "You will get help with your bills",
      text: "The message below or our letter says how much. You do not need to do anything. Your next bill will show it.",
    },
    declined: {
      title: "You do not qualify",
      text: "We are sorry. The message below or our letter says why, and how to ask us to look again. Please call us about paying over time.",
    },
  },
  medicalRecords: {
    accepted: {
      title: "Your records are ready or on their way",
      text: "You will get them the way you chose. Call medical records if they do not arrive.",
    },
    declined: {
      title: "We cannot send these records",
      text: "The message below or our letter says why, and what you can do. Please call medical records with any question.",
    },
  },
};

/**
 * The status of an application or request, as text for its sender.
 * @param outcome the kind of the form
 */
export function applicationStatusOf(state: ApplicationState, outcome: FormOutcome): StatusText {
  if (state !== "accepted" && state !== "declined") return UNDECIDED[state];
  const { title, text } = DECIDED[outcome][state];
  return { tone: state === "accepted" ? "good" : "notice", title, text };
}

/**
 * The text about when the sender's data is deleted, and what stays.
 * @param on the day as text
 */
export function deletionNote(outcome: FormOutcome, on: string): string {
  const deleted = `We delete everything you told us here by ${on}.`;
  return outcome === "newPatient" ? `${deleted} What belongs in your chart is there by then.` : deleted;
}

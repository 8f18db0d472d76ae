import type { AlertProps } from "~/ui/alert/alert";
import type { ApplicationState } from "../../applications/application-state";

/** The state of an application, in words for the applicant. */
export const STANDING: Record<
  ApplicationState,
  Required<Pick<AlertProps, "tone">> & { title: string; text: string }
> = {
  received: {
    tone: "info",
    title: "We have it",
    text: "Nobody has looked at it yet. You need not do anything; we write to you, or call, when there is news.",
  },
  "in-review": {
    tone: "info",
    title: "Somebody is reading it",
    text: "You need not do anything; we write to you, or call, when there is news.",
  },
  "message-sent": {
    tone: "notice",
    title: "We have written to you",
    text: "Please read our message below. Call us if anything in it is not clear.",
  },
  accepted: {
    tone: "good",
    title: "Yes, gladly",
    text: "We call you about your first visit, or have done so already.",
  },
  declined: {
    tone: "notice",
    title: "We cannot do this",
    text: "We are sorry. The message below says why if we have written one; please call us, and we help you find another place.",
  },
};

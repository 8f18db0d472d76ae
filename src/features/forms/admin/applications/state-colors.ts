import type { ApplicationState } from "../../applications/application-state";

export const STATE_COLORS: Record<ApplicationState, string> = {
  received: "amber",
  "in-review": "teal",
  "message-sent": "gray",
  accepted: "green",
  declined: "red",
};

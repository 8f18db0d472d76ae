import type { RegisteredClass } from "~/ui/events/event-details";

/** What the window says at its top. */
export function confirmationTitle({ status }: Pick<RegisteredClass, "status">): string {
  if (status === "confirmed") return "You are registered";
  return status === "waitlisted" ? "You are on the waitlist" : "Thank you";
}

import type { RegisteredClass } from "~/ui/events/event-details";

/** The title of the confirmation's modal. */
export function confirmationTitle({ status }: Pick<RegisteredClass, "status">): string {
  if (status === "confirmed") return "You are registered";
  return status === "waitlisted" ? "You are on the waitlist" : "Thank you";
}

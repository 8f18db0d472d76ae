import type { RegisteredClass } from "../site-events";

/** The title of the confirmation's modal. */
export function confirmationTitle({ status }: Pick<RegisteredClass, "status">): string {
  if (status === "confirmed") return "You are registered";
  return status === "waitlisted" ? "You are on the waitlist" : "Thank you";
}

import type { RegisteredClass } from "../site-events";

export function confirmationTitle({ status }: Pick<RegisteredClass, "status">): string {
  if (status === "confirmed") return "You are registered";
  return status === "waitlisted" ? "You are on the waitlist" : "Thank you";
}

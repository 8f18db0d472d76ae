import type { RegisteredClass } from "~/ui/events/event-details";

/** What an address may ask a confirmation for. */
export const confirmationParameters = [
  "registration-success",
  "class-type",
  "start-date",
  "end-date",
  "title",
  "waitlisted",
] as const;

/** The confirmation that an address asks for, or null. Whoever wrote the address, it claims nothing about anybody. */
export function askedConfirmation(parameters: URLSearchParams): RegisteredClass | null {
  if (!parameters.has("registration-success")) return null;
  const text = (name: (typeof confirmationParameters)[number]) => (parameters.get(name) ?? "").slice(0, 255);
  return {
    classType: text("class-type"),
    startDate: text("start-date"),
    endDate: text("end-date"),
    title: text("title"),
  };
}

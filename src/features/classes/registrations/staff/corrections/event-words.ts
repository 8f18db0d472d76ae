import type { AuditVerb } from "~/platform/audit/audit-action";
import type { AuditEvent } from "~/platform/audit/audit-events";
import { registrant } from "../../record-registration-event";

/** What happened, as text that follows the name of the actor. The type requires every event. */
const WORDS: Record<AuditVerb<"registration">, string> = {
  added: "added the person",
  "attendee-cancelled": "canceled one person of the group",
  "answers-read": "read the private answers",
  cancelled: "canceled the registration",
  "change-undone": "undid a change",
  "certificate-sent": "emailed the certificate of attendance",
  changed: "changed the details",
  "check-in-undone": "undid the check-in",
  "checked-in": "checked the person in",
  "confirmation-resent": "sent the confirmation again",
  erased: "erased details that passed their retention time",
  expired: "released the seat or the place, because time ran out",
  made: "registered",
  messaged: "sent a message",
  moved: "moved the registration to another class",
  noted: "changed the note",
  "offer-taken": "accepted the offered seat",
  offered: "offered a seat",
  paid: "paid",
  "payment-awaited": "paid by a method that takes days",
  "place-changed": "changed the place on the waitlist",
  "refund-requested": "refunded money",
  replaced: "registered again, with other people, before paying",
  seated: "gave a seat",
  "survey-sent": "emailed the questions about the class",
  transferred: "gave the seat to another person",
};

/** Events that are no longer recorded but are in older logs. */
const FORMER_WORDS: Readonly<Record<string, string>> = { "walked-in": "added the person at the door" };

/** "Fay Coordinator", "The registrant", or "The site" for an audit event of a registration. */
export function actorInWords({ actorId, actorName }: Pick<AuditEvent, "actorId" | "actorName">): string {
  if (actorId === registrant.id) return "The registrant";
  return actorId.startsWith("system:") ? "The site" : actorName;
}

/** "moved the registration to another class" for an audit event of a registration. */
export function eventInWords({ action }: Pick<AuditEvent, "action">): string {
  const verb = action.replace(/^registration\./, "");
  const words: Readonly<Record<string, string>> = WORDS;
  return words[verb] ?? FORMER_WORDS[verb] ?? "did something";
}

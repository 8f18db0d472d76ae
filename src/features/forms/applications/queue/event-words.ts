import { formatMoment } from "~/content/values/format-moment";
import type { AuditVerb } from "~/platform/audit/audit-action";
import { auditEvents } from "~/platform/audit/audit-events";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { applicationState, applicationStates } from "../application-state";

/** What happened to an application, as text that follows the name of the actor. The type requires every event. */
const WORDS: Record<AuditVerb<"application">, string> = {
  assigned: "changed who handles it",
  "merge-undone": "undid its merge with another one",
  merged: "merged it with another one",
  messaged: "sent the applicant a message",
  noted: "wrote a note",
  read: "opened it",
  "state-changed": "changed its state",
};

/** Events after which staff cannot overwrite anything. */
const READ_ONLY_EVENTS = [
  "application.noted",
  "application.read",
  "submission.file-read",
  "submission.read",
  "submission.received",
];

/** "Nurse Nan set its state to “Accepted” on Friday, January 15, 2027 at 12:00 PM." */
export async function lastChange(
  tx: Database,
  { timeZone }: Pick<DomainServices, "timeZone">,
  id: string,
): Promise<string> {
  const about = { subjectType: "submission", subjectId: id, exceptActions: READ_ONLY_EVENTS };
  const [event] = await auditEvents(tx, about, 1);
  if (!event) return "Someone changed this application.";
  return `${event.actorName} ${wordsOf(event)} on ${formatMoment(event.at, timeZone)}.`;
}

function wordsOf({ action, after }: { action: string; after: unknown }): string {
  if (action === "application.state-changed")
    return `set its state to “${applicationStates[applicationState(String((after as { state?: unknown })?.state))]}”`;
  const words: Readonly<Record<string, string>> = WORDS;
  return words[action.replace(/^application\./, "")] ?? "changed it";
}

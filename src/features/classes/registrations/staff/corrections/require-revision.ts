import { formatMoment } from "~/content/values/format-moment";
import { auditEvents } from "~/platform/audit/audit-events";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { Registration } from "../../table";
import { actorInWords, eventInWords } from "./event-words";

/**
 * Refuses to change a registration that changed after staff loaded it, and says what changed. Call it with the locked
 * row.
 * @param revision the one that the screen showed; undefined skips the check, for scripts
 * @throws AppError REVISION_CONFLICT
 */
export async function requireRevision(
  tx: Database,
  services: Pick<DomainServices, "timeZone">,
  row: Registration,
  revision: number | undefined,
): Promise<void> {
  if (revision === undefined || revision === row.revision) return;
  const happened = await lastEvent(tx, services, row);
  throw new AppError("REVISION_CONFLICT", `${happened} Look at the registration again before you continue.`, {
    details: { revision: row.revision },
  });
}

/** "Fay Coordinator canceled the registration on Friday, January 15, 2027 at 12:00 PM." */
export async function lastEvent(
  tx: Database,
  { timeZone }: Pick<DomainServices, "timeZone">,
  { id }: Pick<Registration, "id">,
): Promise<string> {
  const about = { subjectType: "registration", subjectId: id, exceptActions: ["registration.answers-read"] };
  const [event] = await auditEvents(tx, about, 1);
  if (!event) return "This registration has just changed.";
  return `${actorInWords(event)} ${eventInWords(event)} on ${formatMoment(event.at, timeZone)}.`;
}

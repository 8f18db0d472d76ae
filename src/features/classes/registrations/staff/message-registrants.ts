import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { notifyRegistrant } from "../mail/notify-registrant";
import { type Registration, registration } from "../table";
import { sealDetails } from "./corrections/correction-details";
import { recordCorrection } from "./corrections/record-correction";
import { rosterClass } from "./roster";

export interface MessageToRegistrants {
  subject: string;
  /** Paragraphs, separated by an empty line. */
  text: string;
  /** Ids of the registrations to write to. Defaults to everyone with a seat. */
  to?: readonly string[];
  /** Whether to include the waitlist, if `to` is absent. */
  withWaitlist: boolean;
}

/**
 * Emails some registrants of a class, or everyone with a seat. Each gets a separate email with the facts of the class,
 * and the message is added to their history.
 * @returns the number of emails; people without an address get none
 * @throws AppError NOT_FOUND
 */
export async function messageRegistrants(
  services: DomainServices,
  actor: Actor,
  classId: string,
  message: MessageToRegistrants,
): Promise<{ recipients: number }> {
  const { subject, text } = message;
  const event = await rosterClass(services, classId);
  return services.db.transaction(async (tx) => {
    let recipients = 0;
    for (const row of await rowsOf(tx, classId, message)) {
      const letter = { kind: "message", heading: subject, text } as const;
      if (!(await notifyRegistrant(tx, services, row, event, letter))) continue;
      recipients += 1;
      const details = sealDetails(services.sealer, { message: { subject, text } });
      const now = services.now();
      await recordCorrection(tx, actor, { kind: "messaged", before: row, after: row, details, now });
    }
    await recordAudit(tx, actor, {
      action: "class.registrants-messaged",
      subjectType: "class",
      subjectId: classId,
      after: { recipients },
    });
    return { recipients };
  });
}

function rowsOf(
  tx: Database,
  classId: string,
  { to, withWaitlist }: MessageToRegistrants,
): Promise<Registration[]> {
  const statuses = withWaitlist
    ? (["confirmed", "waitlisted", "offered"] as const)
    : (["confirmed"] as const);
  return tx
    .select()
    .from(registration)
    .where(
      and(
        eq(registration.classId, classId),
        isNull(registration.duplicateOf),
        to ? inArray(registration.id, [...to]) : inArray(registration.status, [...statuses]),
      ),
    );
}

import { and, eq, inArray } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { DomainServices } from "~/platform/domain-services";
import { notifyRegistrant } from "../mail/notify-registrant";
import { registration } from "../table";
import { rosterClass } from "./roster";

export interface MessageToAll {
  subject: string;
  /** Paragraphs, separated by an empty line. */
  text: string;
  /** Whether to include the waitlist. */
  withWaitlist: boolean;
}

/**
 * Emails everyone with a seat in a class.
 * @returns the number of emails; people without an address get none
 * @throws AppError NOT_FOUND
 */
export async function messageRegistrants(
  services: DomainServices,
  actor: Actor,
  classId: string,
  { subject, text, withWaitlist }: MessageToAll,
): Promise<{ recipients: number }> {
  const event = await rosterClass(services, classId);
  return services.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(registration)
      .where(
        and(
          eq(registration.classId, classId),
          inArray(registration.status, withWaitlist ? ["confirmed", "waitlisted", "offered"] : ["confirmed"]),
        ),
      );
    let recipients = 0;
    for (const row of rows) {
      const isWritten = await notifyRegistrant(tx, services, row, event, {
        kind: "message",
        heading: subject,
        text,
      });
      if (isWritten) recipients += 1;
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

import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { endAttendee } from "../end-attendee";
import { lockRegistration } from "../lock-registration";
import { numbersOf } from "../person/people-of";
import { sealDetails } from "./corrections/correction-details";
import { recordCorrection } from "./corrections/record-correction";
import { requireRevision } from "./corrections/require-revision";

export interface CancelOne {
  /** The person's number in the registration. */
  person: number;
  /** The refund of their part of the price. */
  refund: "policy" | "full" | 0;
  /** The revision that the screen showed. */
  revision: number;
}

/**
 * Cancels one person of a group for them, and notifies the registrant.
 * @returns the refund in cents, and the correction
 * @throws AppError NOT_FOUND, also if the person is not in the group; REVISION_CONFLICT; the errors of `endAttendee`
 */
export async function cancelOne(
  services: DomainServices,
  actor: Actor,
  id: string,
  { person, refund: choice, revision }: CancelOne,
): Promise<{ refund: number; correction: string }> {
  return services.db.transaction(async (tx) => {
    const locked = await lockRegistration(tx, services, id);
    await requireRevision(tx, services, locked.row, revision);
    const place = numbersOf(locked.row).indexOf(person) + 1;
    if (place === 0) throw new AppError("NOT_FOUND", "This person is not in the registration.");
    const ended = await endAttendee(tx, services, locked, place, { refund: choice, byStaff: true });
    const correction = await recordCorrection(tx, actor, {
      kind: "attendee-cancelled",
      before: locked.row,
      after: ended.row,
      refund: ended.refund,
      details: sealDetails(services.sealer, { person: ended.person }),
      now: locked.now,
    });
    return { refund: ended.refund, correction };
  });
}

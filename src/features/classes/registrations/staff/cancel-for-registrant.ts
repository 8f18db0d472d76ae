import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { endRegistration, type RefundChoice } from "../end-registration";
import { lockRegistration } from "../lock-registration";
import { notifyRegistrant } from "../mail/notify-registrant";
import { recordCorrection } from "./corrections/record-correction";
import { requireRevision } from "./corrections/require-revision";

export interface Cancellation {
  refund: RefundChoice;
  /** The revision that the screen showed. */
  revision?: number;
}

/**
 * Cancels a registration for the person, with the refund that staff choose, and notifies them.
 * @returns the refund in cents, and the correction
 * @throws AppError NOT_FOUND; REVISION_CONFLICT; BAD_REQUEST if it has already ended
 */
export async function cancelForRegistrant(
  services: DomainServices,
  actor: Actor,
  id: string,
  { refund: choice, revision }: Cancellation,
): Promise<{ refund: number; correction: string }> {
  return services.db.transaction(async (tx) => {
    const locked = await lockRegistration(tx, services, id);
    await requireRevision(tx, services, locked.row, revision);
    const { row, refund } = await endRegistration(tx, services, locked, choice);
    const correction = await recordCorrection(tx, actor, {
      kind: "cancelled",
      before: locked.row,
      after: row,
      refund,
      now: locked.now,
    });
    await notifyRegistrant(tx, services, row, locked.event, { kind: "cancelled", refund, byStaff: true });
    return { refund, correction };
  });
}

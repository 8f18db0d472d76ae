import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { endRegistration, type RefundChoice } from "../end-registration";
import { lockRegistration } from "../lock-registration";
import { notifyRegistrant } from "../mail/notify-registrant";

/**
 * Cancels a registration on behalf of the person, with the refund that staff choose, and notifies them.
 * @returns the refund in cents
 * @throws AppError NOT_FOUND; BAD_REQUEST if it has already ended
 */
export async function cancelForRegistrant(
  services: DomainServices,
  actor: Actor,
  id: string,
  refundChoice: RefundChoice,
): Promise<{ refund: number }> {
  return services.db.transaction(async (tx) => {
    const locked = await lockRegistration(tx, services, id);
    const { row, refund } = await endRegistration(tx, services, locked, { actor, refund: refundChoice });
    await notifyRegistrant(tx, services, row, locked.event, { kind: "cancelled", refund, byStaff: true });
    return { refund };
  });
}

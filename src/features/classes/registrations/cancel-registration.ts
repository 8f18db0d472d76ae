import { hashToken } from "~/platform/crypto/hash-token";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { endRegistration } from "./end-registration";
import { lockRegistration } from "./lock-registration";
import { notifyRegistrant } from "./mail/notify-registrant";
import { recordRegistrationEvent, registrant } from "./record-registration-event";
import { rowByToken } from "./registration-by-token";

/**
 * Cancels a registration, or leaves the waitlist, through the private link. The policy of the class decides the
 * refund.
 * @returns the refund in cents
 * @throws AppError NOT_FOUND; BAD_REQUEST if the class has started or the registration was canceled before
 */
export async function cancelRegistration(
  services: DomainServices,
  token: string,
): Promise<{ refund: number }> {
  const { id } = await rowByToken(services.db, token);
  return services.db.transaction(async (tx) => {
    const locked = await lockRegistration(tx, services, id, (row) => row.tokenHash === hashToken(token));
    if (locked.event.startsAt <= locked.now)
      throw new AppError("BAD_REQUEST", "The class has already started. Please call us.");
    const { row, refund } = await endRegistration(tx, services, locked, "policy");
    await recordRegistrationEvent(tx, registrant, "cancelled", row, { status: locked.row.status });
    await notifyRegistrant(tx, services, row, locked.event, { kind: "cancelled", refund, byStaff: false });
    return { refund };
  });
}

import { hashToken } from "~/platform/crypto/hash-token";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { endAttendee } from "./end-attendee";
import { lockRegistration } from "./lock-registration";
import { recordRegistrationEvent, registrant } from "./record-registration-event";
import { rowByToken } from "./registration-by-token";

/**
 * Cancels one person of a group through the private link. The class's policy decides the refund of that person's part
 * of the price.
 * @param attendee the person's position in the group, from 1. The registrant is 1 and stays the contact.
 * @param seen the number of people that the page showed
 * @returns the refund in cents
 * @throws AppError NOT_FOUND; BAD_REQUEST if the class has started or the group has changed; the errors of
 * `endAttendee`
 */
export async function cancelAttendee(
  services: DomainServices,
  token: string,
  { attendee, seen }: { attendee: number; seen: number },
): Promise<{ refund: number }> {
  const { id } = await rowByToken(services.db, token);
  return services.db.transaction(async (tx) => {
    const locked = await lockRegistration(tx, services, id, (row) => row.tokenHash === hashToken(token));
    const { row, event, now } = locked;
    if (event.startsAt <= now)
      throw new AppError("BAD_REQUEST", "The class has already started. Please call us.");
    if (row.people !== seen)
      throw new AppError(
        "BAD_REQUEST",
        "The people of this registration have changed. Reload the page, and choose again.",
      );
    const ended = await endAttendee(tx, services, locked, attendee, { refund: "policy", byStaff: false });
    await recordRegistrationEvent(tx, registrant, "attendee-cancelled", ended.row, { status: row.status });
    return { refund: ended.refund };
  });
}

import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { isPayable, registrationEnd } from "../availability";
import { announceSeats } from "../class-counts";
import { lockRegistration } from "../lock-registration";
import { recordRegistrationEvent } from "../record-registration-event";
import { offerSeat } from "../seats/settle-seats";

/**
 * Offers a seat to a person on the waitlist, even out of turn or beyond the limit. They accept through the link in the
 * email and pay like anyone.
 * @throws AppError NOT_FOUND; BAD_REQUEST if they are not on the waitlist, or registration has ended
 */
export async function offerSeatNow(services: DomainServices, actor: Actor, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const { event, now } = await lockRegistration(tx, services, id);
    if (event.cancelledAt) throw new AppError("BAD_REQUEST", "This class is canceled.");
    if (registrationEnd(event) <= now)
      throw new AppError("BAD_REQUEST", "Registration has closed. Give them a seat instead.");
    if (!isPayable(event, services.takesPayments))
      throw new AppError(
        "BAD_REQUEST",
        "The site does not accept payments, so they could not pay for the seat online. Give them a seat instead.",
      );
    const offered = await offerSeat(tx, services, event, id, now);
    if (!offered) throw new AppError("BAD_REQUEST", "They are not on the waitlist.");
    await recordRegistrationEvent(tx, actor, "offered", offered, { status: "waitlisted" });
    await announceSeats(tx, event.id);
  });
}

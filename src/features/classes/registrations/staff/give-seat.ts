import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { availabilityOf } from "../availability";
import { announceSeats, classCounts } from "../class-counts";
import { lockRegistration } from "../lock-registration";
import { notifyRegistrant } from "../mail/notify-registrant";
import { recordRegistrationEvent } from "../record-registration-event";
import { registration } from "../table";

/**
 * Gives a seat to a person on the waitlist or with an offer, even out of turn or beyond the limit. The price is settled
 * at the front desk.
 * @throws AppError NOT_FOUND; BAD_REQUEST if they are not on the waitlist; CLASS_FULL unless `evenIfFull`
 */
export async function giveSeat(
  services: DomainServices,
  actor: Actor,
  id: string,
  { evenIfFull }: { evenIfFull: boolean },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const { row, event, now } = await lockRegistration(tx, services, id);
    if (row.status !== "waitlisted" && row.status !== "offered")
      throw new AppError("BAD_REQUEST", "They are not on the waitlist.");
    const counts = (await classCounts(tx, [event.id], now)).get(event.id);
    const { seatsLeft } = availabilityOf(
      event,
      counts ?? { taken: 0, waiting: 0 },
      now,
      services.takesPayments,
    );
    const needed = row.status === "offered" ? 0 : row.seats;
    if (seatsLeft !== null && seatsLeft < needed && !evenIfFull)
      throw new AppError("CLASS_FULL", "Every seat in this class is taken.");
    const [seated] = await tx
      .update(registration)
      .set({ status: "confirmed", confirmedAt: now, offeredUntil: null, updatedAt: now })
      .where(eq(registration.id, id))
      .returning();
    if (!seated) throw new Error("A locked registration was gone.");
    await recordRegistrationEvent(tx, actor, "seated", seated, { status: row.status });
    await announceSeats(tx, event.id);
    await notifyRegistrant(tx, services, seated, event, { kind: "confirmed" });
  });
}

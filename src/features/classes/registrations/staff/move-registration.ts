import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { classById } from "../../class/class-by-id";
import { totalPrice } from "../../class/group-rules";
import { announceSeats } from "../class-counts";
import { lockRegistration } from "../lock-registration";
import { notifyRegistrant } from "../mail/notify-registrant";
import { settleSeats } from "../seats/settle-seats";
import type { Registration } from "../table";
import { recordCorrection } from "./corrections/record-correction";
import { requireRevision } from "./corrections/require-revision";
import { lockBothClasses, placeInClass, requireSeats } from "./place-in-class";
import { type Settled, settlePrice } from "./settle-price";

export interface Move {
  toClassId: string;
  /** Whether staff confirmed exceeding the limit. */
  evenIfFull: boolean;
  /** The revision that the screen showed. */
  revision?: number;
}

/**
 * Moves a person to another class, usually another date of the same course. They get a seat there, their payment moves
 * with them, and their former seat is offered to the waitlist. An excess is refunded and a balance reported.
 * @returns the settled difference, and the correction
 * @throws AppError NOT_FOUND; REVISION_CONFLICT; BAD_REQUEST if their registration has ended, is being paid for, or
 * they are registered there; CLASS_FULL unless `evenIfFull`
 */
export async function moveRegistration(
  services: DomainServices,
  actor: Actor,
  id: string,
  { toClassId, evenIfFull, revision }: Move,
): Promise<Settled & { correction: string }> {
  return services.db.transaction(async (tx) => {
    await lockBothClasses(tx, id, toClassId);
    const { row, event: from, payment, now } = await lockRegistration(tx, services, id);
    await requireRevision(tx, services, row, revision);
    const to = await classById(tx, toClassId);
    if (!to || to.cancelledAt) throw new AppError("NOT_FOUND", "There is no such class.");
    requireMovable(row);
    const message = "Every seat in that class is taken.";
    await requireSeats(tx, services, to, { seats: row.seats, evenIfFull, message });
    const moved = await placeInClass(tx, services, row, to, {
      status: "confirmed",
      price: totalPrice(to, row.people),
      confirmedAt: now,
      waitingSince: null,
      checkedInAt: null,
    });
    const prices = { before: row.price, after: moved.price, deskPaid: row.deskPaid };
    const { refund, owed } = await settlePrice(tx, payment, prices, now);
    const correction = await recordCorrection(tx, actor, {
      kind: "moved",
      before: row,
      after: moved,
      refund,
      now,
    });
    await settleSeats(tx, services, from, now);
    await announceSeats(tx, from.id, toClassId);
    const hadSeat = row.status === "confirmed";
    await notifyRegistrant(tx, services, moved, to, { kind: "moved", from, hadSeat, refund, owed });
    return { refund, owed, correction };
  });
}

function requireMovable({ status }: Registration): void {
  if (status === "cancelled" || status === "expired")
    throw new AppError("BAD_REQUEST", "This registration is no longer active.");
  if (status === "held") throw new AppError("BAD_REQUEST", "This seat is being paid for right now.");
}

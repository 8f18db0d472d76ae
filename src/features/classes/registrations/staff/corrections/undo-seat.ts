import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { classById } from "../../../class/class-by-id";
import type { ClassView } from "../../../class/class-views";
import { registrationEnd } from "../../availability";
import { announceSeats } from "../../class-counts";
import { endRegistration } from "../../end-registration";
import type { LockedRegistration } from "../../lock-registration";
import { notifyRegistrant } from "../../mail/notify-registrant";
import { currentRegistration } from "../../register-for-class";
import { settleSeats } from "../../seats/settle-seats";
import { type Correction, registration, type StateBefore } from "../../table";
import { placeInClass, requireSeats } from "../place-in-class";
import { currentLetter } from "../resend-confirmation";
import { amountOwed } from "../settle-price";

export interface HowToUndo {
  /** Whether staff confirmed exceeding the limit. */
  evenIfFull: boolean;
}

const SEAT_TAKEN = "The seat has been given or offered to someone else.";

/** Moves a person back, and notifies them. */
export async function undoMove(
  tx: Database,
  services: DomainServices,
  { row, event: from, payment, now }: LockedRegistration,
  { before }: Correction,
  { evenIfFull }: HowToUndo,
): Promise<void> {
  const to = await classById(tx, before.classId);
  if (!to || to.cancelledAt)
    throw new AppError("BAD_REQUEST", "The former class is canceled or off the site.");
  const status = statusBefore(before, to, now);
  if (status === "confirmed")
    await requireSeats(tx, services, to, { seats: row.seats, evenIfFull, message: SEAT_TAKEN });
  const back = await placeInClass(tx, services, row, to, {
    status,
    price: before.price,
    confirmedAt: momentOf(before.confirmedAt),
    waitingSince: momentOf(before.waitingSince),
    checkedInAt: momentOf(before.checkedInAt),
  });
  await settleSeats(tx, services, from, now);
  await announceSeats(tx, from.id, to.id);
  const owed = status === "confirmed" ? amountOwed(back, payment) : 0;
  const moved = { kind: "moved", from, hadSeat: true, refund: 0, owed } as const;
  const letter = status === "confirmed" ? moved : await currentLetter(tx, services, back);
  await notifyRegistrant(tx, services, back, to, letter);
}

/** Restores the seat or waitlist position of a canceled registration, and notifies the person. */
export async function undoCancellation(
  tx: Database,
  services: DomainServices,
  { row, event, now }: LockedRegistration,
  { before }: Correction,
  { evenIfFull }: HowToUndo,
): Promise<void> {
  if (event.cancelledAt) throw new AppError("BAD_REQUEST", "This class is canceled.");
  if (await currentRegistration(tx, row.duplicateKey))
    throw new AppError("BAD_REQUEST", "They have registered for this class again.");
  const status = statusBefore(before, event, now);
  if (status === "confirmed")
    await requireSeats(tx, services, event, { seats: row.seats, evenIfFull, message: SEAT_TAKEN });
  const [back] = await tx
    .update(registration)
    .set({ status, endedAt: null, updatedAt: now })
    .where(eq(registration.id, row.id))
    .returning();
  if (!back) throw new Error("A locked registration was gone.");
  await announceSeats(tx, event.id);
  await notifyRegistrant(tx, services, back, event, await currentLetter(tx, services, back));
}

/** Removes a person whom staff added. Notifies them only if they were notified of the addition. */
export async function undoAddition(
  tx: Database,
  services: DomainServices,
  locked: LockedRegistration,
): Promise<void> {
  const { row } = await endRegistration(tx, services, locked, 0);
  if (locked.row.checkedInAt) return;
  await notifyRegistrant(tx, services, row, locked.event, { kind: "cancelled", refund: 0, byStaff: true });
}

/** A person who had an offer goes back on the waitlist, because the seat has been offered to others. */
function statusBefore({ status }: StateBefore, event: ClassView, now: Date): "confirmed" | "waitlisted" {
  if (status === "confirmed") return status;
  if (registrationEnd(event) > now) return "waitlisted";
  throw new AppError("BAD_REQUEST", "Registration for that class has ended, and with it the waitlist.");
}

function momentOf(iso: string | null): Date | null {
  return iso === null ? null : new Date(iso);
}

import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { seatsPerEmail } from "~/features/settings/shared/seats-per-email";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { registration } from "../table";

/**
 * Limits the seats in a class that one email address can hold without paying: free, held, and offered seats, and
 * positions on the waitlist. Prevents one person from filling a class. Call it under `lockSeats`, after `settleSeats`.
 * @param key `emailKey`
 * @param seats the number of requested seats
 * @param largestGroup a group of this size may register despite the limit
 * @throws AppError VALIDATION_FAILED for the field `email`
 */
export async function limitSeatsOfEmail(
  tx: Database,
  key: string,
  seats: number,
  largestGroup = 1,
): Promise<void> {
  const { status, paymentId, emailKey } = registration;
  const [row] = await tx
    .select({ held: sql<number>`coalesce(sum(${registration.seats}), 0)::int` })
    .from(registration)
    .where(
      and(
        eq(emailKey, key),
        inArray(status, sql`('confirmed', 'held', 'waitlisted', 'offered')`),
        or(ne(status, "confirmed"), isNull(paymentId)),
      ),
    );
  const maxSeats = Math.max(await seatsPerEmail(tx), largestGroup);
  if ((row?.held ?? 0) + seats <= maxSeats) return;
  const describeSeats = maxSeats === 1 ? "1 seat" : `${maxSeats} seats`;
  const message = `One email address can hold at most ${describeSeats} in this class without payment. To register more people, pay for or cancel a seat first, or call us.`;
  throw new AppError("VALIDATION_FAILED", message, { errors: [{ propertyName: "email", message }] });
}

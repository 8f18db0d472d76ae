import { eq } from "drizzle-orm";
import type { ClassView } from "~/content/types/class/class-views";
import type { Database } from "~/platform/database/database";
import { openPayment } from "~/platform/payments/open-payment";
import { registrationSuccessPath } from "../registration-success-path";
import { type Registration, registration } from "../table";

/** How long somebody has to pay. */
const PAY_WITHIN_MS = 30 * 60_000;

/** For a payment of the last second to be noted before the seat goes on. */
const GRACE_MS = 2 * 60_000;

/** The name under which payments know registrations. */
export const REGISTRATION_PURPOSE = "class-registration";

/** Opens the payment of a registration, in the caller's transaction, and holds its seats for as long. */
export async function holdForPayment(
  tx: Database,
  { id, price }: Pick<Registration, "id" | "price">,
  event: ClassView,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<{ paymentId: string; heldUntil: Date }> {
  const payUntil = new Date(+now + PAY_WITHIN_MS);
  const order = {
    ...{ purpose: REGISTRATION_PURPOSE, subjectId: id, amount: price, payUntil },
    // The title only: the provider learns what costs something, not for whom.
    description: event.title,
    returnPath: registrationSuccessPath(event, timeZone),
    cancelPath: `/classes/${event.slug}`,
  };
  const { id: paymentId } = await openPayment(tx, order, now);
  const heldUntil = new Date(+payUntil + GRACE_MS);
  await tx.update(registration).set({ paymentId, heldUntil, updatedAt: now }).where(eq(registration.id, id));
  return { paymentId, heldUntil };
}

import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { sendJob } from "~/platform/jobs/send-job";
import { openPayment } from "~/platform/payments/open-payment";
import type { ClassView } from "../../class/class-views";
import { remindToPayJob } from "../jobs/remind-to-pay-job";
import { registrationSuccessPath } from "../registration-success-path";
import { type Registration, registration } from "../table";

/** How long a person has to pay. */
const PAY_WITHIN_MS = 30 * 60_000;

/** When the site emails a person who has not paid the link to the checkout. */
const REMIND_AFTER_MS = 10 * 60_000;

/** Extra time before the seat is released, so that a payment in the last second is recorded first. */
const GRACE_MS = 2 * 60_000;

/**
 * Where the checkout returns people who do not pay. The page of the class would reveal the class to the payment
 * provider.
 */
const CLASSES = "/classes-and-education";

/** The payment purpose of registrations. */
export const REGISTRATION_PURPOSE = "class-registration";

/** Creates the payment of a registration in the caller's transaction, and holds its seats until it is due. */
export async function holdForPayment(
  tx: Database,
  { id, price }: Pick<Registration, "id" | "price">,
  event: ClassView,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<{ paymentId: string; heldUntil: Date }> {
  const payUntil = new Date(+now + PAY_WITHIN_MS);
  const order = {
    purpose: REGISTRATION_PURPOSE,
    subjectId: id,
    amount: price,
    payUntil,
    // Not the title of the class, because together with the payer's name it could reveal a health condition.
    description: "Class registration",
    returnPath: registrationSuccessPath(event, timeZone),
    cancelPath: CLASSES,
  };
  const { id: paymentId } = await openPayment(tx, order, now);
  const heldUntil = new Date(+payUntil + GRACE_MS);
  await tx.update(registration).set({ paymentId, heldUntil, updatedAt: now }).where(eq(registration.id, id));
  const startAfter = new Date(+now + REMIND_AFTER_MS);
  await sendJob(tx, remindToPayJob, { id, paymentId }, { startAfter, key: paymentId });
  return { paymentId, heldUntil };
}

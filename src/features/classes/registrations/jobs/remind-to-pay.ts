import { and, eq, gt } from "drizzle-orm";
import type { DomainServices } from "~/platform/domain-services";
import { payment } from "~/platform/payments/table";
import { classById } from "../../class/class-by-id";
import { notifyRegistrant } from "../mail/notify-registrant";
import { registration } from "../table";

/**
 * Emails a person who left the checkout while their seat is held, once per payment. The email links to the checkout, or
 * has the phone numbers if the site no longer takes payments.
 */
export async function remindToPay(
  services: DomainServices,
  { id, paymentId }: { id: string; paymentId: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [held] = await tx
      .select({ row: registration, payUntil: payment.payUntil })
      .from(registration)
      .innerJoin(payment, eq(payment.id, registration.paymentId))
      .where(
        and(
          eq(registration.id, id),
          eq(registration.paymentId, paymentId),
          eq(registration.status, "held"),
          eq(payment.state, "open"),
          gt(payment.payUntil, services.now()),
        ),
      );
    const event = held && (await classById(tx, held.row.classId));
    if (!held || !event) return;
    const { takesPayments } = services;
    const letter = { kind: "unpaid", until: held.payUntil, takesPayments } as const;
    await notifyRegistrant(tx, services, held.row, event, letter, `registration unpaid ${paymentId}`);
  });
}

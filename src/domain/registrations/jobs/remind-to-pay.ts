import { and, eq, gt } from "drizzle-orm";
import { classById } from "~/content/types/class/class-by-id";
import type { DomainServices } from "~/domain/domain-services";
import { payment } from "~/platform/payments/table";
import { tellRegistrant } from "../mail/tell-registrant";
import { registration } from "../table";

/** Gives somebody who left the checkout the way back to it, as long as the seat is held. Once for each payment. */
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
          ...[
            eq(registration.id, id),
            eq(registration.paymentId, paymentId),
            eq(registration.status, "held"),
          ],
          ...[eq(payment.state, "open"), gt(payment.payUntil, services.now())],
        ),
      );
    const event = held && (await classById(tx, held.row.classId));
    if (!held || !event) return;
    const letter = { kind: "unpaid", until: held.payUntil } as const;
    await tellRegistrant(tx, services, held.row, event, letter, `registration unpaid ${paymentId}`);
  });
}

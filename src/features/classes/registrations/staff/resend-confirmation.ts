import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { lockRegistration } from "../lock-registration";
import type { Letter } from "../mail/letters";
import { notifyRegistrant } from "../mail/notify-registrant";
import { recordRegistrationEvent } from "../record-registration-event";
import { positionOf } from "../registration-by-token";
import type { Registration } from "../table";

/**
 * Resends a person's last email about their registration: the confirmation, the place on the waitlist, the offer, or
 * the request to pay.
 * @throws AppError NOT_FOUND; BAD_REQUEST if the registration has ended, or there is no address
 */
export async function resendConfirmation(services: DomainServices, actor: Actor, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const { row, event } = await lockRegistration(tx, services, id);
    const letter = await currentLetter(tx, services, row);
    const isWritten = await notifyRegistrant(tx, services, row, event, letter);
    if (!isWritten) throw new AppError("BAD_REQUEST", "There is no email address to send it to.");
    await recordRegistrationEvent(tx, actor, "confirmation-resent", row);
  });
}

/**
 * The email about the current status of a registration.
 * @throws AppError BAD_REQUEST if it has ended
 */
export async function currentLetter(
  tx: Database,
  { takesPayments }: Pick<DomainServices, "takesPayments">,
  row: Registration,
): Promise<Letter> {
  if (row.status === "confirmed") return { kind: "confirmed" };
  if (row.status === "waitlisted") return { kind: "waitlisted", position: await positionOf(tx, row) };
  if (row.status === "offered" && row.offeredUntil) return { kind: "offer", until: row.offeredUntil };
  if (row.status === "held" && row.heldUntil) return { kind: "unpaid", until: row.heldUntil, takesPayments };
  if (row.status === "held") return { kind: "payment-awaited" };
  throw new AppError("BAD_REQUEST", "This registration is no longer active.");
}

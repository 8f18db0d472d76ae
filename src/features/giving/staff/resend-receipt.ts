import { givingSettings } from "~/features/settings/shared/giving-settings";
import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { recordGiftEvent } from "../gift/record-gift-event";
import { sendReceipt } from "../mail/send-receipt";
import { giftById } from "./gift-by-id";

/**
 * Emails a gift's receipt again.
 * @throws AppError NOT_FOUND; BAD_REQUEST if there is no receipt or no email address
 */
export async function resendReceipt(services: DomainServices, actor: Actor, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await giftById(tx, id);
    if (!row.receiptNumber)
      throw new AppError("BAD_REQUEST", "This gift has no receipt, because it was never paid.");
    if (!(await sendReceipt(tx, services, row, await givingSettings(tx))))
      throw new AppError("BAD_REQUEST", "There is no email address to send it to. Print it instead.");
    await recordGiftEvent(tx, actor, "receiptResent", row);
  });
}

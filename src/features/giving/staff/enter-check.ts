import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { GiftInput } from "../gift/gift-input";
import { lockReceiptSeries } from "../gift/next-receipt-number";
import { type EnteredGift, recordCheck } from "./record-check";

export interface CheckInput extends EnteredGift {
  giver: GiftInput["giver"];
  receipt: "mail" | "print";
}

/**
 * Records one gift by check or in cash.
 * @returns its id
 * @throws AppError VALIDATION_FAILED if the donor does not exist, or that check was already entered
 */
export async function enterCheck(
  services: DomainServices,
  actor: Actor,
  { receipt, ...input }: CheckInput,
): Promise<{ id: string }> {
  return services.db.transaction(async (tx) => {
    await lockReceiptSeries(tx, [Number(input.givenOn.slice(0, 4))]);
    const recorded = await recordCheck(tx, services, actor, input, { receipt, notifiesStaff: true });
    if ("errors" in recorded)
      throw new AppError("VALIDATION_FAILED", "The gift was not saved.", { errors: recorded.errors });
    return { id: recorded.gift.id };
  });
}

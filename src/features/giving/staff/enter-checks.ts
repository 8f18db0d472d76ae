import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { AppError, type FieldError } from "~/platform/errors/app-error";
import { lockReceiptSeries } from "../gift/next-receipt-number";
import { type EnteredGift, recordCheck } from "./record-check";

/** A gift that a batch entered. */
export interface EnteredCheck {
  id: string;
  donorId: string;
  receiptNumber: string;
}

/**
 * Records a batch of checks in one transaction, all or none.
 * @returns the gifts in the order of the rows
 * @throws AppError VALIDATION_FAILED with every invalid cell, as `rows.3.checkNumber` (rows count from 0)
 */
export async function enterChecks(
  services: DomainServices,
  actor: Actor,
  rows: readonly EnteredGift[],
  { receipt }: { receipt: "mail" | "print" },
): Promise<EnteredCheck[]> {
  return services.db.transaction(async (tx) => {
    const errors: FieldError[] = [];
    const entered: EnteredCheck[] = [];
    await lockReceiptSeries(
      tx,
      rows.map(({ givenOn }) => Number(givenOn.slice(0, 4))),
    );
    for (const [at, row] of rows.entries()) {
      const recorded = await recordCheck(tx, services, actor, row, { receipt, notifiesStaff: false });
      if ("errors" in recorded) {
        errors.push(
          ...recorded.errors.map(({ propertyName, message }) => ({
            propertyName: `rows.${at}.${propertyName}`,
            message,
          })),
        );
        continue;
      }
      const { id, donorId, receiptNumber } = recorded.gift;
      entered.push({ id, donorId, receiptNumber: receiptNumber ?? "" });
    }
    if (errors.length > 0)
      throw new AppError("VALIDATION_FAILED", "No check was saved. Correct the marked rows.", { errors });
    return entered;
  });
}

import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import { AppError } from "~/platform/errors/app-error";
import { changeRecurring } from "~/platform/payments/recurring/change-recurring";
import type { AgreementChange } from "~/platform/payments/recurring/recurring-provider";
import type { MonthlyGiftDeps } from "../monthly/change-monthly-gift";
import { recordMonthlyEvent } from "../monthly/record-monthly-event";
import { monthlyGift } from "../monthly/table";

/**
 * Pauses, resumes, or stops a monthly gift for a donor who called, and emails them.
 * @throws AppError NOT_FOUND; the errors of `changeRecurring`
 */
export async function changeForDonor(
  deps: MonthlyGiftDeps,
  actor: Actor,
  id: string,
  intent: Exclude<AgreementChange, { kind: "amount" }>,
): Promise<void> {
  const [row] = await deps.db.select().from(monthlyGift).where(eq(monthlyGift.id, id));
  if (!row?.recurringId) throw new AppError("NOT_FOUND", "There is no such monthly gift.");
  await changeRecurring(deps, row.recurringId, intent);
  await recordMonthlyEvent(deps.db, "changedByStaff", id, { asked: intent.kind }, { actor });
}

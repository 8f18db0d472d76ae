import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { runOnce } from "~/platform/idempotency/run-once";
import { openRecurring } from "~/platform/payments/recurring/open-recurring";
import { storedCampaign } from "~/platform/stored-campaign";
import { designationNamed } from "../designation/designations";
import { donorFor } from "../donor/donor-for";
import { sealGiver } from "../donor/giver";
import { GIFT_SUCCESS_PATH } from "../gift/gift-success-path";
import { GIVE_AGAIN_PATH } from "../gift/give-again-path";
import { type GiftRequest, PAY_WITHIN_MS } from "../gift/open-gift";
import { sealTribute } from "../gift/tribute";
import { refuseWithoutPayments } from "../refuse-without-payments";
import { recordMonthlyEvent } from "./record-monthly-event";
import { monthlyGift } from "./table";

export interface OpenedMonthlyGift {
  monthlyGiftId: string;
  /** The argument for `startRecurring` after the commit. */
  recurringId: string;
}

/** The payment purpose of monthly gifts. */
export const MONTHLY_PURPOSE = "monthly-gift";

/** Creates a monthly gift and its recurring payment in one transaction. */
export function openMonthlyGift(services: DomainServices, request: GiftRequest): Promise<OpenedMonthlyGift> {
  return services.db.transaction((tx) =>
    runOnce(tx, services, request.idempotencyKey, () => open(tx, services, request)),
  );
}

async function open(
  tx: Database,
  services: DomainServices,
  { input, utm }: GiftRequest,
): Promise<OpenedMonthlyGift> {
  await refuseWithoutPayments(tx, services);
  const now = services.now();
  const { giver, tribute, frequency: _, amount, ...about } = input;
  const { id: donorId } = await donorFor(tx, services, giver);
  const designation = await designationNamed(tx, input.designation);
  const [row] = await tx
    .insert(monthlyGift)
    .values({
      ...about,
      designation: designation?.name ?? input.designation,
      donorId,
      person: sealGiver(services.sealer, giver),
      tribute: sealTribute(services.sealer, tribute),
      utm: storedCampaign(utm),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: monthlyGift.id });
  if (!row) throw new Error("The monthly gift was not stored.");
  const order = {
    purpose: MONTHLY_PURPOSE,
    subjectId: row.id,
    amount,
    // Contains neither the donor nor the designation, as for any gift.
    description: "Monthly gift to the foundation",
    payUntil: new Date(+now + PAY_WITHIN_MS),
    returnPath: GIFT_SUCCESS_PATH,
    cancelPath: GIVE_AGAIN_PATH,
  };
  const { id: recurringId } = await openRecurring(tx, order, now);
  await tx.update(monthlyGift).set({ recurringId }).where(eq(monthlyGift.id, row.id));
  await recordMonthlyEvent(tx, "begun", row.id, { amount });
  return { monthlyGiftId: row.id, recurringId };
}

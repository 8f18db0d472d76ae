import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { runOnce } from "~/platform/idempotency/run-once";
import { openPayment } from "~/platform/payments/open-payment";
import { storedCampaign } from "~/platform/stored-campaign";
import { donorFor } from "../donor/donor-for";
import { refuseWithoutPayments } from "../refuse-without-payments";
import { gift } from "../table";
import type { GiftInput } from "./gift-input";
import { GIFT_SUCCESS_PATH } from "./gift-success-path";
import { GIVE_AGAIN_PATH } from "./give-again-path";
import { insertGift } from "./insert-gift";
import { recordGiftEvent, visitor } from "./record-gift-event";

export interface GiftRequest {
  /** The validated donation form. */
  input: GiftInput;
  utm: Record<string, string | undefined>;
  /** Requests with the same key create one gift. */
  idempotencyKey: string;
}

export interface OpenedGift {
  giftId: string;
  /** The argument for `startCheckout` after the commit. */
  paymentId: string;
}

/** The payment purpose of gifts. */
export const GIFT_PURPOSE = "gift";

/** How long a donor has to pay. */
export const PAY_WITHIN_MS = 60 * 60_000;

/** Creates a gift and its payment in one transaction. Nothing is confirmed or emailed until the money arrives. */
export function openGift(services: DomainServices, request: GiftRequest): Promise<OpenedGift> {
  return services.db.transaction((tx) =>
    runOnce(tx, services, request.idempotencyKey, () => open(tx, services, request)),
  );
}

async function open(
  tx: Database,
  services: DomainServices,
  { input, utm }: GiftRequest,
): Promise<OpenedGift> {
  await refuseWithoutPayments(tx, services);
  const now = services.now();
  const { id: donorId } = await donorFor(tx, services, input.giver);
  const row = await insertGift(tx, services, input, {
    donorId,
    origin: "online",
    utm: storedCampaign(utm),
  });
  const order = {
    purpose: GIFT_PURPOSE,
    subjectId: row.id,
    amount: row.amount,
    // Contains neither the donor nor the designation, because the name of a fund can reveal a health condition.
    description: "Gift to the foundation",
    payUntil: new Date(+now + PAY_WITHIN_MS),
    returnPath: GIFT_SUCCESS_PATH,
    cancelPath: GIVE_AGAIN_PATH,
  };
  const { id: paymentId } = await openPayment(tx, order, now);
  await tx.update(gift).set({ paymentId }).where(eq(gift.id, row.id));
  await recordGiftEvent(tx, visitor, "begun", row);
  return { giftId: row.id, paymentId };
}

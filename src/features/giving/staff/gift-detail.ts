import { asc, eq } from "drizzle-orm";
import { dayAt } from "~/content/values/day-at";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { DomainServices } from "~/platform/domain-services";
import { payment, refund } from "~/platform/payments/table";
import type { GiftDetail } from "../api/admin/schemas";
import { readGiver } from "../donor/giver";
import { openMemo } from "../gift/memo";
import { openTribute } from "../gift/tribute";
import { changesOf } from "../history/changes";
import type { Gift } from "../table";
import { giftById } from "./gift-by-id";
import { giftItems } from "./gift-item";

/**
 * All data of one gift for the bookkeeping staff.
 * @throws AppError NOT_FOUND
 */
export async function giftDetail(services: DomainServices, id: string): Promise<GiftDetail> {
  const row = await giftById(services.db, id);
  const [item] = await giftItems(services, [row]);
  if (!item) throw new Error("A gift was lost on its way to the screen.");
  const tribute = openedOrNull(() => openTribute(services.sealer, row));
  const { giver } = readGiver(services.sealer, row);
  const { feeCovered, forEmployeeGivingCampaign, willEstate, volunteer, monthlyGiftId } = row;
  const place =
    tribute && [tribute.tellCity, `${tribute.tellState} ${tribute.tellZip}`.trim()].filter(Boolean);
  return {
    ...item,
    feeCovered,
    forEmployeeGivingCampaign,
    willEstate,
    volunteer,
    monthlyGiftId,
    campaignId: row.campaignId,
    memo: openedOrNull(() => openMemo(services.sealer, row)) ?? "",
    honored: tribute && { ...tribute },
    givenOn: row.givenAt && dayAt(row.givenAt, services.timeZone).iso,
    isByHand: row.paymentId === null,
    revision: row.revision,
    changes: await changesOf(services, { subject: "gift", id }),
    giver: giver && { ...giver },
    tributeNote: tribute?.noteHonor ?? "",
    tell: tribute
      ? [tribute.tellName, tribute.tellEmail, tribute.tellStreet, place?.join(", ") ?? ""].filter(Boolean)
      : [],
    ...(await money(services, row)),
  };
}

async function money({ db }: DomainServices, row: Gift) {
  if (!row.paymentId) {
    const refundable = row.receiptNumber ? row.amount - row.refunded : 0;
    return { refundable, refundsWaiting: 0, refunds: [] };
  }
  const [[paid], refunds] = await Promise.all([
    db.select().from(payment).where(eq(payment.id, row.paymentId)),
    db.select().from(refund).where(eq(refund.paymentId, row.paymentId)).orderBy(asc(refund.createdAt)),
  ]);
  const isPaid = paid?.state === "paid";
  return {
    refundable: isPaid ? paid.amount - paid.refundsCommitted : 0,
    refundsWaiting: isPaid ? paid.refundsCommitted - paid.refunded : 0,
    refunds: refunds.map(({ amount, reason, failure, state, createdAt }) => ({
      amount,
      state,
      reason: failure ?? reason,
      at: createdAt.toISOString(),
    })),
  };
}

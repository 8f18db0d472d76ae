import { inArray, or } from "drizzle-orm";
import { classCancellation, classSeries } from "~/features/classes/class/table";
import {
  checkInMark,
  classSurvey,
  notifiedSnapshot,
  registration,
  registrationCorrection,
} from "~/features/classes/registrations/table";
import { countCampaign } from "~/features/giving/campaign/count-campaign";
import { campaignTotal } from "~/features/giving/campaign/table";
import { givingChange } from "~/features/giving/history/table";
import { donorMerge } from "~/features/giving/merge/table";
import { monthlyGift } from "~/features/giving/monthly/table";
import { giftInKind, pledge } from "~/features/giving/promise/table";
import { statement } from "~/features/giving/statement/table";
import { donor, gift, receiptSeries } from "~/features/giving/table";
import { newsletterSubscriber } from "~/features/newsletter/table";
import { announceTags } from "~/platform/cache/announce-tags";
import type { Database } from "~/platform/database/database";
import { recurringPayment } from "~/platform/payments/recurring/table";
import {
  sandboxAgreement,
  sandboxCheckout,
  sandboxEvent,
  sandboxRefund,
} from "~/platform/payments/sandbox/table";
import { payment, paymentEvent, refund } from "~/platform/payments/table";
import type { DemoPeople } from "./demo-people";

/** Deletes the invented people with their registrations, gifts, and payments in the sandbox. */
export async function deletePeople(tx: Database, people: DemoPeople): Promise<void> {
  for (const table of [registrationCorrection, checkInMark, classSurvey])
    await tx.delete(table).where(inArray(table.registrationId, people.registrations));
  await tx.delete(registration).where(inArray(registration.id, people.registrations));
  await tx.delete(newsletterSubscriber).where(inArray(newsletterSubscriber.id, people.subscribers));
  await deleteGifts(tx, people);
}

/** Deletes what is stored about records that are deleted, beside the record. */
export async function deleteTraces(tx: Database, ids: string[]): Promise<void> {
  await tx.delete(classSeries).where(inArray(classSeries.classId, ids));
  await tx.delete(classCancellation).where(inArray(classCancellation.classId, ids));
  await tx.delete(notifiedSnapshot).where(inArray(notifiedSnapshot.classId, ids));
  await tx.delete(campaignTotal).where(inArray(campaignTotal.campaignId, ids));
}

async function deleteGifts(tx: Database, people: DemoPeople): Promise<void> {
  const gifts = await tx.delete(gift).where(inArray(gift.id, people.gifts)).returning();
  const monthly = await tx
    .delete(monthlyGift)
    .where(inArray(monthlyGift.id, people.monthlyGifts))
    .returning();
  await deleteHistory(tx, people);
  await tx.delete(donor).where(inArray(donor.id, people.donors));
  await deletePayments(
    tx,
    gifts.flatMap(({ paymentId }) => paymentId ?? []),
    monthly.flatMap(({ recurringId }) => recurringId ?? []),
  );
  for (const campaignId of new Set(gifts.map((one) => one.campaignId)))
    await countCampaign(tx, { campaignId });
  // The series of receipts begins with the foundation's first real receipt.
  if ((await tx.$count(gift)) === 0) await tx.delete(receiptSeries);
  if (gifts.length > 0) await announceTags(tx, ["campaign-total"]);
}

/** Deletes what staff recorded about the donors and their gifts. */
async function deleteHistory(tx: Database, { donors, gifts }: DemoPeople): Promise<void> {
  await tx.delete(givingChange).where(inArray(givingChange.subjectId, [...donors, ...gifts]));
  await tx.delete(pledge).where(inArray(pledge.donorId, donors));
  await tx.delete(giftInKind).where(inArray(giftInKind.donorId, donors));
  await tx.delete(statement).where(inArray(statement.donorId, donors));
  await tx.delete(donorMerge).where(inArray(donorMerge.keptId, donors));
}

/**
 * Deletes them in the order of their foreign keys. The sandbox's payments exist in its own tables and in the
 * site's.
 */
async function deletePayments(tx: Database, paymentIds: string[], recurringIds: string[]): Promise<void> {
  const payments = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(or(inArray(payment.id, paymentIds), inArray(payment.recurringId, recurringIds)));
  const ids = payments.map(({ id }) => id);
  await tx.delete(paymentEvent).where(inArray(paymentEvent.paymentId, ids));
  await tx.delete(refund).where(inArray(refund.paymentId, ids));
  await tx.delete(payment).where(inArray(payment.id, ids));
  await tx.delete(recurringPayment).where(inArray(recurringPayment.id, recurringIds));
  const agreements = tx
    .select({ id: sandboxAgreement.id })
    .from(sandboxAgreement)
    .where(inArray(sandboxAgreement.recurringId, recurringIds));
  const checkouts = tx
    .select({ id: sandboxCheckout.id })
    .from(sandboxCheckout)
    .where(or(inArray(sandboxCheckout.paymentId, ids), inArray(sandboxCheckout.agreementId, agreements)));
  await tx
    .delete(sandboxEvent)
    .where(or(inArray(sandboxEvent.checkoutId, checkouts), inArray(sandboxEvent.agreementId, agreements)));
  await tx.delete(sandboxRefund).where(inArray(sandboxRefund.checkoutId, checkouts));
  await tx.delete(sandboxCheckout).where(inArray(sandboxCheckout.id, checkouts));
  await tx.delete(sandboxAgreement).where(inArray(sandboxAgreement.recurringId, recurringIds));
}

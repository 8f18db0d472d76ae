import { and, eq } from "drizzle-orm";
import type { Database } from "../../database/database";
import { PermanentFailure } from "../../jobs/permanent-failure";
import { lockPayment } from "../lock-payment";
import { moveState } from "../move-state";
import type { PaymentDeps } from "../payment-deps";
import { purposeOf } from "../purpose-of";
import { type Payment, payment } from "../table";
import { lockRecurring } from "./lock-recurring";
import type { ReportedAgreement, ReportedCharge } from "./recurring-provider";
import type { RecurringPayment, RecurringState } from "./table";
import { updateTerms } from "./update-terms";

/**
 * Updates our state to what the provider reports about an agreement: its terms, and each monthly charge as
 * its own payment. Repeated calls, in any order and on any nodes, record each month once and notify the
 * purpose once.
 * @returns the recurring payment's new state; undefined if the agreement is not ours
 * @throws PermanentFailure if the provider reports another agreement than ours
 */
export async function applyAgreement(
  deps: PaymentDeps,
  seen: ReportedAgreement,
): Promise<RecurringPayment | undefined> {
  const { recurringId } = seen;
  if (!recurringId) return undefined;
  return deps.db.transaction(async (tx) => {
    const before = await lockRecurring(tx, recurringId);
    if (!before) return undefined;
    if (before.agreementId && before.agreementId !== seen.agreementId)
      throw new PermanentFailure(`Recurring payment ${before.id}: the provider reports another agreement.`);
    const after = await recordTerms(tx, deps, before, seen);
    for (const charge of seen.charges.toSorted((a, b) => +a.at - +b.at))
      await recordCharge(tx, deps, after, charge);
    return after;
  });
}

/**
 * Records the reported terms. An older response does not replace newer terms, and an ended agreement stays
 * ended.
 */
async function recordTerms(
  tx: Database,
  deps: PaymentDeps,
  before: RecurringPayment,
  { state, amount, nextChargeAt, agreementId, askedAt }: ReportedAgreement,
): Promise<RecurringPayment> {
  const isStale = before.askedAt !== null && askedAt < before.askedAt;
  if (isStale || isBack(before.state, state)) return before;
  const terms = { state, amount, nextChargeAt, agreementId, askedAt, provider: deps.payments.name };
  return updateTerms(tx, purposeOf(deps, before), before, terms, deps.now());
}

function isBack(before: RecurringState, after: RecurringState): boolean {
  if (before === "ended") return true;
  return after === "open" || (after === "expired" && before !== "open") ? before !== "open" : false;
}

async function recordCharge(
  tx: Database,
  deps: PaymentDeps,
  recurring: RecurringPayment,
  charge: ReportedCharge,
): Promise<void> {
  const row = (await chargeOf(tx, deps, recurring, charge)) ?? (await addCharge(tx, deps, recurring, charge));
  const { checkoutId, state, chargeId, at } = charge;
  const seen = { checkoutId, state, chargeId, provider: deps.payments.name, paidAt: at };
  await moveState(tx, purposeOf(deps, row), row, seen, deps.now());
}

async function chargeOf(
  tx: Database,
  { payments }: PaymentDeps,
  recurring: RecurringPayment,
  { checkoutId }: ReportedCharge,
): Promise<Payment | undefined> {
  const [existing] = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        eq(payment.recurringId, recurring.id),
        eq(payment.provider, payments.name),
        eq(payment.checkoutId, checkoutId),
      ),
    );
  return existing && lockPayment(tx, existing.id);
}

async function addCharge(
  tx: Database,
  deps: PaymentDeps,
  { id, purpose, subjectId, description, returnPath, cancelPath }: RecurringPayment,
  { checkoutId, amount, currency, at }: ReportedCharge,
): Promise<Payment> {
  const [row] = await tx
    .insert(payment)
    .values({
      purpose,
      subjectId,
      description,
      returnPath,
      cancelPath,
      recurringId: id,
      amount,
      currency,
      checkoutId,
      provider: deps.payments.name,
      payUntil: at,
      createdAt: at,
      updatedAt: deps.now(),
    })
    .returning();
  if (!row) throw new Error("The month's payment was not stored.");
  return row;
}

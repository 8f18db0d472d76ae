import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { defineJob } from "../jobs/job";
import { applyCheckout } from "./apply-checkout";
import { closePayment } from "./close-payment";
import { isLaterState } from "./move-state";
import type { PaymentDeps } from "./payment-deps";
import type { ReportedRefundOf, ReportedState } from "./payment-provider";
import { processPaymentEvent } from "./process-payment-event";
import { compareRecurring, recurringSuspects } from "./recurring/reconcile-recurring";
import { sendRefund } from "./send-refund";
import { type Payment, payment, paymentEvent, refund } from "./table";

/** Compares our records with the provider's, once a day. */
export const reconcilePaymentsJob = defineJob("reconcile-payments", { once: "always", expireSeconds: 900 });

const DAY_MS = 24 * 60 * 60_000;
/** How far back the daily comparison looks: providers retry webhooks for three days. */
const RECONCILE_DAYS = 4;

/** The result of a comparison. */
export interface Reconciliation {
  /** Payments whose state or refunds we had missed, in their new state. */
  found: Pick<Payment, "id" | "state" | "refunded">[];
  /** Number of monthly payments whose changes we had missed. */
  agreements: number;
  /** Number of failed checks; the log says why. */
  failed: number;
}

/** `since` of the daily run. */
export function reconcileSince(now: Date): Date {
  return new Date(+now - RECONCILE_DAYS * DAY_MS);
}

/**
 * Finds what no webhook reported: payments, expiries, and refunds that the provider has and we do not, and
 * unfinished work of ours. A second run finds nothing.
 * @throws ProviderUnavailable if the provider cannot be reached at all
 */
export async function reconcilePayments(deps: PaymentDeps, since: Date): Promise<Reconciliation> {
  const theirs = await deps.payments.listSince(since);
  const recurring = await recurringSuspects(deps, since);
  const result: Reconciliation = { found: [], agreements: 0, failed: 0 };
  const attempt = (work: () => Promise<unknown>) => tried(deps, result, work);
  // Before the refunds, so that a refund of a missed monthly charge finds the charge.
  for (const id of recurring) await attempt(() => compareTerms(deps, id, result));
  const suspects = new Map([
    ...(await openPayments(deps)),
    ...(await withUnknownRefunds(deps, theirs.refunds)),
    ...(await paymentsBehindProvider(deps, theirs.checkouts)),
  ]);
  for (const [id, checkoutId] of suspects) await attempt(() => compare(deps, id, checkoutId, result));
  for (const id of await failedEvents(deps)) await attempt(() => processPaymentEvent(deps, id));
  for (const id of await unsentRefunds(deps)) await attempt(() => sendRefund(deps, id));
  const isNews = result.found.length > 0 || result.agreements > 0 || result.failed > 0;
  deps.log[isNews ? "info" : "debug"]({ ...result, found: result.found.length }, "payments were reconciled");
  return result;
}

async function tried(deps: PaymentDeps, result: Reconciliation, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    result.failed += 1;
    deps.log.error({ err: error }, "a payment could not be reconciled");
  }
}

/** A payment to check, and the provider's checkout, if it has one. */
type Suspect = [paymentId: string, checkoutId: string | null];

async function compare(
  deps: PaymentDeps,
  id: string,
  checkoutId: string | null,
  { found }: Reconciliation,
): Promise<void> {
  const before = await paymentById(deps, id);
  const seen = checkoutId ? await deps.payments.fetchCheckout({ checkoutId }) : undefined;
  if (seen) await applyCheckout(deps, seen);
  await closePayment(deps, id);
  const after = await paymentById(deps, id);
  if (!after || (after.state === before?.state && after.refunded === before.refunded)) return;
  note(found, after);
}

async function compareTerms(deps: PaymentDeps, id: string, result: Reconciliation): Promise<void> {
  const { found, changed } = await compareRecurring(deps, id);
  if (changed) result.agreements += 1;
  for (const row of found) note(result.found, row);
}

/** A missed monthly charge and its refund count once. */
function note(
  found: Reconciliation["found"],
  { id, state, refunded }: Reconciliation["found"][number],
): void {
  const storedPayment = found.find((one) => one.id === id);
  if (storedPayment) Object.assign(storedPayment, { state, refunded });
  else found.push({ id, state, refunded });
}

async function paymentById({ db }: PaymentDeps, id: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payment).where(eq(payment.id, id));
  return row;
}

/** Payments in progress. */
async function openPayments({ db, payments }: PaymentDeps): Promise<Suspect[]> {
  const rows = await db
    .select({ id: payment.id, checkoutId: payment.checkoutId })
    .from(payment)
    .where(
      and(
        inArray(payment.state, ["open", "processing"]),
        or(isNull(payment.provider), eq(payment.provider, payments.name)),
      ),
    );
  return rows.map(({ id, checkoutId }) => [id, checkoutId]);
}

/** Payments whose checkout is further along at the provider. */
async function paymentsBehindProvider(
  { db }: PaymentDeps,
  theirs: readonly ReportedState[],
): Promise<Suspect[]> {
  const rows = await inPieces(
    theirs,
    ({ paymentId }) => paymentId,
    (ids) =>
      db.select({ id: payment.id, state: payment.state }).from(payment).where(inArray(payment.id, ids)),
  );
  const stateOf = new Map(rows.map(({ id, state }) => [id, state]));
  return theirs.flatMap(({ paymentId, checkoutId, state }): Suspect[] => {
    const ours = paymentId && stateOf.get(paymentId);
    return ours && isLaterState(state, ours) ? [[paymentId, checkoutId]] : [];
  });
}

/** Payments with refunds at the provider that are not recorded here. */
async function withUnknownRefunds(
  { db }: PaymentDeps,
  theirs: readonly ReportedRefundOf[],
): Promise<Suspect[]> {
  const storedPayment = await inPieces(
    theirs,
    ({ providerRefundId }) => providerRefundId,
    (ids) =>
      db
        .select({ id: refund.providerRefundId, state: refund.state })
        .from(refund)
        .where(inArray(refund.providerRefundId, ids)),
  );
  const stateOf = new Map(storedPayment.map(({ id, state }) => [id, state]));
  const unknown = theirs.filter(({ providerRefundId, state }) => stateOf.get(providerRefundId) !== state);
  const rows = await inPieces(
    unknown,
    ({ chargeId }) => chargeId,
    (ids) =>
      db
        .select({ id: payment.id, checkoutId: payment.checkoutId })
        .from(payment)
        .where(inArray(payment.chargeId, ids)),
  );
  return rows.map(({ id, checkoutId }) => [id, checkoutId]);
}

/** Events whose job failed for good. */
async function failedEvents({ db, payments }: PaymentDeps): Promise<number[]> {
  const rows = await db
    .select({ id: paymentEvent.id })
    .from(paymentEvent)
    .where(and(isNull(paymentEvent.processedAt), eq(paymentEvent.provider, payments.name)));
  return rows.map(({ id }) => id);
}

/** Requested refunds that never reached the provider. */
async function unsentRefunds({ db }: PaymentDeps): Promise<string[]> {
  const rows = await db.select({ id: refund.id }).from(refund).where(eq(refund.state, "requested"));
  return rows.map(({ id }) => id);
}

const BATCH_SIZE = 500;

/** Queries many rows by id, a few hundred ids at a time. */
async function inPieces<Item, Row>(
  items: readonly Item[],
  idOf: (item: Item) => string | null,
  query: (ids: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const ids = [...new Set(items.map(idOf).filter((id) => id !== null))];
  const rows: Row[] = [];
  for (let start = 0; start < ids.length; start += BATCH_SIZE)
    rows.push(...(await query(ids.slice(start, start + BATCH_SIZE))));
  return rows;
}

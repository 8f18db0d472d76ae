import { and, eq, inArray, isNotNull, or } from "drizzle-orm";
import { isLaterState } from "../move-state";
import type { PaymentDeps } from "../payment-deps";
import { payment } from "../table";
import { closeRecurring } from "./close-recurring";
import type { ReportedChargeOf, ReportedTerms } from "./recurring-provider";
import { syncRecurring } from "./sync-recurring";
import { type RecurringPayment, recurringPayment } from "./table";

/**
 * The recurring payments for which the provider may have news.
 * @throws ProviderUnavailable
 */
export async function recurringSuspects(deps: PaymentDeps, since: Date): Promise<string[]> {
  const theirs = await deps.payments.recurring.listAgreements(since);
  const ours = await deps.db
    .select()
    .from(recurringPayment)
    .where(
      or(
        eq(recurringPayment.state, "open"),
        and(eq(recurringPayment.provider, deps.payments.name), isNotNull(recurringPayment.agreementId)),
        inArray(
          recurringPayment.id,
          theirs.agreements.flatMap(({ recurringId }) => recurringId ?? []),
        ),
      ),
    );
  const seen = new Map(theirs.agreements.map((one) => [one.recurringId, one]));
  const missed = await missedCharges(deps, theirs.charges);
  const isSuspect = (row: RecurringPayment) =>
    row.state === "open" || differs(row, seen.get(row.id)) || missed.has(row.agreementId ?? "");
  return ours.filter(isSuspect).map(({ id }) => id);
}

/**
 * Checks one with the provider.
 * @returns the payments that were added, and whether its terms changed
 */
export async function compareRecurring(deps: PaymentDeps, id: string) {
  const before = await charges(deps, id);
  const terms = await syncOpen(deps, id);
  const after = await charges(deps, id);
  const rowsById = new Map(before.map((row) => [row.id, row]));
  const found = after.filter((row) => row.state !== rowsById.get(row.id)?.state);
  return { found, changed: terms.changed };
}

async function syncOpen(deps: PaymentDeps, id: string) {
  const [before] = await deps.db.select().from(recurringPayment).where(eq(recurringPayment.id, id));
  await syncRecurring(deps, id);
  await closeRecurring(deps, id);
  const [after] = await deps.db.select().from(recurringPayment).where(eq(recurringPayment.id, id));
  return { changed: +(before?.updatedAt ?? 0) !== +(after?.updatedAt ?? 0) };
}

async function charges({ db }: PaymentDeps, id: string) {
  return db
    .select({ id: payment.id, state: payment.state, refunded: payment.refunded })
    .from(payment)
    .where(eq(payment.recurringId, id));
}

function differs(ours: RecurringPayment, theirs: ReportedTerms | undefined): boolean {
  if (!theirs || ours.state === "ended") return false;
  return (
    ours.state !== theirs.state ||
    ours.amount !== theirs.amount ||
    ours.nextChargeAt?.getTime() !== theirs.nextChargeAt?.getTime()
  );
}

/** The agreements with a charge that is further along at the provider. */
async function missedCharges(
  { db, payments }: PaymentDeps,
  theirs: readonly ReportedChargeOf[],
): Promise<Set<string>> {
  const ids = theirs.map(({ checkoutId }) => checkoutId);
  const rowsById = await db
    .select({ checkoutId: payment.checkoutId, state: payment.state })
    .from(payment)
    .where(and(eq(payment.provider, payments.name), inArray(payment.checkoutId, ids)));
  const stateOf = new Map(rowsById.map(({ checkoutId, state }) => [checkoutId, state]));
  const missed = theirs.filter(({ checkoutId, state }) =>
    isLaterState(state, stateOf.get(checkoutId) ?? "open"),
  );
  return new Set(missed.map(({ agreementId }) => agreementId));
}

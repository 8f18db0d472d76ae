import type { PaymentsFound } from "../api/payment-schemas";

/** The result of a reconciliation, in words. */
export function describeReconciliation({ found, agreements, failed }: PaymentsFound): string {
  if (failed) return `${failed} could not be compared. The log says why.`;
  if (found.length === 0 && agreements > 0) return "Monthly payments had changed, and that is noted now.";
  if (found.length === 0) return "Everything agrees.";
  return found.length === 1
    ? "One payment had been missed, and is noted now."
    : `${found.length} payments had been missed, and are noted now.`;
}

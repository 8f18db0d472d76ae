import type { PaymentsFound } from "../api/payment-schemas";

/** The result of a reconciliation as text. */
export function describeReconciliation({ found, agreements, failed }: PaymentsFound): string {
  if (failed) return `${failed} could not be compared. The server log says why.`;
  if (found.length === 0 && agreements > 0) return "Monthly payments had changed. They are up to date now.";
  if (found.length === 0) return "No differences were found.";
  return found.length === 1 ? "One missed payment was added." : `${found.length} missed payments were added.`;
}

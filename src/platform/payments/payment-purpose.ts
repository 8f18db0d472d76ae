import type { Database } from "../database/database";
import type { RecurringPayment } from "./recurring/table";
import type { Payment, Refund } from "./table";

/**
 * What a part of the site does when money comes or does not. Each is called once, inside the transaction that records the new
 * state: what it throws takes the state back, and it is tried again. It reads and writes on `tx` alone and calls nobody outside.
 *
 * `paid` can follow `expired` or `failed`, when money came all the same; one that cannot be honoured asks for a refund there
 * (`requestRefund`). The payment's row is locked already; whoever locks rows that these lock takes the payment's lock first.
 */
export interface PaymentPurpose {
  /** What `openPayment` was told, such as `registration`. */
  readonly name: string;
  /** A sentence for whoever comes back without having paid: what that means for what they began. */
  readonly unpaid: string;
  paid(tx: Database, payment: Payment): Promise<void>;
  /** They paid by a way that takes days: what was held for them waits for it, and nothing is promised yet. */
  processing?(tx: Database, payment: Payment): Promise<void>;
  /** The time to pay is over and nothing was paid. */
  expired(tx: Database, payment: Payment): Promise<void>;
  /** A delayed way of paying came to nothing. */
  failed(tx: Database, payment: Payment): Promise<void>;
  /** Money went back, in part or whole; `refund.key` is null where it was done at the provider. */
  refunded(tx: Database, payment: Payment, refund: Refund): Promise<void>;
  /** Of one who asks for money each month: what was agreed on changed, began or ended, here or at the provider. */
  agreementChanged?(tx: Database, after: RecurringPayment, before: RecurringPayment): Promise<void>;
  /**
   * The private page of what was paid for. Only the browser that owns the payment is led there, instead of to `returnPath`.
   * @returns undefined if there is no page any more, because the data of the person was erased
   */
  privatePath?(db: Database, payment: Pick<Payment, "subjectId">): Promise<string | undefined>;
}

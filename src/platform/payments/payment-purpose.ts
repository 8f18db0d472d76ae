import type { Database } from "../database/database";
import type { RecurringPayment } from "./recurring/table";
import type { Payment, Refund } from "./table";

/**
 * A feature's reactions to a payment's state. Each function is called once, inside the transaction that
 * records the new state: if it throws, the state is rolled back and retried. It reads and writes through `tx`
 * only and calls no outside service.
 *
 * `paid` can follow `expired` or `failed` if the money arrives later. A purpose that cannot accept it
 * requests a refund (`requestRefund`). The payment's row is already locked; code that also locks rows of the
 * purpose must take the payment's lock first.
 */
export interface PaymentPurpose {
  /** The `purpose` passed to `openPayment`, such as `registration`. */
  readonly name: string;
  /** A sentence about the consequences for a payer who returns without having paid. */
  readonly unpaid: string;
  paid(tx: Database, payment: Payment): Promise<void>;
  /**
   * The payer chose a method that takes days: a held seat stays held, and nothing is confirmed yet.
   */
  processing?(tx: Database, payment: Payment): Promise<void>;
  /** The deadline passed and nothing was paid. */
  expired(tx: Database, payment: Payment): Promise<void>;
  /** A delayed payment failed. */
  failed(tx: Database, payment: Payment): Promise<void>;
  /** Money was refunded, in part or in full; `refund.key` is null if the refund was made at the provider. */
  refunded(tx: Database, payment: Payment, refund: Refund): Promise<void>;
  /** For monthly payments: the agreement changed, began, or ended, here or at the provider. */
  agreementChanged?(tx: Database, after: RecurringPayment, before: RecurringPayment): Promise<void>;
  /**
   * The private page of the registration or gift. Only the browser that owns the payment is redirected there, instead
   * of to `returnPath`.
   * @returns undefined if the page no longer exists, because the person's data was erased
   */
  privatePath?(db: Database, payment: Pick<Payment, "subjectId">): Promise<string | undefined>;
  /**
   * The page on which a payer who returns without having paid can start again, if there is a more specific one than the
   * payment's `cancelPath`, which the provider sees. Only the browser that owns the payment is redirected there.
   * @returns undefined if the class or page is no longer on the site
   */
  startAgainPath?(db: Database, payment: Pick<Payment, "subjectId">): Promise<string | undefined>;
}

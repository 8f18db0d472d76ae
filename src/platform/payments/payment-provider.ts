import type { ProviderName } from "./provider-name";
import type { RecurringProvider } from "./recurring/recurring-provider";
import type { PaymentState, RefundState } from "./table";

/** The payment provider. Its answers are authoritative; our stored state follows them. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Whether it only simulates payments. */
  readonly isTest: boolean;
  /** Monthly payments. */
  readonly recurring: RecurringProvider;
  /**
   * Creates the page on which the payer pays. Repeated for the same payment, it returns the same page.
   * @throws ProviderUnavailable
   */
  createCheckout(order: CheckoutOrder): Promise<{ checkoutId: string; url: string }>;
  /**
   * The checkout's present state, with every refund; undefined if there is none.
   * @throws ProviderUnavailable
   */
  fetchCheckout(reference: CheckoutReference): Promise<ReportedCheckout | undefined>;
  /** Prevents further payment. No effect on a checkout that is paid or ended. @throws ProviderUnavailable */
  expireCheckout(checkoutId: string): Promise<void>;
  /**
   * Refunds money. Repeated with the same id, it does nothing.
   * @throws RefundRefused if it will never succeed; ProviderUnavailable
   */
  refund(order: RefundOrder): Promise<void>;
  /**
   * Verifies and reads a webhook; undefined for events that do not concern us.
   * @param body as received, byte for byte
   * @throws AppError BAD_REQUEST if the signature is wrong or too old
   */
  readWebhook(body: string, header: (name: string) => string | undefined): ProviderEvent | undefined;
  /**
   * Every checkout and refund made since then, to find what no webhook reported.
   * @throws ProviderUnavailable
   */
  listSince(since: Date): Promise<{ checkouts: ReportedState[]; refunds: ReportedRefundOf[] }>;
}

export interface CheckoutOrder {
  paymentId: string;
  purpose: string;
  subjectId: string;
  /** Integer cents. */
  amount: number;
  currency: string;
  description: string;
  /** When the provider's page closes, at the latest. */
  expiresAt: Date;
  returnUrl: string;
  cancelUrl: string;
}

export type CheckoutReference = { checkoutId: string } | { chargeId: string };

/** A checkout's state in our terms. */
export interface ReportedState {
  checkoutId: string;
  /**
   * Our id; null if something else created it with the same account, or if it is a monthly charge, which the
   * provider creates itself.
   */
  paymentId: string | null;
  state: PaymentState;
}

export interface ReportedCheckout extends ReportedState {
  /** For a monthly charge: the provider's id of its agreement. */
  agreementId?: string;
  chargeId: string | null;
  amount: number;
  currency: string;
  refunds: ReportedRefund[];
}

export interface ReportedRefund {
  providerRefundId: string;
  /** Our id, if we requested the refund. */
  refundId: string | null;
  amount: number;
  state: Exclude<RefundState, "requested">;
  failure: string | null;
}

export interface ReportedRefundOf extends Pick<ReportedRefund, "providerRefundId" | "state"> {
  chargeId: string;
}

export interface RefundOrder {
  refundId: string;
  paymentId: string;
  purpose: string;
  chargeId: string;
  /** Integer cents. */
  amount: number;
}

export interface ProviderEvent {
  eventId: string;
  type: string;
  happenedAt: Date;
  reference: CheckoutReference | { agreementId: string };
}

/** The provider could not be reached. */
export class ProviderUnavailable extends Error {
  override readonly name = "ProviderUnavailable";
}

/** The provider refuses this refund permanently. Staff read the message. */
export class RefundRefused extends Error {
  override readonly name = "RefundRefused";
}

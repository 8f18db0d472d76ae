import type { ProviderName } from "./provider-name";
import type { RecurringProvider } from "./recurring/recurring-provider";
import type { PaymentState, RefundState } from "./table";

/** Who takes the money. What it answers is the truth; what we store of it follows. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** No money moves: for trying the site out. */
  readonly isTest: boolean;
  /** The same amount each month. */
  readonly recurring: RecurringProvider;
  /**
   * Makes the page on which somebody pays; asked again for the same payment, answers with the same page.
   * @throws ProviderUnavailable
   */
  createCheckout(order: CheckoutOrder): Promise<{ checkoutId: string; url: string }>;
  /** The checkout as it is now, with every refund; undefined when there is none. @throws ProviderUnavailable */
  fetchCheckout(reference: CheckoutReference): Promise<SeenCheckout | undefined>;
  /** Lets nobody pay any more; without effect on what was paid or ended already. @throws ProviderUnavailable */
  expireCheckout(checkoutId: string): Promise<void>;
  /**
   * Gives money back; asked again with the same id, does nothing more.
   * @throws RefundRefused when it never will; ProviderUnavailable
   */
  refund(order: RefundOrder): Promise<void>;
  /**
   * What a webhook tells, once its signature proved that the provider sent it; undefined for events that do not concern us.
   * @param body as it came, byte for byte
   * @throws AppError BAD_REQUEST when the signature is wrong or too old
   */
  readWebhook(body: string, header: (name: string) => string | undefined): ProviderEvent | undefined;
  /** Every checkout made and every refund given since then, for finding what no webhook told. @throws ProviderUnavailable */
  listSince(since: Date): Promise<{ checkouts: SeenState[]; refunds: SeenRefundOf[] }>;
}

export interface CheckoutOrder {
  paymentId: string;
  purpose: string;
  subjectId: string;
  /** Integer cents. */
  amount: number;
  currency: string;
  description: string;
  /** The provider's page closes at this time at the latest. */
  expiresAt: Date;
  returnUrl: string;
  cancelUrl: string;
}

export type CheckoutReference = { checkoutId: string } | { chargeId: string };

/** A checkout's state in our words. */
export interface SeenState {
  checkoutId: string;
  /** Ours; null for one that something else made with the same account, and for a month's charge, which the provider made by itself. */
  paymentId: string | null;
  state: PaymentState;
}

export interface SeenCheckout extends SeenState {
  /** Of a month's charge: what the provider calls the agreement it belongs to. */
  agreementId?: string;
  chargeId: string | null;
  amount: number;
  currency: string;
  refunds: SeenRefund[];
}

export interface SeenRefund {
  providerRefundId: string;
  /** Ours, where we asked for it. */
  refundId: string | null;
  amount: number;
  state: Exclude<RefundState, "requested">;
  failure: string | null;
}

export interface SeenRefundOf extends Pick<SeenRefund, "providerRefundId" | "state"> {
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

/** The provider could not be asked just now. */
export class ProviderUnavailable extends Error {
  override readonly name = "ProviderUnavailable";
}

/** The provider will not give this back. The message is read by staff. */
export class RefundRefused extends Error {
  override readonly name = "RefundRefused";
}

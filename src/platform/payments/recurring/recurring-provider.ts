import type { PaymentState } from "../table";
import type { RecurringState } from "./table";

/** The part of a provider that charges the same amount each month until it is stopped. */
export interface RecurringProvider {
  /**
   * Creates the page on which the payer agrees and pays the first month. Repeated for the same order, it
   * returns the same page. `PaymentProvider.expireCheckout` closes it.
   * @throws ProviderUnavailable
   */
  createCheckout(order: RecurringOrder): Promise<{ checkoutId: string; url: string }>;
  /**
   * The agreement's present state, with its charges; undefined if there is none.
   * @throws ProviderUnavailable
   */
  fetchAgreement(reference: AgreementReference): Promise<ReportedAgreement | undefined>;
  /**
   * Changes the agreement from the next charge on. Idempotent.
   * @throws RecurringRefused if it has ended; ProviderUnavailable
   */
  changeAgreement(agreementId: string, intent: AgreementChange): Promise<void>;
  /**
   * The provider's page on which the payer enters another card.
   * @throws RecurringRefused; ProviderUnavailable
   */
  cardPage(agreementId: string, returnUrl: string): Promise<{ url: string }>;
  /**
   * The present state of every agreement, and every charge made since then, to find what no webhook reported.
   * @throws ProviderUnavailable
   */
  listAgreements(since: Date): Promise<{ agreements: ReportedTerms[]; charges: ReportedChargeOf[] }>;
}

export interface RecurringOrder {
  recurringId: string;
  purpose: string;
  subjectId: string;
  /** Integer cents per month. */
  amount: number;
  currency: string;
  description: string;
  /** When the provider's page closes, at the latest. */
  expiresAt: Date;
  returnUrl: string;
  cancelUrl: string;
}

export type AgreementReference = { agreementId: string } | { checkoutId: string };

export type AgreementChange =
  /** Integer cents. */
  { kind: "amount"; amount: number } | { kind: "pause" } | { kind: "resume" } | { kind: "stop" };

/** The agreed terms, in our terms. */
export interface ReportedTerms {
  /** Null until the payer has agreed. */
  agreementId: string | null;
  /** Our id; null if something else created it with the same account. */
  recurringId: string | null;
  state: RecurringState;
  amount: number;
  currency: string;
  /** Null if no further charge is planned. */
  nextChargeAt: Date | null;
}

export interface ReportedAgreement extends ReportedTerms {
  charges: ReportedCharge[];
  /** When the provider was asked, so that an older response does not replace a newer one. */
  askedAt: Date;
}

/** One month's charge. */
export interface ReportedCharge {
  /** Stands in for a checkout, which a monthly charge lacks: the key for `PaymentProvider.fetchCheckout`. */
  checkoutId: string;
  state: Exclude<PaymentState, "open" | "expired">;
  chargeId: string | null;
  amount: number;
  currency: string;
  at: Date;
}

export interface ReportedChargeOf extends Pick<ReportedCharge, "checkoutId" | "state"> {
  agreementId: string;
}

/** The provider refuses this change of the agreement. People read the message. */
export class RecurringRefused extends Error {
  override readonly name = "RecurringRefused";
}

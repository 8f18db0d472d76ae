import type { PaymentState } from "../table";
import type { RecurringState } from "./table";

/** The part of a provider that takes the same amount each month, until it is told to stop. */
export interface RecurringProvider {
  /**
   * Makes the page on which somebody agrees and pays the first month; asked again for the same order, answers with the same page.
   * `PaymentProvider.expireCheckout` closes it.
   * @throws ProviderUnavailable
   */
  createCheckout(order: RecurringOrder): Promise<{ checkoutId: string; url: string }>;
  /** The agreement as it is now, with its charges; undefined when there is none. @throws ProviderUnavailable */
  fetchAgreement(reference: AgreementReference): Promise<SeenAgreement | undefined>;
  /** Does it from the next charge on; doing it twice is as good as once. @throws RecurringRefused when it is over; ProviderUnavailable */
  changeAgreement(agreementId: string, intent: AgreementChange): Promise<void>;
  /** A page of the provider's on which the payer names another card. @throws RecurringRefused; ProviderUnavailable */
  cardPage(agreementId: string, returnUrl: string): Promise<{ url: string }>;
  /** Every agreement as it is now, and every charge made since then, for finding what no webhook told. @throws ProviderUnavailable */
  listAgreements(since: Date): Promise<{ agreements: SeenTerms[]; charges: SeenChargeOf[] }>;
}

export interface RecurringOrder {
  recurringId: string;
  purpose: string;
  subjectId: string;
  /** Integer cents, each month. */
  amount: number;
  currency: string;
  description: string;
  /** The provider's page closes at this time at the latest. */
  expiresAt: Date;
  returnUrl: string;
  cancelUrl: string;
}

export type AgreementReference = { agreementId: string } | { checkoutId: string };

export type AgreementChange =
  /** Integer cents. */
  { kind: "amount"; amount: number } | { kind: "pause" } | { kind: "resume" } | { kind: "stop" };

/** What was agreed on, in our words. */
export interface SeenTerms {
  /** Null as long as nobody has agreed. */
  agreementId: string | null;
  /** Ours; null for one that something else made with the same account. */
  recurringId: string | null;
  state: RecurringState;
  amount: number;
  currency: string;
  /** Null when there is none to come. */
  nextChargeAt: Date | null;
}

export interface SeenAgreement extends SeenTerms {
  charges: SeenCharge[];
  /** When the provider was asked: an answer to an earlier question is not noted over one to a later. */
  askedAt: Date;
}

/** One month's money. */
export interface SeenCharge {
  /** Stands for the checkout, as nobody is led to one: what `PaymentProvider.fetchCheckout` knows it by. */
  checkoutId: string;
  state: Exclude<PaymentState, "open" | "expired">;
  chargeId: string | null;
  amount: number;
  currency: string;
  at: Date;
}

export interface SeenChargeOf extends Pick<SeenCharge, "checkoutId" | "state"> {
  agreementId: string;
}

/** The provider will not do this to the agreement. The message is read by people. */
export class RecurringRefused extends Error {
  override readonly name = "RecurringRefused";
}

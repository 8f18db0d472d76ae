import { AppError } from "../errors/app-error";
import { type PaymentProvider, ProviderUnavailable } from "./payment-provider";

/**
 * The payment provider if none is configured. Nobody reaches a checkout, because anything with a price is refused
 * earlier (`takesPayments`). Payments of an earlier provider do not change.
 */
export function noProvider(): PaymentProvider {
  const refuse = async (): Promise<never> => {
    throw new ProviderUnavailable("No payment provider is configured.");
  };
  return {
    name: "none",
    isTest: false,
    createCheckout: refuse,
    fetchCheckout: refuse,
    expireCheckout: refuse,
    refund: refuse,
    readWebhook() {
      throw new AppError("NOT_FOUND", "This site does not accept payments.");
    },
    listSince: async () => ({ checkouts: [], refunds: [] }),
    recurring: {
      createCheckout: refuse,
      fetchAgreement: refuse,
      changeAgreement: refuse,
      cardPage: refuse,
      listAgreements: async () => ({ agreements: [], charges: [] }),
    },
  };
}

import type { RootDatabase } from "../database/database";
import type { Logger } from "../logging/logger";
import type { PaymentProvider } from "./payment-provider";
import type { PaymentPurpose } from "./payment-purpose";

/** What dealing with payments takes. */
export interface PaymentDesk {
  db: RootDatabase;
  payments: PaymentProvider;
  /** Everybody who asks for money. */
  paymentPurposes: readonly PaymentPurpose[];
  log: Logger;
  now(): Date;
}

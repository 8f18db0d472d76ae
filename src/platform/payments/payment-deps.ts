import type { RootDatabase } from "../database/database";
import type { Logger } from "../logging/logger";
import type { PaymentProvider } from "./payment-provider";
import type { PaymentPurpose } from "./payment-purpose";

/** Dependencies of payment functions. */
export interface PaymentDeps {
  db: RootDatabase;
  payments: PaymentProvider;
  /** The purposes of all features. */
  paymentPurposes: readonly PaymentPurpose[];
  log: Logger;
  now(): Date;
}

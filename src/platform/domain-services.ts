import type { KeyedHash } from "./crypto/keyed-hash";
import type { Sealer } from "./crypto/sealer";
import type { RootDatabase } from "./database/database";
import { type PaymentSettings, takesPayments } from "./payments/payment-mode";

/** What the verbs of every domain work with. */
export interface DomainServices {
  db: RootDatabase;
  sealer: Sealer;
  keyedHash: KeyedHash;
  /** The hospital's, an IANA name. */
  timeZone: string;
  /** Whether anything can be paid for online; what costs money is refused where it cannot. */
  takesPayments: boolean;
  now(): Date;
}

interface Environment extends PaymentSettings {
  TZ_HOSPITAL: string;
}

/** From what the server was started with. */
export function domainServices(
  { db, sealer, keyedHash, now }: Omit<DomainServices, "timeZone" | "takesPayments">,
  env: Environment,
): DomainServices {
  return { db, sealer, keyedHash, now, timeZone: env.TZ_HOSPITAL, takesPayments: takesPayments(env) };
}

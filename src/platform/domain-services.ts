import type { KeyedHash } from "./crypto/keyed-hash";
import type { Sealer } from "./crypto/sealer";
import type { RootDatabase } from "./database/database";
import { type PaymentSettings, takesPayments } from "./payments/payment-mode";

/** Dependencies of the domain functions of every feature. */
export interface DomainServices {
  db: RootDatabase;
  sealer: Sealer;
  keyedHash: KeyedHash;
  /** The hospital's IANA time zone, as it is now. */
  timeZone: string;
  /** Whether the site takes online payments. If not, anything with a price is refused. */
  takesPayments: boolean;
  now(): Date;
}

interface Environment extends PaymentSettings {
  TZ_HOSPITAL: string;
}

/** Builds them from what the server was started with. */
export function domainServices(
  { db, sealer, keyedHash, now }: Omit<DomainServices, "timeZone" | "takesPayments">,
  env: Environment,
): DomainServices {
  return {
    db,
    sealer,
    keyedHash,
    now,
    // A getter, because staff can change it while the site runs.
    get timeZone() {
      return env.TZ_HOSPITAL;
    },
    takesPayments: takesPayments(env),
  };
}

import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { Sealer } from "~/platform/crypto/sealer";
import type { RootDatabase } from "~/platform/database/database";

/** What the verbs of this domain work with. */
export interface AccountServices {
  db: RootDatabase;
  sealer: Sealer;
  keyedHash: KeyedHash;
  env: Settings;
  now(): Date;
}

/** How the site was set up: the hospital's time zone. */
interface Settings {
  TZ_HOSPITAL: string;
}

/** What is known of the browser that asks; none of it proves anything. */
export interface Caller {
  requestId: string;
  /** Scheme and host under which the site was reached; passkeys are made for it. */
  origin: string;
  /** The network (`networkOf`); kept as a keyed hash at most. */
  address: string;
  userAgent?: string;
  /** The session cookie that it sent; that session ends when another begins. */
  sessionToken?: string;
  /** What the device's cookie holds: a random value for each account that signed in there before. */
  deviceTokens: readonly string[];
}

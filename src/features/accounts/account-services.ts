import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { Sealer } from "~/platform/crypto/sealer";
import type { RootDatabase } from "~/platform/database/database";

/** Dependencies of the functions of this feature. */
export interface AccountServices {
  db: RootDatabase;
  sealer: Sealer;
  keyedHash: KeyedHash;
  env: Settings;
  now(): Date;
}

/** The settings that accounts need, such as the hospital's time zone. */
interface Settings {
  TZ_HOSPITAL: string;
}

/** What a request says about its browser. None of it is verified. */
export interface Caller {
  requestId: string;
  /** The origin of the request. Passkeys are bound to it. */
  origin: string;
  /** The network (`networkOf`). Stored only as a keyed hash. */
  address: string;
  userAgent?: string;
  /** The value of the session cookie. That session ends when a new one starts. */
  sessionToken?: string;
  /** The values of the device cookie: one random value for each account that has signed in on this device. */
  deviceTokens: readonly string[];
}

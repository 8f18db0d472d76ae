import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { Sealer } from "~/platform/crypto/sealer";
import type { RootDatabase } from "~/platform/database/database";

/** Dependencies of the account functions. */
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

/** What a request says about its browser; none of it proves anything. */
export interface Caller {
  requestId: string;
  /** Scheme and host of the request; passkeys are bound to it. */
  origin: string;
  /** The network (`networkOf`); stored only as a keyed hash. */
  address: string;
  userAgent?: string;
  /** The session cookie; that session ends when a new one starts. */
  sessionToken?: string;
  /** The device cookie: a random value for each account that signed in there before. */
  deviceTokens: readonly string[];
}

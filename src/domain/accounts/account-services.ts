import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { Sealer } from "~/platform/crypto/sealer";
import type { RootDatabase } from "~/platform/database/database";

/** What the verbs of this domain work with. */
export interface AccountServices {
  db: RootDatabase;
  sealer: Sealer;
  keyedHash: KeyedHash;
  now(): Date;
}

/** What is known of the browser that asks; none of it proves anything. */
export interface Caller {
  requestId: string;
  /** Scheme and host under which the site was reached; links and passkeys are made for it. */
  origin: string;
  /** The network address; kept as a keyed hash at most. */
  address: string;
  userAgent?: string;
  /** The session cookie that it sent; that session ends when another begins. */
  sessionToken?: string;
  /** What the device got when somebody signed in on it before. */
  deviceToken?: string;
}

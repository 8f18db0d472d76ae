import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { Sealer } from "~/platform/crypto/sealer";
import type { RootDatabase } from "~/platform/database/database";

/** What the verbs of this domain work with. */
export interface FormServices {
  db: RootDatabase;
  sealer: Sealer;
  keyedHash: KeyedHash;
  /** The hospital's, an IANA name. */
  timeZone: string;
  /** Scheme and host for links in mails, from our own settings: never what a stranger's request says. */
  site: string;
  now(): Date;
}

import type { KeyedHash } from "../../crypto/keyed-hash";
import type { RootDatabase } from "../../database/database";

/** Dependencies of the sandbox. */
export interface Sandbox {
  db: RootDatabase;
  keyedHash: KeyedHash;
  now(): Date;
}

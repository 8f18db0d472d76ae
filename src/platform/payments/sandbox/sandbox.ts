import type { KeyedHash } from "../../crypto/keyed-hash";
import type { RootDatabase } from "../../database/database";

/** What our own provider works with. */
export interface Sandbox {
  db: RootDatabase;
  keyedHash: KeyedHash;
  now(): Date;
}

import type { Database } from "../../database/database";
import type { KeyedHash } from "../keyed-hash";
import type { Sealer } from "../sealer";

/** Dependencies of resealing. */
export interface Rotation {
  db: Database;
  /** Opens with every known secret, and seals with the present one. */
  sealer: Sealer;
  /** Keyed with the present secret. */
  keyedHash: KeyedHash;
}

import type { SealedTable } from "./crypto/rotation/sealed-table";
import type { Erasure } from "./personal-data/erasure";
import type { PersonalData } from "./personal-data/personal-data";
import type { FileNames } from "./storage/named-file";

/** Personal data, and data that needs care in backups, of one feature: `data` in its `data.ts`. */
export interface FeatureData {
  /** Tables that hold personal data. */
  personal?: readonly PersonalData[];
  /** Tables with encrypted columns, which the key rotation encrypts again. */
  sealed?: readonly SealedTable[];
  /** Kinds of erasure. A restore of an older backup applies them again. */
  erasures?: readonly Erasure[];
  /** Columns that name files in the storage. */
  files?: readonly FileNames[];
}

import type { SealedTable } from "./crypto/rotation/sealed-table";
import type { Erasure } from "./personal-data/erasure";
import type { PersonalData } from "./personal-data/personal-data";
import type { FileNames } from "./storage/named-file";

/** What a feature stores about people, and what needs care in backups: `data` in its `data.ts`. */
export interface FeatureData {
  /** Tables that hold personal data. */
  personal?: readonly PersonalData[];
  /** Encrypted columns: the rotation of keys encrypts them again. */
  sealed?: readonly SealedTable[];
  /** Ways in which personal data is erased: the restore of an older backup applies them again. */
  erasures?: readonly Erasure[];
  /** Columns that name files in the storage. */
  files?: readonly FileNames[];
}

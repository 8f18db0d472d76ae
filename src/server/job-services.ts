import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { DomainServices } from "~/platform/domain-services";
import type { ErasureMirror } from "~/platform/erasures/mirror-erasures";
import type { PostOffice } from "~/platform/outbox/post-office";
import type { PaymentDesk } from "~/platform/payments/payment-desk";
import type { FileStorage } from "~/platform/storage/file-storage";

/** What background jobs work with. Features add theirs by declaring them in this interface (`declare module`). */
export interface JobServices extends PostOffice, PaymentDesk {
  keyedHash: KeyedHash;
  domains: DomainServices;
  storage: FileStorage;
  /** Copies what was erased to places apart from the database. */
  erasureMirror: ErasureMirror;
  /** Makes the backup, or does the drill, that a row of `backup_run` asks for. */
  runBackup(id: string): Promise<void>;
  /** Whether the operator set a place for scheduled backups. */
  hasBackupTarget: boolean;
  /** Whether links to other sites are looked at. */
  asksOutside: boolean;
}

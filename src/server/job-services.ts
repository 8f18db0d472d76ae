import type { SharedCaches } from "~/platform/cache/shared/purge-caches";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { DomainServices } from "~/platform/domain-services";
import type { ErasureMirror } from "~/platform/erasures/mirror-erasures";
import type { MailDeps } from "~/platform/outbox/mail-deps";
import type { PaymentDeps } from "~/platform/payments/payment-deps";
import type { FileStorage } from "~/platform/storage/file-storage";
import type { VirusScanner } from "~/platform/virus-scan/virus-scanner";

/** Dependencies of background jobs. Features declare theirs in this interface (`declare module`). */
export interface JobServices extends MailDeps, PaymentDeps {
  keyedHash: KeyedHash;
  domains: DomainServices;
  storage: FileStorage;
  virusScanner: VirusScanner;
  /** Notified when pages have changed. */
  sharedCaches: SharedCaches;
  /** Copies erasures to places outside the database. */
  erasureMirror: ErasureMirror;
  /** Runs the backup or restore drill of a row of `backup_run`. */
  runBackup(id: string): Promise<void>;
  /** Whether the operator configured a target for scheduled backups. */
  hasBackupTarget: boolean;
  /**
   * The address at which this server answers requests of its own machine, such as `http://127.0.0.1:3000`.
   */
  loopbackAddress(): string;
  /** Whether links to other sites are checked. */
  asksOutside: boolean;
}

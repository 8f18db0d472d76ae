import type { Pool } from "pg";
import type { Visibility } from "~/content/visibility/visibility";
import type { Env } from "~/env";
import type { BackupTarget } from "~/platform/backup/target/backup-target";
import type { Cached } from "~/platform/cache/cached";
import type { PageCache } from "~/platform/cache/page-cache";
import type { Captcha } from "~/platform/captcha/captcha";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { Sealer } from "~/platform/crypto/sealer";
import type { RootDatabase } from "~/platform/database/database";
import type { DatabaseWatch } from "~/platform/database/database-watch";
import type { Logger } from "~/platform/logging/logger";
import type { ForwardingCounter } from "~/platform/network/forwarding-headers";
import type { PaymentDeps } from "~/platform/payments/payment-deps";
import type { CountUse } from "~/platform/rate-limit/rate-limits";
import type { FileStorage } from "~/platform/storage/file-storage";
import type { MissingFiles } from "~/platform/storage/missing-files";
import type { VirusScanner } from "~/platform/virus-scan/virus-scanner";
import type { Identity, SecondFactorStep } from "./admin-api/identity";
import type { AssetStore } from "./assets/asset-store";
import type { CachedServices } from "./cached-services";
import type { CachedShellData } from "./context";
import type { WebContext } from "./hono-env";
import type { Metrics } from "./metrics";
import type { SendStale } from "./page-cache/stale-page";
import type { PageRenderer } from "./page-renderer";

/**
 * Dependencies of the web server. `serve` creates the real ones, tests create their own. Features declare
 * theirs in this interface (`declare module`).
 */
export interface Services extends PaymentDeps, CachedServices {
  env: Env;
  db: RootDatabase;
  pool: Pool;
  log: Logger;
  watch: Pick<DatabaseWatch, "isDown">;
  cache: PageCache;
  /** The hospital's menus and settings around every page. */
  shell: Cached<CachedShellData>;
  /** Digits; undefined until known. */
  mainPhone(): string | undefined;
  /** Sends a page that was cached before the database went away. */
  sendStale: SendStale;
  /** Who calls the admin API: a browser with its session, or a script with a personal token. */
  identify(c: WebContext): Promise<Identity | undefined>;
  /** What this person must do before anything else; null if nothing. */
  secondFactorStep(identity: Identity): Promise<SecondFactorStep | null>;
  /** The current visibility for visitors. */
  visibility: Cached<Visibility>;
  metrics: Metrics;
  /** Counts requests by their forwarding headers. */
  forwarding: ForwardingCounter;
  assets: AssetStore;
  storage: FileStorage;
  /** Files that records refer to and the storage lacks, as last compared by this node. */
  missingFiles: MissingFiles;
  /** The target of scheduled backups; undefined if the operator configured none. */
  backupTarget: BackupTarget | undefined;
  virusScanner: VirusScanner;
  pages: PageRenderer;
  sealer: Sealer;
  countUse: CountUse;
  keyedHash: KeyedHash;
  captcha: Captcha;
  now(): Date;
  /** False while the server is stopping, so that load balancers send nothing new. */
  isAccepting(): boolean;
}

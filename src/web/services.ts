import type { Pool } from "pg";
import type { EventCounter } from "~/domain/analytics/event-counter";
import type { Env } from "~/env";
import type { PageCache } from "~/platform/cache/page-cache";
import type { Captcha } from "~/platform/captcha/captcha";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { Sealer } from "~/platform/crypto/sealer";
import type { RootDatabase } from "~/platform/database/database";
import type { DatabaseWatch } from "~/platform/database/database-watch";
import type { Logger } from "~/platform/logging/logger";
import type { PaymentDesk } from "~/platform/payments/payment-desk";
import type { CountUse } from "~/platform/rate-limit/rate-limits";
import type { FileStorage } from "~/platform/storage/file-storage";
import type { MissingFiles } from "~/platform/storage/missing-files";
import type { VirusScanner } from "~/platform/virus-scan/virus-scanner";
import type { Metrics } from "./api/metrics/metrics";
import type { AssetStore } from "./assets/asset-store";
import type { createStaleSender } from "./caching/send-stale";
import type { KnownIncident } from "./known-incident";
import type { KnownSecondFactor } from "./known-second-factor";
import type { KnownShell } from "./known-shell";
import type { KnownVisibility } from "./known-visibility";
import type { PageRenderer } from "./page-renderer";
import type { KnownLock } from "./site-lock/known-lock";

/** What the web server is built from; the start-up makes the real ones, tests make their own. */
export interface Services extends PaymentDesk {
  env: Env;
  db: RootDatabase;
  pool: Pool;
  log: Logger;
  /** Whether the database answers. */
  watch: Pick<DatabaseWatch, "isAway">;
  cache: PageCache;
  /** Answers with a page that was kept from before the database went away. */
  sendStale: ReturnType<typeof createStaleSender>;
  shell: KnownShell;
  lock: KnownLock;
  visibility: KnownVisibility;
  secondFactor: KnownSecondFactor;
  incident: KnownIncident;
  metrics: Metrics;
  assets: AssetStore;
  storage: FileStorage;
  /** Files that records name and the storage lacks, as this node last saw it. */
  missingFiles: MissingFiles;
  virusScanner: VirusScanner;
  pages: PageRenderer;
  sealer: Sealer;
  countUse: CountUse;
  keyedHash: KeyedHash;
  captcha: Captcha;
  /** Counts what happens to pages, without anything of who asked. */
  events: EventCounter;
  /** The current time. */
  now(): Date;
  /** False while the server is stopping: load balancers send nothing new. */
  isAccepting(): boolean;
}

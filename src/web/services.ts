import type { Pool } from "pg";
import type { EventCounter } from "~/domain/analytics/event-counter";
import type { Env } from "~/env";
import type { PageCache } from "~/platform/cache/page-cache";
import type { Captcha } from "~/platform/captcha/captcha";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { Sealer } from "~/platform/crypto/sealer";
import type { RootDatabase } from "~/platform/database/database";
import type { Logger } from "~/platform/logging/logger";
import type { PaymentDesk } from "~/platform/payments/payment-desk";
import type { CountUse } from "~/platform/rate-limit/rate-limits";
import type { FileStorage } from "~/platform/storage/file-storage";
import type { Metrics } from "./api/metrics/metrics";
import type { AssetStore } from "./assets/asset-store";
import type { KnownFeatures } from "./known-features";
import type { KnownShell } from "./known-shell";
import type { PageRenderer } from "./page-renderer";
import type { KnownLock } from "./site-lock/known-lock";

/** What the web server is built from; the start-up makes the real ones, tests make their own. */
export interface Services extends PaymentDesk {
  env: Env;
  db: RootDatabase;
  pool: Pool;
  log: Logger;
  cache: PageCache;
  shell: KnownShell;
  lock: KnownLock;
  features: KnownFeatures;
  metrics: Metrics;
  assets: AssetStore;
  storage: FileStorage;
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

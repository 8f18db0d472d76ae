import { createContext } from "react-router";
import type { Visibility } from "~/content/visibility/visibility";
import type { Env } from "~/env";
import type { Captcha } from "~/platform/captcha/captcha";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { Sealer } from "~/platform/crypto/sealer";
import type { RootDatabase } from "~/platform/database/database";
import type { AppError } from "~/platform/errors/app-error";
import type { Logger } from "~/platform/logging/logger";
import type { PaymentDeps } from "~/platform/payments/payment-deps";
import type { Limit } from "~/platform/rate-limit/rate-limits";
import type { FileStorage } from "~/platform/storage/file-storage";
import type { VirusScanner } from "~/platform/virus-scan/virus-scanner";
import type { UnsentForm } from "./unsent-form/unsent-form";

/** What a page tells the cache about itself while its loaders run. What it reads is registered by the queries (`~/content/reads`). */
export interface PageScope {
  /** The page is a redirect that staff wrote: it may be kept. */
  redirectOfStaff(): void;
  /** The page becomes untrue at this moment ("open now" until 5 PM). The earliest of several counts. */
  holdsUntil(at: Date): void;
  /** This answer is for this one request. */
  notCacheable(): void;
  /** The database could not be reached for it: where an older copy is kept, that one is shown. */
  unavailable(): void;
  /** The page may also be fetched as a PDF, under its address with `.pdf` at the end. */
  offersPdf(): void;
}

/** The hospital's menus and settings as last read. The app declares what that is. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface CachedShellData {}

/** What every loader, action and API handler is given. */
export interface RequestContext extends PaymentDeps {
  env: Env;
  db: RootDatabase;
  log: Logger;
  requestId: string;
  /** Scheme and host under which visitors reach the site, without a trailing slash. */
  origin: string;
  /** The current time; tests move it. */
  now(): Date;
  page: PageScope;
  /**
   * What the features that are off hide from visitors. A page that asks depends on it, and is dropped when a feature is switched.
   * @throws what the database throws, where it was never read
   */
  visibility(): Promise<Visibility>;
  sealer: Sealer;
  keyedHash: KeyedHash;
  captcha: Captcha;
  storage: FileStorage;
  virusScanner: VirusScanner;
  /**
   * Counts one use of a limit, by the visitor's network where nobody is named.
   * @param who such as an email; stored as a keyed hash
   * @throws AppError RATE_LIMITED when there were too many
   */
  countUse(limit: Limit, who?: string): Promise<void>;
  /** The menus and phones as last read, for pages made while the database is gone. */
  cachedShell: CachedShellData | undefined;
  /** Set when the server refused the request before any route was asked: the page says why. */
  failure?: AppError;
  /** True once another answer will be sent in place of the page: it need not be rendered. */
  isReplaced?(): boolean;
  /** Beside `failure`: the form that could not be taken. The page gives it back; nothing keeps or logs it. */
  unsent?: UnsentForm;
}

/** `context.get(requestContext)` in loaders and actions. */
export const requestContext = createContext<RequestContext>();

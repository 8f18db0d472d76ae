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

/**
 * A page's declarations to the cache while its loaders run. Queries register what the page reads (`~/content/reads`).
 */
export interface PageScope {
  /** The page is a redirect that staff wrote, so it may be cached. */
  redirectOfStaff(): void;
  /** The page expires at this time ("open now" until 5 PM). The earliest of several counts. */
  validUntil(at: Date): void;
  /** This response must not be cached. */
  notCacheable(): void;
  /** The database could not be reached for it: if an older copy is cached, that one is used. */
  unavailable(): void;
  /** The page may also be fetched as a PDF, under its address with `.pdf` at the end. */
  offersPdf(): void;
}

/** The hospital's menus and settings. The app declares their type. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface CachedShellData {}

/** The context of every loader, action, and API handler. */
export interface RequestContext extends PaymentDeps {
  env: Env;
  db: RootDatabase;
  log: Logger;
  requestId: string;
  /** Scheme and host of the public site, without a trailing slash. */
  origin: string;
  /** The current time; tests change it. */
  now(): Date;
  page: PageScope;
  /**
   * Addresses that disabled features hide from visitors. A page that calls it depends on it, and is dropped when a
   * feature is turned on or off.
   * @throws the database's error, if it was never read
   */
  visibility(): Promise<Visibility>;
  sealer: Sealer;
  keyedHash: KeyedHash;
  captcha: Captcha;
  storage: FileStorage;
  virusScanner: VirusScanner;
  /**
   * Counts one use against a limit, by default for the visitor's network.
   * @param who such as an email; stored as a keyed hash
   * @throws AppError RATE_LIMITED above the limit
   */
  countUse(limit: Limit, who?: string): Promise<void>;
  /**
   * The menus and settings around every page. A page that calls it depends on it. While the database is down it may be
   * outdated.
   * @throws the database's error, if it was never read
   */
  shell(): Promise<{ value: CachedShellData; isOutdated: boolean }>;
  /** The response is only the HTML of the page's main part (`isomorphic/main-part.ts`). */
  isMainPart?: boolean;
  /** True for the holder of a preview link: the page is not counted, and it sends no forms. */
  isDraft?: boolean;
  /** Set if the server refused the request before routing: the page says why. */
  failure?: AppError;
  /** True once another response will be sent instead of the page, which then need not be rendered. */
  isReplaced?(): boolean;
  /** With `failure`: the form that could not be accepted. The page returns it; it is neither stored nor logged. */
  unsent?: UnsentForm;
}

/** `context.get(requestContext)` in loaders and actions. */
export const requestContext = createContext<RequestContext>();

import { PageReads } from "~/platform/cache/page-reads";
import type { PageScope, RequestContext } from "./context";
import type { WebContext } from "./hono-env";
import type { Services } from "./services";

/** A page's declarations while it was rendered. */
export interface PageNotes {
  reads: PageReads;
  expiresAt?: Date;
  cacheable: boolean;
  /** Whether the database could not be reached. */
  unavailable: boolean;
  /** Whether it is a redirect that staff wrote. */
  isRedirectOfStaff: boolean;
  offersPdf: boolean;
}

type ContextServices = Pick<
  Services,
  | "env"
  | "db"
  | "now"
  | "countUse"
  | "shell"
  | "visibility"
  | "sealer"
  | "keyedHash"
  | "captcha"
  | "payments"
  | "paymentPurposes"
  | "storage"
  | "virusScanner"
>;

/** A new context for one rendering or one API request. */
export function requestContextFor(
  c: WebContext,
  {
    env,
    db,
    now,
    countUse,
    shell,
    visibility,
    sealer,
    keyedHash,
    captcha,
    payments,
    paymentPurposes,
    storage,
    virusScanner,
  }: ContextServices,
  notes: PageNotes = newPageNotes(),
): RequestContext {
  return {
    env,
    db,
    now,
    payments,
    paymentPurposes,
    log: c.get("log"),
    requestId: c.get("requestId"),
    origin: c.get("origin"),
    page: pageScope(notes),
    shell: () => shell.read(),
    visibility: () => visibility.current(),
    sealer,
    keyedHash,
    captcha,
    storage,
    virusScanner,
    countUse: (limit, who) => countUse(limit, who ?? c.get("network")),
  };
}

export function newPageNotes(): PageNotes {
  return {
    reads: new PageReads(),
    cacheable: true,
    unavailable: false,
    isRedirectOfStaff: false,
    offersPdf: false,
  };
}

export function pageScope(notes: PageNotes): PageScope {
  return {
    redirectOfStaff() {
      notes.isRedirectOfStaff = true;
    },
    validUntil(at) {
      if (!notes.expiresAt || at < notes.expiresAt) notes.expiresAt = at;
    },
    notCacheable() {
      notes.cacheable = false;
    },
    unavailable() {
      notes.cacheable = false;
      notes.unavailable = true;
    },
    offersPdf() {
      notes.offersPdf = true;
    },
  };
}

import { networkOf } from "~/platform/network/network-of";
import type { PageScope, RequestContext } from "./context";
import type { WebContext } from "./hono-env";
import type { Services } from "./services";

/** What a page said about itself while it was made. */
export interface PageNotes {
  tags: Set<string>;
  expiresAt?: Date;
  cacheable: boolean;
}

type ContextServices = Pick<
  Services,
  | "env"
  | "db"
  | "now"
  | "countUse"
  | "shell"
  | "sealer"
  | "keyedHash"
  | "captcha"
  | "payments"
  | "paymentPurposes"
  | "storage"
>;

/** A fresh context for one rendering or one API call. */
export function requestContextFor(
  c: WebContext,
  {
    env,
    db,
    now,
    countUse,
    shell,
    sealer,
    keyedHash,
    captcha,
    payments,
    paymentPurposes,
    storage,
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
    knownShell: shell.data,
    sealer,
    keyedHash,
    captcha,
    storage,
    countUse: (limit, who) => countUse(limit, who ?? networkOf(c.get("clientAddress"))),
  };
}

export function newPageNotes(): PageNotes {
  return { tags: new Set(), cacheable: true };
}

export function pageScope(notes: PageNotes): PageScope {
  return {
    reads(...tags) {
      for (const tag of tags) notes.tags.add(tag);
    },
    holdsUntil(at) {
      if (!notes.expiresAt || at < notes.expiresAt) notes.expiresAt = at;
    },
    notCacheable() {
      notes.cacheable = false;
    },
  };
}

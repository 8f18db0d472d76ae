import type { Visibility } from "~/content/visibility/visibility";
import type { PageScope, RequestContext } from "./context";
import type { WebContext } from "./hono-env";
import type { Services } from "./services";

/** What a page said about itself while it was made. */
export interface PageNotes {
  tags: Set<string>;
  expiresAt?: Date;
  cacheable: boolean;
  /** The database could not be reached. */
  unavailable: boolean;
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

/** A fresh context for one rendering or one API call. */
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
  const page = pageScope(notes);
  return {
    env,
    db,
    now,
    payments,
    paymentPurposes,
    log: c.get("log"),
    requestId: c.get("requestId"),
    origin: c.get("origin"),
    page,
    cachedShell: shell.data,
    visibility: () => visibilityFor(page, visibility),
    sealer,
    keyedHash,
    captcha,
    storage,
    virusScanner,
    countUse: (limit, who) => countUse(limit, who ?? c.get("network")),
  };
}

/** What visitors may see now, noted as something that the page depends on. */
export async function visibilityFor(
  page: Pick<PageScope, "reads">,
  known: Services["visibility"],
): Promise<Visibility> {
  const visibility = await known.current();
  page.reads(...visibility.tags);
  return visibility;
}

export function newPageNotes(): PageNotes {
  return { tags: new Set(), cacheable: true, unavailable: false };
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
    unavailable() {
      notes.cacheable = false;
      notes.unavailable = true;
    },
  };
}

/** Parameters that a counted address may have: where the visitor came from, but nothing they searched for. */
const CAMPAIGN = /^(utm_(term|source|medium|campaign|content)|gclid|fbclid)$/;

export interface PageToCount {
  address: URL;
  /** The previous page; empty if the browser does not say. */
  referrer: string;
  /** The page's route says that external services may count it. */
  counted: boolean;
  /** The page has a form with personal questions. */
  hasForm: boolean;
  /** The browser says that its user must not be tracked (Global Privacy Control, Do Not Track). */
  refused: boolean;
}

/**
 * Whether external services may count this page, once its visitor has agreed. Their scripts read the whole
 * page, its address, and the referrer, so any of these can be a reason to keep them out.
 */
export function mayTrack({ address, referrer, counted, hasForm, refused }: PageToCount): boolean {
  const unexpected = [...address.searchParams.keys()].filter((name) => !CAMPAIGN.test(name));
  return (
    counted && !refused && !hasForm && unexpected.length === 0 && isCleanReferrer(referrer, address.origin)
  );
}

/** The address without query and hash, as external services get it. */
export function bareAddress({ origin, pathname }: URL): string {
  return origin + pathname;
}

/**
 * If services count visits, the referrer of the site's own pages is only the origin (`Referrer-Policy:
 * strict-origin`).
 */
function isCleanReferrer(referrer: string, origin: string): boolean {
  if (!URL.canParse(referrer)) return true;
  const before = new URL(referrer);
  return before.origin !== origin || before.pathname + before.search === "/";
}

/** Parameters that a counted address may have: where the visitor came from, but nothing they searched for. */
const CAMPAIGN = /^(utm_(term|source|medium|campaign|content)|gclid|fbclid)$/;
/** Addresses of ours that are private or contain search terms: they must not be sent as referrers. */
const PRIVATE =
  /^\/(admin|giving|registration|application|payment|sandbox-checkout|search|forms|newsletter)\b/;

export interface PageToCount {
  address: URL;
  /** The previous page; empty if the browser does not say. */
  referrer: string;
  /** The page's route forbids tracking. */
  untracked: boolean;
  /** The page has a form with personal questions. */
  hasForm: boolean;
  /** The browser says that its user must not be tracked (Global Privacy Control, Do Not Track). */
  refused: boolean;
}

/**
 * Whether external services may count this page, once its visitor has agreed. Their scripts read the whole
 * page, its address, and the referrer, so any of these can be a reason to keep them out.
 */
export function mayTrack({ address, referrer, untracked, hasForm, refused }: PageToCount): boolean {
  const unexpected = [...address.searchParams.keys()].filter((name) => !CAMPAIGN.test(name));
  return (
    !refused && !untracked && !hasForm && unexpected.length === 0 && isCleanReferrer(referrer, address.origin)
  );
}

/** The address without query and hash, as external services get it. */
export function bareAddress({ origin, pathname }: URL): string {
  return origin + pathname;
}

function isCleanReferrer(referrer: string, origin: string): boolean {
  if (!URL.canParse(referrer)) return true;
  const before = new URL(referrer);
  return before.origin !== origin || (before.search === "" && !PRIVATE.test(before.pathname));
}

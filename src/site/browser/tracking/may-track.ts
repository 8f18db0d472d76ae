/** What an address may carry where a visit is counted: where the visitor came from, nothing of what they asked. */
const CAMPAIGN = /^(utm_(term|source|medium|campaign|content)|gclid|fbclid)$/;
/** Pages of ours whose addresses are private or say what somebody asked: none may be named as where a visitor came from. */
const PRIVATE =
  /^\/(admin|giving|registration|application|payment|sandbox-checkout|search|forms|newsletter)\b/;

export interface PageToCount {
  address: URL;
  /** The page before; empty where the browser does not say. */
  referrer: string;
  /** The page's route says that it is nobody else's business. */
  untracked: boolean;
  /** A form that asks people about themselves is on the page. */
  hasForm: boolean;
  /** The browser says for its user that they are not to be followed (Global Privacy Control, Do Not Track). */
  refused: boolean;
}

/**
 * Whether others may be told that this page was seen, once its visitor has agreed. Their scripts read the whole page, its
 * address and the one before, so that any of these can be the reason not to let them in.
 */
export function mayTrack({ address, referrer, untracked, hasForm, refused }: PageToCount): boolean {
  const asked = [...address.searchParams.keys()].filter((name) => !CAMPAIGN.test(name));
  return (
    !refused && !untracked && !hasForm && asked.length === 0 && isCleanReferrer(referrer, address.origin)
  );
}

/** The address as others are told it: without a query or a place in the page. */
export function bareAddress({ origin, pathname }: URL): string {
  return origin + pathname;
}

function isCleanReferrer(referrer: string, origin: string): boolean {
  if (!URL.canParse(referrer)) return true;
  const before = new URL(referrer);
  return before.origin !== origin || (before.search === "" && !PRIVATE.test(before.pathname));
}

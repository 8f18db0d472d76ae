import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import type { PageHandle } from "../../page-handle";
import { openAsDocument } from "../open-as-document";
import { useClientStore } from "../store/client-store";
import { useHydrated } from "../use-hydrated";
import { isRefusedByBrowser } from "./is-refused-by-browser";
import { mayTrack, type PageToCount } from "./may-track";
import { type TrackingIds, usesAny } from "./services";

/** A form in the page itself that is sent to somebody; the search boxes only ask. */
const FORM = 'main form[method="post"]';

let running = false;
/** Whether the policy of this document lets the services in: the page that it was made for decides. */
let isLetIn: boolean | undefined;

/**
 * Counts visits with the services that the hospital configured, where the visitor agreed and the page allows it.
 *
 * @returns whether the visitor is to be asked
 */
export function useTracking(ids: TrackingIds | null | undefined): boolean {
  const { ready, tracking_consent: consent, user, utm_tracking: campaign } = useClientStore();
  const { key } = useLocation();
  const untracked = useMatches().some(({ handle }) => {
    const declared = handle as PageHandle | undefined;
    return declared?.area === "admin" || declared?.page?.personal || declared?.page?.untracked;
  });
  const hydrated = useHydrated();
  const used = usesAny(ids);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may be counted where this one may not
  useEffect(() => {
    if (!ready || !used || user || running || consent?.choice !== "allowed") return;
    const page = pageToCount(untracked);
    if (page.refused) return;
    // From here on each page is a document of its own: what was let in here is not on the next one, and that one has its own policy.
    addEventListener("click", openAsDocument, true);
    if (!mayTrack(page) || !letsIn(page)) return;
    running = true;
    addEventListener("click", countTours, true);
    void start(ids, page.address, campaign);
  }, [ready, used, user, consent, untracked, key, ids, campaign]);

  if (!hydrated || !ready || !used || user || consent !== null) return false;
  const page = pageToCount(untracked);
  return letsIn(page) && mayTrack(page);
}

/** As the server decides on the policy of the page that it answers with, by that page alone. */
function letsIn({ untracked, hasForm }: PageToCount): boolean {
  isLetIn ??= !untracked && !hasForm;
  return isLetIn;
}

async function start(...call: Parameters<typeof import("./start-tracking").startTracking>): Promise<void> {
  const { startTracking } = await import("./start-tracking");
  startTracking(...call);
}

function countTours({ target }: Event): void {
  if (!(target instanceof Element && target.closest("[data-track=tour]"))) return;
  void import("./start-tracking").then(({ trackTourBooking }) => trackTourBooking());
}

function pageToCount(untracked: boolean): PageToCount {
  return {
    address: new URL(location.href),
    referrer: document.referrer,
    untracked,
    hasForm: document.querySelector(FORM) !== null,
    refused: isRefusedByBrowser(),
  };
}

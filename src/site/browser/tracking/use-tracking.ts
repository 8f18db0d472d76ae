import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import type { Tracking } from "~/server/isomorphic/tracking";
import { isCounted } from "../../is-counted";
import { openAsDocument } from "../open-as-document";
import { useClientStore } from "../store/use-client-store";
import { useHydrated } from "../use-hydrated";
import { answerFor, purposesOf } from "./consent";
import { isRefusedByBrowser } from "./is-refused-by-browser";
import { mayTrack, type PageToCount } from "./may-track";
import { usesAny } from "./services";

/** A form within the page that sends input to someone; search boxes only query. */
const FORM = 'main form[method="post"]';

let running = false;
/**
 * Whether this document's policy allows the services. Decided once, for the page for which the document was
 * loaded.
 */
let isTrackable: boolean | undefined;

/**
 * Counts visits with the configured services, if the visitor agreed and the page allows it.
 * @returns whether to ask the visitor for consent, to this or to another purpose
 */
export function useTracking(tracking: Tracking | null | undefined): boolean {
  const { ready, tracking_consent: consent, user, utm_tracking: campaign } = useClientStore();
  const { key } = useLocation();
  const counted = isCounted(useMatches());
  const hydrated = useHydrated();
  const used = usesAny(tracking);
  const isAllowed = answerFor(consent, "services") === "allowed";

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may be counted where this one may not
  useEffect(() => {
    if (!ready || !used || user || running || !isAllowed) return;
    const page = pageToCount(counted);
    if (page.refused) return;
    // From here on, each page is loaded as a new document, with its own policy and without this page's
    // scripts.
    addEventListener("click", openAsDocument, true);
    if (!mayTrack(page) || !allowsTracking(page)) return;
    running = true;
    addEventListener("click", countTours, true);
    void start(tracking, page.address, campaign);
  }, [ready, used, user, isAllowed, counted, key, tracking, campaign]);

  const isUnanswered = purposesOf(tracking).some((purpose) => !answerFor(consent, purpose));
  if (!hydrated || !ready || user || !isUnanswered) return false;
  const page = pageToCount(counted);
  return allowsTracking(page) && mayTrack(page);
}

/** The server decides on a page's policy by that page alone, in the same way. */
function allowsTracking({ counted, hasForm }: PageToCount): boolean {
  isTrackable ??= counted && !hasForm;
  return isTrackable;
}

async function start(...call: Parameters<typeof import("./start-tracking").startTracking>): Promise<void> {
  const { startTracking } = await import("./start-tracking");
  startTracking(...call);
}

function countTours({ target }: Event): void {
  if (!(target instanceof Element && target.closest("[data-track=tour]"))) return;
  void import("./start-tracking").then(({ trackTourBooking }) => trackTourBooking());
}

function pageToCount(counted: boolean): PageToCount {
  return {
    address: new URL(location.href),
    referrer: document.referrer,
    counted,
    hasForm: document.querySelector(FORM) !== null,
    refused: isRefusedByBrowser(),
  };
}

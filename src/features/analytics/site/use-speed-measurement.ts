import { useEffect } from "react";
import { useMatches } from "react-router";
import type { Tracking } from "~/server/isomorphic/tracking";
import { useClientStore } from "~/site/browser/store/use-client-store";
import { answerFor } from "~/site/browser/tracking/consent";
import { isRefusedByBrowser } from "~/site/browser/tracking/is-refused-by-browser";
import { whenIdle } from "~/site/browser/when-idle";
import type { PageHandle } from "~/site/page-handle";

/** The page for which this document was loaded. */
let loaded: { path: string; isPersonal: boolean } | undefined;
let isMeasured = false;

/**
 * Measures the page for which this document was loaded, once, if the hospital turned this on and the visitor agreed.
 * Excludes private pages and visits of staff.
 */
export function useSpeedMeasurement(tracking: Tracking | null | undefined): void {
  const { ready, tracking_consent: consent, user } = useClientStore();
  const isPersonal = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.page?.personal);
  const isAllowed = tracking?.measuresSpeed && answerFor(consent, "speed") === "allowed";

  useEffect(() => {
    loaded ??= { path: window.location.pathname, isPersonal };
    if (!ready || !isAllowed || user || isMeasured || loaded.isPersonal || isRefusedByBrowser()) return;
    isMeasured = true;
    const { path } = loaded;
    whenIdle(() => void import("./measure-speed").then(({ measureSpeed }) => measureSpeed(path)));
  }, [ready, isAllowed, user, isPersonal]);
}

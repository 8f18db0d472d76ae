import { lazy, Suspense } from "react";
import type { TrackingIds } from "~/site/browser/tracking/services";
import { useTracking } from "~/site/browser/tracking/use-tracking";

const ConsentBanner = lazy(() => import("./consent-banner"));

/** Asks visitors who have not chosen yet, if external services count visits; counts visitors who agreed. */
export function VisitCounting({ ids }: { ids: TrackingIds | null | undefined }) {
  const asks = useTracking(ids);
  return asks ? (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  ) : null;
}

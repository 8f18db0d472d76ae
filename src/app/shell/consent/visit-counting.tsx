import { lazy, Suspense } from "react";
import type { TrackingIds } from "~/site/browser/tracking/services";
import { useTracking } from "~/site/browser/tracking/use-tracking";

const ConsentBanner = lazy(() => import("./consent-banner"));

/** Asks, where the hospital has visits counted by others and the visitor has not said; counts where they agreed. */
export function VisitCounting({ ids }: { ids: TrackingIds | null | undefined }) {
  const asks = useTracking(ids);
  return asks ? (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  ) : null;
}

import { lazy, Suspense } from "react";
import { useSpeedMeasurement } from "~/features/analytics/site/use-speed-measurement";
import type { Tracking } from "~/server/isomorphic/tracking";
import { purposesOf } from "~/site/browser/tracking/consent";
import { useTracking } from "~/site/browser/tracking/use-tracking";

const ConsentBanner = lazy(() => import("./consent-banner"));

/** Asks visitors who have not chosen yet whether visits may be counted or measured, and does so for those who agreed. */
export function VisitCounting({ tracking }: { tracking: Tracking | null | undefined }) {
  const asks = useTracking(tracking);
  useSpeedMeasurement(tracking);
  return asks ? (
    <Suspense>
      <ConsentBanner purposes={purposesOf(tracking)} />
    </Suspense>
  ) : null;
}

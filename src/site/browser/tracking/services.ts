import type { TrackingIds } from "~/server/isomorphic/tracking";

/** Whether the hospital uses any of the external services. */
export function usesAny(ids: TrackingIds | null | undefined): ids is TrackingIds {
  if (!ids) return false;
  const { tagManagerId, analyticsId, socialPixelId, searchAdsId } = ids;
  return Boolean(tagManagerId || analyticsId || socialPixelId || searchAdsId);
}

const GOOGLE_TAGS = "https://www.googletagmanager.com";
const PIXEL = "https://connect.facebook.net";

/** The scripts of the configured services. */
export function scriptsOf({ tagManagerId, analyticsId, socialPixelId, searchAdsId }: TrackingIds): string[] {
  const tag = analyticsId || searchAdsId;
  return [
    ...(tagManagerId ? [`${GOOGLE_TAGS}/gtm.js?id=${encodeURIComponent(tagManagerId)}`] : []),
    ...(tag ? [`${GOOGLE_TAGS}/gtag/js?id=${encodeURIComponent(tag)}`] : []),
    ...(socialPixelId ? [`${PIXEL}/en_US/fbevents.js`] : []),
  ];
}

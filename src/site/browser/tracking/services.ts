/** External analytics services, by the ids that the hospital set; an empty one is not used. */
export interface TrackingIds {
  tagManagerId: string;
  analyticsId: string;
  socialPixelId: string;
  searchAdsId: string;
}

/** What visitors are asked to agree to. */
export interface Tracking extends TrackingIds {
  /** The site measures how fast its own pages are. */
  measuresSpeed: boolean;
}

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

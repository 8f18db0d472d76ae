/** External analytics services, by the ids that the hospital set; an empty one is not used. */
export interface TrackingIds {
  tagManagerId: string;
  analyticsId: string;
  socialPixelId: string;
  searchAdsId: string;
}

/** Whether the hospital uses any of them. */
export function usesAny(ids: TrackingIds | null | undefined): ids is TrackingIds {
  return Boolean(ids && Object.values(ids).some(Boolean));
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

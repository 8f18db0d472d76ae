/** External analytics services, by the ids that the hospital set; an empty one is not used. */
export interface TrackingIds {
  tagManagerId: string;
  analyticsId: string;
  socialPixelId: string;
  searchAdsId: string;
}

/** The purposes of the consent question. */
export interface Tracking extends TrackingIds {
  /** The site measures how fast its own pages are. */
  measuresSpeed: boolean;
}

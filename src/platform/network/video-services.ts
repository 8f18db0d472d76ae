/** The services whose players a page may show where the hospital allows it. */
export const VIDEO_SERVICES = ["youtube", "vimeo"] as const;
export type VideoServiceName = (typeof VIDEO_SERVICES)[number];

/** Where each one's player comes from. */
export const PLAYER_ORIGINS: Record<VideoServiceName, string> = {
  youtube: "https://www.youtube-nocookie.com",
  vimeo: "https://player.vimeo.com",
};

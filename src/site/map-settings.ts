import type { Env } from "~/env";
import { sanitizeRichText } from "~/platform/sanitize/sanitize-rich-text";

/** Which map services the hospital configured, as far as browsers may know. None by default. */
export interface MapSettings {
  /** Public by its nature; it is bound to the site's address at Google. */
  googleMapsKey?: string;
  tileUrl?: string;
  /** HTML, sanitised. */
  tileAttribution?: string;
}

/** The same for every visitor and for as long as the process runs: pages that hold it can be kept. */
export function mapSettings(env: Env): MapSettings {
  return {
    googleMapsKey: env.GOOGLE_MAPS_KEY,
    tileUrl: env.MAP_TILE_URL,
    tileAttribution:
      env.MAP_TILE_URL && env.MAP_TILE_ATTRIBUTION && sanitizeRichText(env.MAP_TILE_ATTRIBUTION),
  };
}

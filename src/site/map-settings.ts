import type { Env } from "~/env";
import { sanitizeRichText } from "~/platform/sanitize/sanitize-rich-text";

/** The map services that the hospital configured, as browsers get them. None by default. */
export interface MapSettings {
  /** Every visitor can read it; Google restricts it to the site's address. */
  googleMapsKey?: string;
  tileUrl?: string;
  /** Sanitized HTML. */
  tileAttribution?: string;
}

/** The same for every visitor while the process runs, so pages that contain it can be cached. */
export function mapSettings(env: Env): MapSettings {
  return {
    googleMapsKey: env.GOOGLE_MAPS_KEY,
    tileUrl: env.MAP_TILE_URL,
    tileAttribution:
      env.MAP_TILE_URL && env.MAP_TILE_ATTRIBUTION && sanitizeRichText(env.MAP_TILE_ATTRIBUTION),
  };
}

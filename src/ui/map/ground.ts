import type { Bounds } from "./first-view";

/** What lies under the markers where no map service is. Without any of it, a plain ground. */
export interface Ground {
  /** Tiles of a service: `https://tiles.example/{z}/{x}/{y}.png`. */
  tileUrl?: string;
  /** A picture of the whole area, in Web Mercator, and what it covers. Shown where tiles are not set or do not come. */
  drawing?: { src: string; bounds: Bounds };
}

import type { Bounds } from "./first-view";

/** The map's background without a map service; plain without any of it. */
export interface Ground {
  /** Tiles of a service: `https://tiles.example/{z}/{x}/{y}.png`. */
  tileUrl?: string;
  /**
   * A picture of the whole area, in Web Mercator, with its bounds. Shown if tiles are not set or do not load.
   */
  drawing?: { src: string; bounds: Bounds };
}

import type { MarkedPlace } from "./place-map";

/** A rectangle in degrees, WGS 84. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The first view of a map: the surroundings of one place at the default zoom, or all places within their bounds. */
export type View =
  | { kind: "around"; latitude: number; longitude: number }
  | { kind: "within"; bounds: Bounds };

/** The view that shows all places; undefined if there is none. */
export function firstView(places: readonly MarkedPlace[]): View | undefined {
  const bounds = boundsOf(places);
  if (!bounds) return undefined;
  const { south, west, north, east } = bounds;
  const isOnePoint = south === north && west === east;
  return isOnePoint ? { kind: "around", latitude: south, longitude: west } : { kind: "within", bounds };
}

function boundsOf(places: readonly MarkedPlace[]): Bounds | undefined {
  if (places.length === 0) return undefined;
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

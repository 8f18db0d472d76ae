/** The map's zoom for one place, and until the places are known. */
export const ZOOM = 10;

/** Padding between the markers and the map's edges, in CSS pixels. */
export const BOUNDS_PADDING = 55;

/** A marker's width and height, in CSS pixels; its point is the middle of the lower edge. */
export const MARKER_SIZE = 41;

/** Two places in one street are not zoomed closer than this, so that their surroundings stay visible. */
export const CLOSEST_ZOOM = 14;

/** Maximum width of the information above a marker, in CSS pixels. */
export const INFO_WIDTH = 272;

/** Distance between the information and the edges of a small map, in CSS pixels. */
export const INFO_MARGIN = 8;

/**
 * Distance between a place's point and the lower edge of its information, so that it does not cover the
 * marker.
 */
export const INFO_RISE = MARKER_SIZE - 3;

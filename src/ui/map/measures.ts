/** The map's zoom where one place is shown, and until the places are known. */
export const ZOOM = 10;

/** Room between the marked places and the map's edges, in CSS pixels. */
export const BOUNDS_PADDING = 55;

/** A marker's width and height, in CSS pixels; its point is the middle of the lower edge. */
export const MARKER_SIZE = 41;

/** Two places in one street are not shown closer than this: what lies around them says where they are. */
export const CLOSEST_ZOOM = 14;

/** How wide what is said of a place may become above its marker, in CSS pixels. */
export const INFO_WIDTH = 272;

/** Between that and the edges of a small map. */
export const INFO_MARGIN = 8;

/** How far above a place's point the information about it ends: above its marker, not on it. */
export const INFO_RISE = MARKER_SIZE - 3;

/**
 * The markers' outlines on a 41 by 41 grid, with their point at the middle of the lower edge. Drawn for this
 * product.
 */
const markerShapes = {
  /** A pin with a cross. */
  place: {
    outline: "M20.5 39.2C17 34 6 27.8 6 16.6a14.5 14.5 0 0 1 29 0C35 27.8 24 34 20.5 39.2Z",
    mark: "M18.1 8.6h4.8v5.6h5.6v4.8h-5.6v5.6h-4.8V19h-5.6v-4.8h5.6Z",
  },
  /** A road sign with the H for a hospital. */
  main: {
    outline:
      "M9 2h23a4 4 0 0 1 4 4v22.6a4 4 0 0 1-4 4h-5.6l-5.9 6.6-5.9-6.6H9a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z",
    mark: "M12.4 8h4.7v6.9h6.8V8h4.7v18.4h-4.7v-7.2h-6.8v7.2h-4.7Z",
  },
} as const;

/** The outline and the symbol of a place's marker. */
export function markerShape(isMain = false) {
  return isMain ? markerShapes.main : markerShapes.place;
}

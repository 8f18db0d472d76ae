import { drawing } from "../drawing";
import { palette } from "../palette";
import { place } from "../parts/place";
import { horizon } from "../scenes/home-horizon";
import { lanternMark } from "./lantern-mark";

const { pine, amber } = palette;

/**
 * The picture shown where a page is shared, 1200 by 630 pixels, with the mark at the upper left. The name of the
 * hospital goes to its right: left edge 208, baseline about 140, room for 900 pixels.
 */
export function shareImage(): string {
  return drawing(
    "share-image",
    1200,
    630,
    (paint) =>
      horizon(paint, 1200, 630) +
      place(lanternMark({ metal: pine, glass: amber, flame: "#FFF3D0", hill: pine }), 72, 68, 1.8),
  );
}

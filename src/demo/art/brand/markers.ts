import { drawing } from "../drawing";
import { palette } from "../palette";
import { place } from "../parts/place";
import { svg } from "../svg";
import { lanternMark } from "./lantern-mark";

const { pine, teal, sand, amber, clay, ink } = palette;

/** Outline of a map pin, 41 pixels square, its point at the middle of the lower edge. */
const pin = "M20.5 39C17.5 34.5 6 28 6 17A14.5 14.5 0 0 1 35 17C35 28 23.5 34.5 20.5 39Z";
const cross = "M17.8 9h5.4v5h5v5.4h-5v5h-5.4v-5h-5v-5.4h5Z";

const pinShape = (fill: string, ring: string, width: number) =>
  svg`<path d="${pin}" fill="${fill}" stroke="${ring}" stroke-width="${width}" stroke-linejoin="round" paint-order="stroke"/>`;

/** A location on the map, 41 by 41 pixels; the active one, for hover and focus, has the amber ring with an ink edge. */
export const markerLocation = (active = false) =>
  drawing(active ? "marker-location-active" : "marker-location", 41, 41, () =>
    active
      ? svg`${pinShape(ink, ink, 0)}${pinShape(clay, amber, 3)}<path d="${cross}" fill="${sand}"/>`
      : svg`${pinShape(teal, "#fff", 3)}<path d="${cross}" fill="${sand}"/>`,
  );

/** The main hospital on the map: a pine square with the lantern. */
export const markerMainHospital = (active = false) =>
  drawing(active ? "marker-main-hospital-active" : "marker-main-hospital", 41, 41, () => {
    const flag = "M9 2H32Q36 2 36 6V29Q36 33 32 33H26L20.5 40L15 33H9Q5 33 5 29V6Q5 2 9 2Z";
    return svg`<path d="${flag}" fill="${active ? clay : pine}" stroke="${active ? amber : "#fff"}" stroke-width="${active ? 3 : 2.5}" stroke-linejoin="round" paint-order="stroke"/>
      ${place(lanternMark({ metal: sand, glass: amber, flame: "#FFF6DC", hill: active ? clay : pine }), 7.3, 4.3, 0.41)}`;
  });

import type { WithSettings } from "~/features/settings/shared/site/use-site-settings";
import type { RootData } from "~/site/root-data";
import type { MapServices } from "~/ui/map/use-place-map";

/** The map services of this site: the configured ones, and the drawn map. */
export function mapServices(root: (Pick<RootData, "map"> & WithSettings) | undefined): MapServices {
  const { googleMapsKey, tileUrl } = root?.map ?? {};
  return {
    googleMaps: googleMapsKey ? { key: googleMapsKey } : undefined,
    ground: { tileUrl, drawing: drawingOf(root?.settings) },
  };
}

/** The drawn map, if the site has one with known bounds. */
function drawingOf(settings: WithSettings["settings"] | undefined) {
  const { mapImage, mapSouth: south, mapWest: west, mapNorth: north, mapEast: east } = settings ?? {};
  if (!mapImage || south == null || west == null || north == null || east == null) return undefined;
  return south < north && west < east
    ? { src: mapImage.src, bounds: { south, west, north, east } }
    : undefined;
}

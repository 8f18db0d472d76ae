import { imageOverlay, type Map as LeafletMap, latLngBounds, tileLayer } from "leaflet";
import type { Bounds } from "./first-view";
import type { Ground } from "./ground";

/** As far as tile services commonly go. */
const TILES_TO_ZOOM = 18;
/** A drawing has no more to show when it is larger. */
const DRAWING_TO_ZOOM = 13;
const DRAWING_FROM_ZOOM = 7;

/** Lays the tiles, else the drawing, under the markers, and keeps the map to the zooms at which they say something. */
export function layGround(map: LeafletMap, { tileUrl, drawing }: Ground): void {
  if (tileUrl) {
    layTiles(map, tileUrl, () => drawing && layDrawing(map, drawing));
  } else if (drawing) {
    layDrawing(map, drawing);
    map.setMinZoom(DRAWING_FROM_ZOOM);
    map.setMaxZoom(DRAWING_TO_ZOOM);
    // Nobody is to lose the drawing out of sight, and a place at its edge can still be in the middle.
    map.setMaxBounds(mapBounds(drawing.bounds).pad(1));
  } else {
    map.setMaxZoom(DRAWING_TO_ZOOM);
  }
}

/** @param onUnreachable the first tile asked for did not come, and none has */
function layTiles(map: LeafletMap, tileUrl: string, onUnreachable: () => void): void {
  // Tile services want to know which site asks; which page was read is nobody's business.
  const tiles = tileLayer(tileUrl, { maxZoom: TILES_TO_ZOOM, referrerPolicy: "strict-origin" });
  const givenUp = () => {
    tiles.off();
    onUnreachable();
  };
  tiles.once("tileerror", givenUp);
  tiles.once("tileload", () => tiles.off("tileerror", givenUp));
  tiles.addTo(map);
}

function layDrawing(map: LeafletMap, { src, bounds }: NonNullable<Ground["drawing"]>): void {
  imageOverlay(src, mapBounds(bounds), { className: "map-drawing", alt: "" }).addTo(map);
}

export function mapBounds({ south, west, north, east }: Bounds) {
  return latLngBounds([south, west], [north, east]);
}

import { imageOverlay, type Map as LeafletMap, latLngBounds, tileLayer } from "leaflet";
import type { Bounds } from "./first-view";
import type { Ground } from "./ground";

/** The common maximum of tile services. */
const TILES_TO_ZOOM = 18;
/** A larger drawing shows nothing more. */
const DRAWING_TO_ZOOM = 13;
const DRAWING_FROM_ZOOM = 7;

/** Adds the tiles, or else the drawing, below the markers, and limits the zoom to useful levels. */
export function addGround(map: LeafletMap, { tileUrl, drawing }: Ground): void {
  if (tileUrl) {
    layTiles(map, tileUrl, () => drawing && layDrawing(map, drawing));
  } else if (drawing) {
    layDrawing(map, drawing);
    map.setMinZoom(DRAWING_FROM_ZOOM);
    map.setMaxZoom(DRAWING_TO_ZOOM);
    // The drawing must stay visible, and a place at its edge can still be centered.
    map.setMaxBounds(mapBounds(drawing.bounds).pad(1));
  } else {
    map.setMaxZoom(DRAWING_TO_ZOOM);
  }
}

/** @param onUnreachable no tile has loaded, and the first one failed */
function layTiles(map: LeafletMap, tileUrl: string, onUnreachable: () => void): void {
  // Tile services require the site's origin; the page's address is private.
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

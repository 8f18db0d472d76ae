import { createMarkerElement, type MarkerElement } from "./marker-element";
import { MARKER_SIZE } from "./measures";
import type { MarkedPlace } from "./place-map";
import { type Offset, spreadMarkers } from "./spread-markers";

/** A marker on the map and its offset from its point. */
export interface GoogleMark {
  place: MarkedPlace;
  offset: Offset;
}

interface Entry extends GoogleMark {
  look: MarkerElement;
}

/**
 * The markers of a Google map: the same elements as on Leaflet's, in an overlay. Google's own markers are
 * either deprecated or need a second key for the map's style.
 * @param onDrawn called whenever markers may have moved relative to their points
 */
export function createGoogleMarkers(
  map: google.maps.Map,
  onPressed: (id: string) => void,
  onDrawn: () => void,
) {
  const entries = new Map<string, Entry>();
  const layer = document.createElement("div");
  const overlay = new google.maps.OverlayView();
  let active: Entry | undefined;

  overlay.onAdd = () => overlay.getPanes()?.overlayMouseTarget.append(layer);
  overlay.onRemove = () => layer.remove();
  overlay.draw = () => {
    const projection = overlay.getProjection();
    const points = [...entries.values()].flatMap(({ place: { id, latitude, longitude } }) => {
      const pixel = projection?.fromLatLngToDivPixel(new google.maps.LatLng(latitude, longitude));
      return pixel ? [{ id, x: pixel.x, y: pixel.y }] : [];
    });
    const offsets = spreadMarkers(points);
    for (const { id, x, y } of points) {
      const entry = entries.get(id);
      if (!entry) continue;
      entry.offset = offsets.get(id) ?? entry.offset;
      entry.look.element.style.left = `${x - MARKER_SIZE / 2}px`;
      entry.look.element.style.top = `${y - MARKER_SIZE + 1}px`;
      entry.look.setOffset(entry.offset);
    }
    onDrawn();
  };
  overlay.setMap(map);

  function add(place: MarkedPlace): void {
    const look = createMarkerElement(place);
    look.element.addEventListener("click", () => onPressed(place.id));
    google.maps.OverlayView.preventMapHitsAndGesturesFrom(look.element);
    layer.append(look.element);
    entries.set(place.id, { place, look, offset: { dx: 0, dy: 0 } });
  }

  return {
    set(places: readonly MarkedPlace[]): void {
      layer.replaceChildren();
      entries.clear();
      active = undefined;
      for (const place of places) add(place);
      if (overlay.getProjection()) overlay.draw();
    },
    /** @returns the active marker; undefined if there is no such one */
    activate(id: string | undefined): GoogleMark | undefined {
      active?.look.setActive(false);
      active = id === undefined ? undefined : entries.get(id);
      active?.look.setActive(true);
      return active;
    },
    remove: () => overlay.setMap(null),
  };
}

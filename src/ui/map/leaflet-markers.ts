import { divIcon, type LatLng, type Map as LeafletMap, type Marker, marker } from "leaflet";
import { createMarkerElement, type MarkerElement } from "./marker-element";
import { MARKER_SIZE } from "./measures";
import type { MarkedPlace } from "./place-map";
import { type Offset, spreadMarkers } from "./spread-markers";

/** A marker on the map and its offset from its point. */
export interface LeafletMark {
  place: MarkedPlace;
  at: LatLng;
  offset: Offset;
}

interface Entry extends LeafletMark {
  marker: Marker;
  look: MarkerElement;
}

const MAIN_ABOVE = 500;
const ACTIVE_ABOVE = 1_000;

/** The markers of a Leaflet map, arranged without overlaps. At most one is active. */
export function createLeafletMarkers(map: LeafletMap, onPressed: (id: string) => void) {
  const entries = new Map<string, Entry>();
  let active: Entry | undefined;

  function add(place: MarkedPlace): void {
    const look = createMarkerElement(place);
    const icon = divIcon({
      html: look.element,
      className: "map-marker-anchor",
      iconSize: [MARKER_SIZE, MARKER_SIZE],
      iconAnchor: [MARKER_SIZE / 2, MARKER_SIZE - 1],
    });
    const placed = marker([place.latitude, place.longitude], { icon, keyboard: false });
    placed.on("click", () => onPressed(place.id)).addTo(map);
    const entry = { place, at: placed.getLatLng(), marker: placed, look, offset: { dx: 0, dy: 0 } };
    entries.set(place.id, entry);
    raise(entry);
  }

  function raise({ marker, place }: Entry): void {
    const above = place.isMain ? MAIN_ABOVE : 0;
    marker.setZIndexOffset(active?.place === place ? ACTIVE_ABOVE : above);
  }

  return {
    set(places: readonly MarkedPlace[]): void {
      for (const { marker } of entries.values()) marker.remove();
      entries.clear();
      active = undefined;
      for (const place of places) add(place);
    },
    /** Arranges the markers for the map's zoom; call it whenever that changes. */
    spread(): void {
      const points = [...entries.values()].map(({ place, at }) => {
        const { x, y } = map.project(at);
        return { id: place.id, x, y };
      });
      for (const [id, offset] of spreadMarkers(points)) {
        const entry = entries.get(id);
        entry?.look.setOffset(offset);
        if (entry) entry.offset = offset;
      }
    },
    /** @returns the active marker; undefined if there is no such one */
    activate(id: string | undefined): LeafletMark | undefined {
      const before = active;
      active = id === undefined ? undefined : entries.get(id);
      before?.look.setActive(false);
      active?.look.setActive(true);
      if (before) raise(before);
      if (active) raise(active);
      return active;
    },
  };
}

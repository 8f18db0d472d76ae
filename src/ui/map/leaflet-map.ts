import { map as createMap, type Map as LeafletMap, type Popup, point, popup } from "leaflet";
import { prefersReducedMotion } from "../reduced-motion";
import { firstView } from "./first-view";
import type { Ground } from "./ground";
import { addGround, mapBounds } from "./leaflet-ground";
import { createLeafletMarkers, type LeafletMark } from "./leaflet-markers";
import {
  BOUNDS_PADDING,
  CLOSEST_ZOOM,
  INFO_MARGIN,
  INFO_RISE,
  INFO_WIDTH,
  MARKER_SIZE,
  ZOOM,
} from "./measures";
import { oneZoomAtATime } from "./one-zoom-at-a-time";
import type { MarkedPlace, PlaceMap, PlaceMapOptions } from "./place-map";

/** A Leaflet map, on tiles, on a drawing, or on a plain background. Its styles must be loaded. */
export function openLeafletMap(
  container: HTMLElement,
  { label, ground, onPlacePressed, onMapPressed }: PlaceMapOptions & { ground: Ground },
): PlaceMap {
  const canvas = addCanvas(container, label);
  const map = createMap(canvas, settings(ground));
  addGround(map, ground);
  const inTurn = oneZoomAtATime(map);

  const markers = createLeafletMarkers(map, onPlacePressed);
  const info = infoWindow(Math.min(INFO_WIDTH, canvas.clientWidth - 2 * INFO_MARGIN));
  let places: readonly MarkedPlace[] = [];
  let focused: LeafletMark | undefined;

  const showAll = () => showPlaces(map, places, ground);
  function clear(): void {
    focused = markers.activate(undefined);
    info.remove();
  }

  map.on("zoomend", () => {
    markers.spread();
    if (focused) placeInfo(info, focused);
  });
  map.on("click", onMapPressed);
  const stopWatching = watchSize(map, () => inTurn(() => !focused && showAll()));

  return {
    setPlaces(given) {
      clear();
      places = given;
      markers.set(places);
      inTurn(showAll);
      markers.spread();
    },
    focusPlace(id, content) {
      focused = markers.activate(id);
      if (!focused) return info.remove();
      placeInfo(info, focused);
      info.setContent(content).openOn(map);
      const mark = focused;
      inTurn(() => focused === mark && panTo(map, mark, info));
    },
    clear,
    zoomIn: () => inTurn(() => map.zoomIn(1)),
    zoomOut: () => inTurn(() => map.zoomOut(1)),
    showAll: () => inTurn(showAll),
    destroy() {
      stopWatching();
      map.remove();
      canvas.remove();
    },
  };
}

function addCanvas(container: HTMLElement, label: string): HTMLElement {
  const canvas = container.appendChild(document.createElement("div"));
  canvas.className = "map-canvas";
  // One stop for the keyboard: arrow keys pan, plus and minus zoom, so screen readers must pass these
  // through.
  canvas.setAttribute("role", "application");
  canvas.setAttribute("aria-label", label);
  return canvas;
}

function placeInfo(info: Popup, { at, offset: { dx, dy } }: LeafletMark): void {
  info.options.offset = point(dx, dy - INFO_RISE);
  info.setLatLng(at);
}

/** Centers the marker, low enough for the information above it. */
function panTo(map: LeafletMap, mark: LeafletMark, info: Popup): void {
  // If all places fit into a small map, too little of the surroundings of one is visible.
  if (map.getZoom() < ZOOM) map.setZoom(ZOOM, { animate: false });
  const height = info.getElement()?.offsetHeight ?? 0;
  // Read it after zooming, which changes the offsets of the markers.
  const { dx, dy } = mark.offset;
  const middle = map.project(mark.at).add([dx, dy - (MARKER_SIZE + height) / 2]);
  map.panTo(map.unproject(middle), { animate: !prefersReducedMotion() });
}

function showPlaces(map: LeafletMap, places: readonly MarkedPlace[], { drawing, tileUrl }: Ground): void {
  const view = firstView(places);
  if (view?.kind === "around") map.setView([view.latitude, view.longitude], ZOOM, { animate: false });
  if (view?.kind === "within") {
    const padding = point(BOUNDS_PADDING, BOUNDS_PADDING);
    map.fitBounds(mapBounds(view.bounds), { padding, maxZoom: CLOSEST_ZOOM, animate: false });
  }
  if (drawing && !tileUrl) map.panInsideBounds(mapBounds(drawing.bounds), { animate: false });
}

function settings(ground: Ground) {
  const moves = !prefersReducedMotion();
  return {
    center: [0, 0] as [number, number],
    zoom: ZOOM,
    // Shown beside the map.
    attributionControl: false,
    zoomControl: false,
    // Scrolling the page must not stop at the map. Keys, pinching, and double clicks zoom.
    scrollWheelZoom: false,
    // Tiles are sharp only at integer zooms, a drawing at every one.
    zoomSnap: ground.tileUrl ? 1 : 0.1,
    fadeAnimation: moves,
    zoomAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
  };
}

/** The only information window. The caller closes it. */
function infoWindow(width: number): Popup {
  return popup({
    closeButton: false,
    autoPan: false,
    autoClose: false,
    closeOnClick: false,
    closeOnEscapeKey: false,
    minWidth: width,
    maxWidth: width,
  });
}

function watchSize(map: LeafletMap, onChanged: () => void): () => void {
  const observer = new ResizeObserver(() => {
    const before = map.getSize();
    map.invalidateSize({ pan: false });
    if (!map.getSize().equals(before)) onChanged();
  });
  observer.observe(map.getContainer());
  return () => observer.disconnect();
}

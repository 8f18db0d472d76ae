import { prefersReducedMotion } from "../reduced-motion";
import { firstView } from "./first-view";
import { createGoogleMapsLoader, type GoogleMapsOptions } from "./google-maps-loader";
import { createGoogleMarkers, type GoogleMark } from "./google-markers";
import { BOUNDS_PADDING, CLOSEST_ZOOM, INFO_RISE, INFO_WIDTH, ZOOM } from "./measures";
import type { MarkedPlace, PlaceMap, PlaceMapOptions } from "./place-map";

/** Google's script calls this function if it rejects the key. */
declare global {
  var gm_authFailure: (() => void) | undefined;
}

const loader = createGoogleMapsLoader({
  document,
  globals: globalThis as unknown as Record<string, unknown>,
  // biome-ignore lint/suspicious/noConsole: the specification's message, for the person who manages the key
  logError: (message) => console.error(message),
});

/**
 * A Google map. The markers' styles must be loaded.
 * @param onRefused the map was opened, but Google then rejected the key
 * @throws Error if the script cannot be loaded
 */
export async function openGoogleMap(
  container: HTMLElement,
  options: PlaceMapOptions & { googleMaps: GoogleMapsOptions; onRefused: () => void },
): Promise<PlaceMap> {
  await loadScript(options.googleMaps);
  globalThis.gm_authFailure = options.onRefused;
  const { label, onMapPressed, onPlacePressed } = options;
  const canvas = addCanvas(container, label);
  const map = createMap(canvas);
  map.addListener("click", onMapPressed);
  const info = new google.maps.InfoWindow({ headerDisabled: true, maxWidth: INFO_WIDTH });
  const markers = createGoogleMarkers(map, onPlacePressed, () => focused && placeInfo(info, focused));
  let places: readonly MarkedPlace[] = [];
  let focused: GoogleMark | undefined;

  function clear(): void {
    focused = markers.activate(undefined);
    info.close();
  }

  return {
    setPlaces(given) {
      clear();
      places = given;
      markers.set(places);
      showPlaces(map, places);
    },
    focusPlace(id, content) {
      focused = markers.activate(id);
      if (!focused) return info.close();
      placeInfo(info, focused);
      info.setContent(content);
      panTo(map, focused);
      info.open({ map, shouldFocus: false });
    },
    clear,
    zoomIn: () => zoomTo(map, zoomOf(map) + 1),
    zoomOut: () => zoomTo(map, zoomOf(map) - 1),
    showAll: () => showPlaces(map, places),
    destroy() {
      if (globalThis.gm_authFailure === options.onRefused) globalThis.gm_authFailure = undefined;
      info.close();
      markers.remove();
      google.maps.event.clearInstanceListeners(map);
      canvas.remove();
    },
  };
}

function addCanvas(container: HTMLElement, label: string): HTMLElement {
  const canvas = container.appendChild(document.createElement("div"));
  canvas.className = "map-canvas";
  canvas.setAttribute("role", "region");
  canvas.setAttribute("aria-label", label);
  return canvas;
}

function createMap(canvas: HTMLElement): google.maps.Map {
  return new google.maps.Map(canvas, {
    zoom: ZOOM,
    center: { lat: 0, lng: 0 },
    disableDefaultUI: true,
    clickableIcons: false,
    gestureHandling: "cooperative",
  });
}

function placeInfo(info: google.maps.InfoWindow, { place, offset: { dx, dy } }: GoogleMark): void {
  info.setOptions({ pixelOffset: new google.maps.Size(dx, dy - INFO_RISE) });
  info.setPosition({ lat: place.latitude, lng: place.longitude });
}

function panTo(map: google.maps.Map, { place: { latitude: lat, longitude: lng } }: GoogleMark): void {
  if (prefersReducedMotion()) map.setCenter({ lat, lng });
  else map.panTo({ lat, lng });
}

function showPlaces(map: google.maps.Map, places: readonly MarkedPlace[]): void {
  const view = firstView(places);
  if (view?.kind === "around") {
    map.setCenter({ lat: view.latitude, lng: view.longitude });
    map.setZoom(ZOOM);
  }
  if (view?.kind === "within") {
    map.fitBounds(view.bounds, BOUNDS_PADDING);
    google.maps.event.addListenerOnce(map, "idle", () => zoomTo(map, Math.min(zoomOf(map), CLOSEST_ZOOM)));
  }
}

function zoomOf(map: google.maps.Map): number {
  return map.getZoom() ?? ZOOM;
}

function zoomTo(map: google.maps.Map, zoom: number): void {
  if (zoom !== zoomOf(map)) map.setZoom(zoom);
}

function loadScript(options: GoogleMapsOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    loader.load(options, (error) => (error ? reject(error) : resolve()));
  });
}

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
  // biome-ignore lint/suspicious/noConsole: the specification's message, for whoever looks after the key
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
  const canvas = container.appendChild(document.createElement("div"));
  canvas.className = "map-canvas";
  canvas.setAttribute("role", "region");
  canvas.setAttribute("aria-label", options.label);
  const map = new google.maps.Map(canvas, {
    zoom: ZOOM,
    center: { lat: 0, lng: 0 },
    disableDefaultUI: true,
    clickableIcons: false,
    gestureHandling: "cooperative",
  });
  map.addListener("click", options.onMapPressed);
  const info = new google.maps.InfoWindow({ headerDisabled: true, maxWidth: INFO_WIDTH });
  const markers = createGoogleMarkers(map, options.onPlacePressed, () => focused && placeInfo(focused));
  let places: readonly MarkedPlace[] = [];
  let focused: GoogleMark | undefined;

  function placeInfo({ place, offset: { dx, dy } }: GoogleMark): void {
    info.setOptions({ pixelOffset: new google.maps.Size(dx, dy - INFO_RISE) });
    info.setPosition({ lat: place.latitude, lng: place.longitude });
  }

  function panTo({ place: { latitude: lat, longitude: lng } }: GoogleMark): void {
    if (prefersReducedMotion()) map.setCenter({ lat, lng });
    else map.panTo({ lat, lng });
  }

  function showAll(): void {
    const view = firstView(places);
    if (view?.kind === "around") {
      map.setCenter({ lat: view.latitude, lng: view.longitude });
      map.setZoom(ZOOM);
    }
    if (view?.kind === "within") {
      map.fitBounds(view.bounds, BOUNDS_PADDING);
      google.maps.event.addListenerOnce(map, "idle", () => zoomTo(Math.min(zoom(), CLOSEST_ZOOM)));
    }
  }

  const zoom = () => map.getZoom() ?? ZOOM;
  const zoomTo = (target: number) => target !== zoom() && map.setZoom(target);

  function clear(): void {
    focused = markers.activate(undefined);
    info.close();
  }

  return {
    setPlaces(given) {
      clear();
      places = given;
      markers.set(places);
      showAll();
    },
    focusPlace(id, content) {
      focused = markers.activate(id);
      if (!focused) return info.close();
      placeInfo(focused);
      info.setContent(content);
      panTo(focused);
      info.open({ map, shouldFocus: false });
    },
    clear,
    zoomIn: () => void zoomTo(zoom() + 1),
    zoomOut: () => void zoomTo(zoom() - 1),
    showAll,
    destroy() {
      if (globalThis.gm_authFailure === options.onRefused) globalThis.gm_authFailure = undefined;
      info.close();
      markers.remove();
      google.maps.event.clearInstanceListeners(map);
      canvas.remove();
    },
  };
}

function loadScript(options: GoogleMapsOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    loader.load(options, (error) => (error ? reject(error) : resolve()));
  });
}

import { type RefObject, useEffect, useRef, useState } from "react";
import type { GoogleMapsOptions } from "./google-maps-loader";
import type { Ground } from "./ground";
import leafletStyles from "./leaflet-map.css?url";
import { loadStylesheet } from "./load-stylesheet";
import markerStyles from "./markers.css?url";
import type { PlaceMap, PlaceMapOptions } from "./place-map";

export interface MapServices {
  /** Google's map, if the site has a key for it; without one, or if it fails, Leaflet's. */
  googleMaps?: GoogleMapsOptions;
  ground: Ground;
}

export type MapKind = "google" | "leaflet" | "none";

/**
 * Opens a map in the container, and loads its code and styles only then. If one kind of map fails, the next
 * one is tried, and finally none.
 * @param services read once: a map is opened once
 * @returns the map once it is loaded, and its kind
 */
export function usePlaceMap(
  container: RefObject<HTMLElement | null>,
  services: MapServices,
  options: PlaceMapOptions,
): { map: PlaceMap | undefined; kind: MapKind } {
  const [kind, setKind] = useState<MapKind>(services.googleMaps ? "google" : "leaflet");
  const [map, setMap] = useState<PlaceMap>();
  const latest = useRef({ services, options });
  useEffect(() => {
    latest.current.options = options;
  });

  useEffect(() => {
    const element = container.current;
    if (!element || kind === "none") return;
    let opened: PlaceMap | undefined;
    let isGone = false;
    const { services, options } = latest.current;
    const callbacks: PlaceMapOptions = {
      label: options.label,
      onPlacePressed: (id) => latest.current.options.onPlacePressed(id),
      onMapPressed: () => latest.current.options.onMapPressed(),
    };
    const giveUp = () => !isGone && setKind(kind === "google" ? "leaflet" : "none");

    open(kind, element, services, callbacks, giveUp).then((made) => {
      if (isGone) return made.destroy();
      opened = made;
      setMap(made);
    }, giveUp);
    return () => {
      isGone = true;
      setMap(undefined);
      opened?.destroy();
    };
  }, [container, kind]);

  return { map, kind };
}

async function open(
  kind: "google" | "leaflet",
  element: HTMLElement,
  { googleMaps, ground }: MapServices,
  options: PlaceMapOptions,
  onRefused: () => void,
): Promise<PlaceMap> {
  if (kind === "google" && googleMaps) {
    const [{ openGoogleMap }] = await Promise.all([import("./google-map"), loadStylesheet(markerStyles)]);
    return openGoogleMap(element, { ...options, googleMaps, onRefused });
  }
  const [{ openLeafletMap }] = await Promise.all([
    import("./leaflet-map"),
    loadStylesheet(leafletStyles),
    loadStylesheet(markerStyles),
  ]);
  return openLeafletMap(element, { ...options, ground });
}

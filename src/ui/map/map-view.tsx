import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Icon, type IconName } from "../icon/icon";
import { Dots } from "../loader/loader";
import styles from "./map-view.module.css";
import type { MarkedPlace, PlaceMapOptions } from "./place-map";
import { type MapServices, usePlaceMap } from "./use-place-map";

export interface MapViewProps extends PlaceMapOptions {
  services: MapServices;
  /** Pass the same list while nothing changed: a new one redraws the markers. */
  places: readonly MarkedPlace[];
  /** The place that is shown with its information. */
  shownId: string | undefined;
  /** The information above its marker. */
  info: ReactNode;
}

/**
 * Marked places on a map, for sight and pointers: everything on it must also be beside it as text. The
 * keyboard reaches the map as one stop, and the zoom buttons; markers and their information are not stops.
 */
export function MapView({ services, places, shownId, info, ...options }: MapViewProps) {
  const container = useRef<HTMLDivElement>(null);
  const { map, kind } = usePlaceMap(container, services, options);
  const [infoElement] = useState(() => document.createElement("div"));

  useEffect(() => map?.setPlaces(places), [map, places]);

  useLayoutEffect(() => {
    for (const stop of infoElement.querySelectorAll<HTMLElement>("a, button")) stop.tabIndex = -1;
  });

  useEffect(() => {
    // Set the places first, because only those can be shown.
    if (!map || !places.some(({ id }) => id === shownId)) map?.clear();
    else if (shownId) map.focusPlace(shownId, infoElement);
  }, [map, places, shownId, infoElement]);

  return (
    <div className={styles.view}>
      <div ref={container} className={styles.container} />
      {kind === "none" ? (
        <p className={styles.instead}>The map cannot be shown right now. Every place is in the list.</p>
      ) : (
        !map && (
          <div className={styles.instead}>
            <Dots />
          </div>
        )
      )}
      {kind === "leaflet" && services.googleMaps && (
        <p className={styles.notice} role="status">
          Google Maps could not be loaded. This is our own map.
        </p>
      )}
      {map && (
        <div className={styles.buttons}>
          <MapButton icon="plus" label="Zoom in" onClick={map.zoomIn} />
          <MapButton icon="minus" label="Zoom out" onClick={map.zoomOut} />
          <MapButton icon="expand" label="Show all places" onClick={map.showAll} />
        </div>
      )}
      {createPortal(info, infoElement)}
    </div>
  );
}

function MapButton({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

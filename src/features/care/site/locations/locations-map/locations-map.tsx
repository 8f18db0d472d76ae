import { useMemo, useRef } from "react";
import { useRouteLoaderData } from "react-router";
import type { WithSettings } from "~/features/settings/shared/site/use-site-settings";
import type { RootData } from "~/site/root-data";
import { Button } from "~/ui/button/button";
import { emit } from "~/ui/events/emit";
import { Icon } from "~/ui/icon/icon";
import { MapView } from "~/ui/map/map-view";
import { placesToMark } from "~/ui/map/places-to-mark";
import { prefersReducedMotion } from "~/ui/reduced-motion";
import { LocationEntry } from "./location-entry";
import { LocationInfo } from "./location-info";
import styles from "./locations-map.module.css";
import { MapCaption } from "./map-caption";
import type { MapLocation } from "./map-location";
import { mapServices } from "./map-services";
import { useShownLocation } from "./use-shown-location";

export interface LocationsMapProps {
  locations: MapLocation[];
  /** The location to show first. If there is none with that id, all are shown. */
  locationId?: string;
}

/** The list of locations next to the map with their markers. Everything that the map offers is in the list, too. */
export function LocationsMap({ locations, locationId }: LocationsMapProps) {
  const root = useRouteLoaderData<RootData & WithSettings>("root");
  const services = useMemo(() => mapServices(root), [root]);
  const requestedLocation = locations.find(({ id }) => id === locationId);
  const marked = useMarkedLocations(locations, requestedLocation);
  const { shownId, pinnedId, letGo, togglePinned, ...pointing } = useShownLocation(requestedLocation?.id);
  const shown = marked.find(({ id }) => id === shownId);
  const map = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const press = (id: string) => {
    togglePinned(id);
    // If the map is below the list, scrolling to the entry would move the map out of view.
    if (areSideBySide(list.current, map.current))
      scrollTo(list.current?.querySelector(`[data-location="${id}"]`));
  };

  return (
    <div className={styles.layout}>
      <div className={styles.places}>
        <ToMap onPress={() => goTo(map.current)} />
        <ul ref={list} className={styles.list}>
          {marked.map((location) => (
            <LocationEntry
              key={location.id}
              location={location}
              isShown={location.id === shownId}
              isPinned={location.id === pinnedId}
              onKeep={() => {
                togglePinned(location.id);
                scrollTo(map.current);
              }}
              {...pointing}
            />
          ))}
        </ul>
        {requestedLocation && (
          <Button look="quiet" onClick={() => emit("locations-map")}>
            Show all {locations.length} locations
          </Button>
        )}
      </div>
      <div ref={map} className={styles.map}>
        <div className={styles.view}>
          <MapView
            label="Map of the locations. Arrow keys move it, plus and minus zoom. Every location is in the list."
            services={services}
            places={marked}
            shownId={shownId}
            info={shown && <LocationInfo location={shown} onClose={letGo} />}
            onPlacePressed={press}
            onMapPressed={letGo}
          />
        </div>
        <MapCaption ground={services.ground} attribution={root?.map.tileAttribution} />
      </div>
    </div>
  );
}

function ToMap({ onPress }: { onPress(): void }) {
  return (
    <p className={styles.toMap}>
      <Button look="quiet" wide onClick={onPress}>
        <Icon name="map" /> See the map
      </Button>
    </p>
  );
}

/** The locations that have coordinates, the requested one first. */
function useMarkedLocations(locations: MapLocation[], requestedLocation: MapLocation | undefined) {
  return useMemo(
    () =>
      placesToMark(locations, requestedLocation && [requestedLocation.id]).sort(
        (a, b) => first(a, requestedLocation) - first(b, requestedLocation),
      ),
    [locations, requestedLocation],
  );
}

function first(location: MapLocation, requestedLocation: MapLocation | undefined): number {
  return location === requestedLocation ? 0 : 1;
}

/** Scrolls the map into view and focuses it. */
function goTo(map: HTMLElement | null): void {
  scrollTo(map);
  map?.querySelector<HTMLElement>("[role=application]")?.focus({ preventScroll: true });
}

function scrollTo(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: "nearest", behavior: prefersReducedMotion() ? "auto" : "smooth" });
}

function areSideBySide(left: Element | null, right: Element | null): boolean {
  if (!left || !right) return false;
  return left.getBoundingClientRect().right <= right.getBoundingClientRect().left + 1;
}

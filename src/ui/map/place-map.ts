/** A place that a map marks. Degrees, WGS 84. */
export interface MarkedPlace {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  /** It has a distinct marker, and is marked even if others are left out. */
  isMain?: boolean;
}

/** The interface of every kind of map. */
export interface PlaceMap {
  /** Marks exactly these places, and shows all of them. */
  setPlaces(places: readonly MarkedPlace[]): void;
  /** Pans to a place's marker and opens `info` above it. Ignores an id that is not marked. */
  focusPlace(id: string, info: HTMLElement): void;
  /** Closes the information without moving the map. */
  clear(): void;
  zoomIn(): void;
  zoomOut(): void;
  /** Shows all marked places again. */
  showAll(): void;
  /** Restores the container. */
  destroy(): void;
}

export interface PlaceMapOptions {
  /** The map's name for screen readers. */
  label: string;
  /** A marker was clicked. */
  onPlacePressed: (id: string) => void;
  /** The map was clicked outside markers. */
  onMapPressed: () => void;
}

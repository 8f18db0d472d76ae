/** A place that a map marks. Degrees, WGS 84. */
export interface MarkedPlace {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  /** It has a marker of its own look, and is marked even when others are left out. */
  isMain?: boolean;
}

/** What every kind of map does with the places. */
export interface PlaceMap {
  /** Marks these places and no others, and shows all of them. */
  setPlaces(places: readonly MarkedPlace[]): void;
  /** Pans to a place's marker and opens `info` above it. An id that is not marked changes nothing. */
  focusPlace(id: string, info: HTMLElement): void;
  /** Closes the information and leaves the map where it is. */
  clear(): void;
  zoomIn(): void;
  zoomOut(): void;
  /** Shows all marked places again. */
  showAll(): void;
  /** Leaves the container as it was found. */
  destroy(): void;
}

export interface PlaceMapOptions {
  /** What those who listen hear the map called. */
  label: string;
  /** A marker was pressed. */
  onPlacePressed: (id: string) => void;
  /** The map was pressed where no marker is. */
  onMapPressed: () => void;
}

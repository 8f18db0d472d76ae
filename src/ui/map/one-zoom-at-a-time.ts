import type { Map as LeafletMap } from "leaflet";

/**
 * Leaflet drops whatever would move the map while it is still gliding from one zoom to another: the second of two quick presses
 * does nothing. Here they wait for their turn.
 *
 * @returns runs what it is given, at once or after the zooms that were asked for before
 */
export function oneZoomAtATime(map: LeafletMap): (move: () => void) => void {
  const waiting: (() => void)[] = [];
  let isGliding = false;

  function goOn(): void {
    while (!isGliding && waiting.length > 0) waiting.shift()?.();
  }

  map.on("zoomanim", () => {
    isGliding = true;
  });
  map.on("zoomend", () => {
    isGliding = false;
    goOn();
  });
  return (move) => {
    waiting.push(move);
    goOn();
  };
}

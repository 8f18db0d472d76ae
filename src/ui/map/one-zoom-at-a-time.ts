import type { Map as LeafletMap } from "leaflet";

/**
 * Leaflet drops movements during a zoom animation: the second of two quick clicks does nothing. This queues
 * them.
 * @returns a function that runs a movement, immediately or after the zooms that were requested before
 */
export function oneZoomAtATime(map: LeafletMap): (move: () => void) => void {
  const waiting: (() => void)[] = [];
  let isGliding = false;

  function runNext(): void {
    while (!isGliding && waiting.length > 0) waiting.shift()?.();
  }

  map.on("zoomanim", () => {
    isGliding = true;
  });
  map.on("zoomend", () => {
    isGliding = false;
    runNext();
  });
  return (move) => {
    waiting.push(move);
    runNext();
  };
}

import type { KeyboardEvent } from "react";
import type { ZoomRef } from "yet-another-react-lightbox";
import type {} from "yet-another-react-lightbox/plugins/zoom";

/** The keys that zoom, wherever in the lightbox the focus is: the library hears them in the picture's own part of it only. */
export function zoomByKey(event: KeyboardEvent, zoom: ZoomRef | null): void {
  const { key, ctrlKey, metaKey } = event;
  const meta = ctrlKey || metaKey;
  const act = {
    "+": zoom?.zoomIn,
    "=": meta && zoom?.zoomIn,
    "-": zoom?.zoomOut,
    _: meta && zoom?.zoomOut,
    "0": meta && (() => zoom?.changeZoom(1)),
  }[key];
  if (!act) return;
  event.preventDefault();
  act();
}

import type { KeyboardEvent } from "react";
import type { ControllerRef, ZoomRef } from "yet-another-react-lightbox";
import type {} from "yet-another-react-lightbox/plugins/zoom";

/**
 * Zoom keys while the focus is among the thumbnails: the library handles them only in the picture's own part.
 * Moves the focus there, so that the arrows then move the zoomed picture.
 */
export function zoomByKey(
  event: KeyboardEvent,
  zoom: ZoomRef | null,
  controller: ControllerRef | null,
): void {
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
  controller?.focus();
}

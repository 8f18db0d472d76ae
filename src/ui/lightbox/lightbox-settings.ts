import type { LightboxExternalProps } from "yet-another-react-lightbox";
import type {} from "yet-another-react-lightbox/plugins/captions";
import type {} from "yet-another-react-lightbox/plugins/fullscreen";
import type {} from "yet-another-react-lightbox/plugins/slideshow";
import type {} from "yet-another-react-lightbox/plugins/thumbnails";
import type {} from "yet-another-react-lightbox/plugins/zoom";

/**
 * Sizes and timing of every gallery (specification, section 9), stated here even if they are the library's
 * defaults. Its thresholds of 30 px for a swipe and the wheel and of 60 px for pulling it closed cannot be
 * set. Lengths in px, times in ms.
 */
export const lightboxSettings = {
  carousel: { finite: true, preload: 2, padding: "16px", spacing: "30%" },
  animation: { fade: 250, swipe: 500, zoom: 500 },
  controller: { closeOnPullDown: true, closeOnBackdropClick: true },
  slideshow: { autoplay: false, delay: 3000 },
  zoom: {
    maxZoomPixelRatio: 1,
    zoomInMultiplier: 2,
    doubleTapDelay: 300,
    doubleClickDelay: 500,
    doubleClickMaxStops: 2,
    keyboardMoveDistance: 50,
    wheelZoomDistanceFactor: 100,
    pinchZoomDistanceFactor: 100,
    scrollToZoom: false,
  },
  captions: { descriptionTextAlign: "center", descriptionMaxLines: 4 },
  // The page is locked by the same code as behind every modal.
  noScroll: { disabled: true },
  labels: {
    Lightbox: "Pictures",
    "Photo gallery": "Pictures",
    Play: "Play slideshow",
    Pause: "Pause slideshow",
    "Enter Fullscreen": "Enter full screen",
    "Exit Fullscreen": "Leave full screen",
  },
} satisfies LightboxExternalProps;

/** For the row of thumbnails; in px. */
export const thumbnailSettings = {
  position: "bottom",
  width: 120,
  height: 80,
  border: 1,
  borderRadius: 4,
  padding: 4,
  gap: 16,
  imageFit: "contain",
  showToggle: false,
} satisfies LightboxExternalProps["thumbnails"];

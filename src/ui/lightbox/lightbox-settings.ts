import type { LightboxExternalProps } from "yet-another-react-lightbox";
import type {} from "yet-another-react-lightbox/plugins/captions";
import type {} from "yet-another-react-lightbox/plugins/fullscreen";
import type {} from "yet-another-react-lightbox/plugins/slideshow";
import type {} from "yet-another-react-lightbox/plugins/thumbnails";
import type {} from "yet-another-react-lightbox/plugins/zoom";

/**
 * How every gallery moves and measures (specification, section 9), named here even where the library's own values are the
 * same. Its thresholds of 30 px for a swipe and the wheel and of 60 px for pulling it closed are not settings. Lengths in
 * px, times in ms.
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
  // The page is held by what holds it behind every modal.
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

/** Of the row of thumbnails; px. */
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

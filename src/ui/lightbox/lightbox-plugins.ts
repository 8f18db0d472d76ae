import type { Plugin } from "yet-another-react-lightbox";
import Captions from "yet-another-react-lightbox/plugins/captions";
import Fullscreen from "yet-another-react-lightbox/plugins/fullscreen";
import Slideshow from "yet-another-react-lightbox/plugins/slideshow";
import Thumbnails from "yet-another-react-lightbox/plugins/thumbnails";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import type { GallerySlide } from "./gallery-slide";

/** Several slides have a slideshow and thumbnails; a single one can only be zoomed. */
export function lightboxPlugins(slides: readonly GallerySlide[]): Plugin[] {
  return [
    Fullscreen,
    ...(slides.length > 1 ? [Slideshow, Thumbnails] : []),
    Zoom,
    ...(slides.some(({ caption }) => caption) ? [Captions] : []),
  ];
}

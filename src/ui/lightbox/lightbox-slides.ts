import type { Slide } from "yet-another-react-lightbox";
import type {} from "yet-another-react-lightbox/plugins/captions";
import type {} from "yet-another-react-lightbox/plugins/thumbnails";
import type {} from "yet-another-react-lightbox/plugins/video";
import type { GallerySlide } from "./gallery-slide";

/**
 * Converts slides to the lightbox library's format. The library sorts lists in place, so every list is a
 * copy.
 */
export function lightboxSlides(slides: readonly GallerySlide[]): Slide[] {
  return slides.map((slide) => (slide.type === "video" ? videoSlide(slide) : pictureSlide(slide)));
}

function pictureSlide(slide: GallerySlide): Slide {
  const file = largestFile(slide);
  const { srcSet } = slide;
  return {
    ...file,
    alt: slide.alt,
    // The shown file counts among its copies, or zooming in would never load it.
    srcSet: srcSet?.length ? [...srcSet.filter(({ src }) => src !== file.src), file] : undefined,
    ...words(slide),
  };
}

function videoSlide(slide: GallerySlide): Slide {
  const { src, width, height, poster, mimeType = "video/mp4" } = slide;
  return { type: "video", width, height, poster, sources: [{ src, type: mimeType }], ...words(slide) };
}

function largestFile({ src, width, height, largeSrc, largeWidth, largeHeight }: GallerySlide) {
  if (largeSrc && largeWidth && largeHeight) return { src: largeSrc, width: largeWidth, height: largeHeight };
  return { src, width, height };
}

function words({ thumbnail, caption }: GallerySlide) {
  return { thumbnail, description: caption || undefined };
}

import type { GenericSlide, Slide } from "yet-another-react-lightbox";
import type {} from "yet-another-react-lightbox/plugins/captions";
import type {} from "yet-another-react-lightbox/plugins/thumbnails";
import type { Captions } from "../captions-track";
import type { GallerySlide } from "./gallery-slide";

/** A video in the lightbox. Sizes in pixels. */
export interface LightboxVideo extends GenericSlide {
  type: "video";
  /** Its name for screen readers. */
  name: string;
  width: number;
  height: number;
  poster?: string;
  source: { src: string; type: string };
  captions?: Captions;
}

declare module "yet-another-react-lightbox" {
  interface SlideTypes {
    video: LightboxVideo;
  }
}

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
    // The shown file must be among the copies, or zooming in would never load it.
    srcSet: srcSet?.length ? [...srcSet.filter(({ src }) => src !== file.src), file] : undefined,
    ...words(slide),
  };
}

function videoSlide(slide: GallerySlide): Slide {
  const { src, alt, width, height, poster, captions, mimeType = "video/mp4" } = slide;
  return {
    type: "video",
    name: alt,
    width,
    height,
    poster,
    source: { src, type: mimeType },
    captions,
    ...words(slide),
  };
}

function largestFile({ src, width, height, largeSrc, largeWidth, largeHeight }: GallerySlide) {
  if (largeSrc && largeWidth && largeHeight) return { src: largeSrc, width: largeWidth, height: largeHeight };
  return { src, width, height };
}

function words({ thumbnail, caption }: GallerySlide) {
  return { thumbnail, description: caption || undefined };
}

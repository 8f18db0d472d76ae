import type { GallerySlide } from "~/ui/lightbox/gallery-slide";
import type { ImageView } from "../../shared/image/image-view";
import type { ShownSlide } from "../../slide-array";

/** The properties of a slide that a gallery needs; only the picture is required. */
export type SlideOfGallery = Pick<ShownSlide, "image"> & Partial<ShownSlide>;

/** The slides of a gallery for the lightbox. An SVG picture has one file for every size. */
export function gallerySlides(slides: readonly SlideOfGallery[]): GallerySlide[] {
  return slides.map(({ type, image, video, captions, caption }) => {
    const { alt, width, height, thumbSrc: thumbnail } = image;
    const shared = { alt, width, height, thumbnail, caption: caption || undefined };
    if (type === "video" && video)
      return {
        ...shared,
        type,
        src: video.src,
        mimeType: video.mimeType,
        poster: shownSrc(image),
        captions: captions ?? undefined,
      };
    return { ...shared, src: image.src, ...copies(image) };
  });
}

function copies(image: ImageView): Partial<GallerySlide> {
  if (isDrawing(image)) return {};
  const { largeSrc, largeWidth, mediumSrc, mediumWidth } = image;
  const heightOf = (width: number) => Math.round((width * image.height) / image.width);
  return {
    largeSrc,
    largeWidth,
    largeHeight: heightOf(largeWidth),
    srcSet: [{ src: mediumSrc, width: mediumWidth, height: heightOf(mediumWidth) }],
  };
}

function shownSrc(image: ImageView): string {
  return isDrawing(image) ? image.src : image.largeSrc;
}

function isDrawing({ mimeType }: ImageView): boolean {
  return mimeType === "image/svg+xml";
}

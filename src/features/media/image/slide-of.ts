import type { GallerySlide } from "~/ui/lightbox/gallery-slide";
import type { ImageView } from "../shared/image/image-view";

/** A picture for the lightbox: its large file, and smaller ones for small screens. */
export function slideOf(image: ImageView, caption = ""): GallerySlide {
  const { src, alt, width, height, mimeType } = image;
  // An SVG picture has one file for every size.
  if (mimeType === "image/svg+xml") return { src, width, height, alt, caption };
  const copy = (address: string, wide: number) => ({
    src: address,
    width: wide,
    height: Math.round((height * wide) / width),
  });
  const large = copy(image.largeSrc, image.largeWidth);
  return {
    src,
    width,
    height,
    alt,
    caption,
    thumbnail: image.thumbSrc,
    largeSrc: large.src,
    largeWidth: large.width,
    largeHeight: large.height,
    srcSet: [copy(image.mediumSrc, image.mediumWidth), large],
  };
}

import { avifOf } from "~/platform/isomorphic/avif-of";
import type { PictureImage } from "~/ui/picture/picture";
import type { ImageView } from "./image-view";

/** A picture for a page. A drawing has one file for every size. */
export function pictureOf(image: ImageView): PictureImage {
  const { src, alt, width, height, mimeType } = image;
  if (mimeType === "image/svg+xml") return { src, alt, width, height };
  const variants = [
    [image.thumbSrc, image.thumbWidth],
    [image.mediumSrc, image.mediumWidth],
    [image.largeSrc, image.largeWidth],
  ] as const;
  const srcSet = variants.map(([address, wide]) => `${address} ${wide}w`).join(", ");
  const avif = variants.map(([address, wide]) => `${avifOf(address)} ${wide}w`).join(", ");
  return {
    src: image.largeSrc,
    alt,
    width,
    height,
    srcSet,
    sources: [{ type: "image/avif", srcSet: avif }],
    focus: { x: image.focalX ?? 50, y: image.focalY ?? 50 },
  };
}

type Size = string | null | undefined;

/**
 * A picture as the media library describes it (specification, section 3): the file itself and its smaller
 * copies.
 */
export interface ImageRecord {
  src: string;
  /** Empty for decorative pictures. */
  alt: string;
  width: number;
  height: number;
  thumbSrc?: Size;
  thumbWidth?: number | null;
  mediumSrc?: Size;
  mediumWidth?: number | null;
  largeSrc?: Size;
  largeWidth?: number | null;
}

/**
 * The `srcset` of a picture's copies, narrowest first; undefined if there is only one file, as for a drawing.
 */
export function srcSetOf(image: ImageRecord): string | undefined {
  const copies = [
    [image.thumbSrc, image.thumbWidth],
    [image.mediumSrc, image.mediumWidth],
    [image.largeSrc, image.largeWidth],
    [image.src, image.width],
  ] as const;
  const files = new Map<string, number>();
  for (const [src, width] of copies) if (src && width && !files.has(src)) files.set(src, width);
  if (files.size < 2) return undefined;
  return [...files]
    .toSorted(([, a], [, b]) => a - b)
    .map(([src, width]) => `${src} ${width}w`)
    .join(", ");
}

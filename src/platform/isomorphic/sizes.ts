/** Bytes. */
export const KB = 1024;
export const MB = 1024 * KB;

/** @returns such as `50 MB` */
export function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / MB)} MB`;
}

/** @returns such as `256 KB` */
export function inKilobytes(bytes: number): string {
  return `${Math.round(bytes / KB)} KB`;
}

/** @returns such as `40 megapixels` */
export function inMegapixels(pixels: number): string {
  return `${Math.round(pixels / 1_000_000)} megapixels`;
}

/** The key or address of the AVIF version of a stored WebP: the same with the other extension. */
export function avifOf(webp: string): string {
  return webp.replace(/\.webp$/, ".avif");
}

/** Where the AVIF twin of a stored variant is: key or address with the other ending. */
export function avifOf(webp: string): string {
  return webp.replace(/\.webp$/, ".avif");
}

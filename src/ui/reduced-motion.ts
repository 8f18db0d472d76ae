/** Whether the visitor prefers reduced motion: then changes are immediate. */
export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

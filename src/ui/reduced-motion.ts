/** Whether the visitor has asked the system for less motion: what would move then changes at once. */
export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

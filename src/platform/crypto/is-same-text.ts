import { createHash, timingSafeEqual } from "node:crypto";

/**
 * Whether two texts are equal, in a time that does not depend on where they differ. Accepts any length and
 * any characters.
 */
export function isSameText(left: string, right: string): boolean {
  return timingSafeEqual(digest(left), digest(right));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

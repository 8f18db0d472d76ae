import type { Registration } from "./table";

/**
 * The number that people and staff use for a registration, such as "R-1042". It is short enough to read aloud on the
 * phone. It grants no access, so it may be guessed.
 */
export function confirmationNumber({ number }: Pick<Registration, "number">): string {
  return `R-${number}`;
}

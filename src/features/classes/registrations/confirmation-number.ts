import type { Registration } from "./table";

/**
 * The number by which people and staff refer to a registration, such as "R-1042". Short enough to read aloud on the
 * phone. It grants no access, so it may be guessable.
 */
export function confirmationNumber({ number }: Pick<Registration, "number">): string {
  return `R-${number}`;
}

import type { Registration } from "./table";

/**
 * The number by which a person and staff name a registration: "R-1042". It is short enough to read aloud on the phone. It opens nothing, so
 * it may be guessed.
 */
export function confirmationNumber({ number }: Pick<Registration, "number">): string {
  return `R-${number}`;
}

import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { Sealer } from "~/platform/crypto/sealer";

/** The details that a donor entered, under the field names of the form. Empty strings if not entered. */
export interface Giver {
  title: string;
  firstname: string;
  lastname: string;
  /** "Last, First". */
  spouse: string;
  company: string;
  addressStreet: string;
  addressCity: string;
  addressState: string;
  addressZip: string;
  phone: string;
  email: string;
}

/** The purpose for sealing a giver, in `donor.person` and `gift.person`. */
export const GIVER = "giver";

export function sealGiver(sealer: Sealer, giver: Giver): string {
  return sealer.seal(JSON.stringify(giver), GIVER);
}

/**
 * Null if it was erased.
 * @throws UnreadableSeal if `APP_SECRET` was lost
 */
export function openGiver(sealer: Sealer, { person }: { person: string | null }): Giver | null {
  return person === null ? null : (JSON.parse(sealer.open(person, GIVER)) as Giver);
}

/** The giver for lists; `unreadable` if no known secret decrypts it. */
export function readGiver(
  sealer: Sealer,
  row: { person: string | null },
): { giver: Giver | null; unreadable: boolean } {
  const giver = openedOrNull(() => openGiver(sealer, row));
  return { giver, unreadable: row.person !== null && giver === null };
}

/** The name on receipts and in greetings: "Dr. Ana Lind". */
export function describeGiver({ title, firstname, lastname }: Giver): string {
  return [title, firstname, lastname].filter(Boolean).join(" ");
}

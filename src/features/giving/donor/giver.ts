import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { Sealer } from "~/platform/crypto/sealer";

/** Who gives, as they name themselves; under the names of the form. Empty text where nothing was said. */
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

/** The purpose under which a giver is sealed, in `donor.person` and `gift.person`. */
export const GIVER = "giver";

export function sealGiver(sealer: Sealer, giver: Giver): string {
  return sealer.seal(JSON.stringify(giver), GIVER);
}

/** Null once it was erased. @throws UnreadableSeal when the secret was lost */
export function openGiver(sealer: Sealer, { person }: { person: string | null }): Giver | null {
  return person === null ? null : (JSON.parse(sealer.open(person, GIVER)) as Giver);
}

/** For lists: who gives as far as it can be read. `unreadable` where it is kept, and no known secret opens it. */
export function readGiver(
  sealer: Sealer,
  row: { person: string | null },
): { giver: Giver | null; unreadable: boolean } {
  const giver = openedOrNull(() => openGiver(sealer, row));
  return { giver, unreadable: row.person !== null && giver === null };
}

/** As a receipt and a greeting say it: "Dr. Ana Lind". */
export function describeGiver({ title, firstname, lastname }: Giver): string {
  return [title, firstname, lastname].filter(Boolean).join(" ");
}

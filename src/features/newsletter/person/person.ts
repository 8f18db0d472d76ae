import type { Sealer } from "~/platform/crypto/sealer";
import type { NewsletterInput } from "../input";
import type { Subscriber } from "../table";

/** A subscriber as stored, before encryption. */
export interface Person extends NewsletterInput {
  /** Topics they opted out of. They get topics that staff add later. */
  without: string[];
}

/** The purpose for sealing it. */
export const PERSON = "newsletter-person";

export function sealPerson(sealer: Sealer, person: Person): string {
  return sealer.seal(JSON.stringify(person), PERSON);
}

/** Null if unknown or deleted. @throws UnreadableSeal if `APP_SECRET` was lost */
export function openPerson(sealer: Sealer, sealed: string | null): Person | null {
  return sealed === null ? null : (JSON.parse(sealer.open(sealed, PERSON)) as Person);
}

/** The person of a row, even before they have confirmed. */
export function personOf(sealer: Sealer, { person, asked }: Pick<Subscriber, "person" | "asked">) {
  return openPerson(sealer, person ?? asked);
}

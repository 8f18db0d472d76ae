import type { Sealer } from "~/platform/crypto/sealer";
import type { NewsletterInput } from "../input";
import type { Subscriber } from "../table";

/** The data of a subscriber, before encryption. */
export interface Person extends NewsletterInput {
  /** Topics that they opted out of. They get topics that staff add later. */
  without: string[];
}

/** The purpose for sealing a person. */
export const PERSON = "newsletter-person";

export function sealPerson(sealer: Sealer, person: Person): string {
  return sealer.seal(JSON.stringify(person), PERSON);
}

/**
 * Null if there is none or it was deleted.
 * @throws UnreadableSeal if `APP_SECRET` was lost
 */
export function openPerson(sealer: Sealer, sealed: string | null): Person | null {
  return sealed === null ? null : (JSON.parse(sealer.open(sealed, PERSON)) as Person);
}

/** The person of a row; before the confirmation, the unconfirmed input. */
export function personOf(sealer: Sealer, { person, asked }: Pick<Subscriber, "person" | "asked">) {
  return openPerson(sealer, person ?? asked);
}

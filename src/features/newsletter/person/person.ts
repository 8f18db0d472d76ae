import type { Sealer } from "~/platform/crypto/sealer";
import type { NewsletterInput } from "../input";
import type { Subscriber } from "../table";

/** Who gets the newsletter, as it is stored: sealed. */
export interface Person extends NewsletterInput {
  /** Topics of which they do not want to hear. A topic that staff add later is one they get. */
  without: string[];
}

/** What it is sealed for. */
export const PERSON = "newsletter-person";

export function sealPerson(sealer: Sealer, person: Person): string {
  return sealer.seal(JSON.stringify(person), PERSON);
}

/** Null where it is not known, or no longer. @throws UnreadableSeal when the secret was lost */
export function openPerson(sealer: Sealer, sealed: string | null): Person | null {
  return sealed === null ? null : (JSON.parse(sealer.open(sealed, PERSON)) as Person);
}

/** Who the row is about, also before they have confirmed it. */
export function personOf(sealer: Sealer, { person, asked }: Pick<Subscriber, "person" | "asked">) {
  return openPerson(sealer, person ?? asked);
}

import { randomUUID } from "node:crypto";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import { duplicateKey } from "../person/duplicate-key";
import type { Person } from "../person/person";

type Attendee = Pick<Person, "firstName" | "lastName" | "email">;

/**
 * The `duplicateKey` of a person whom staff enter. It is random without an email, so such people never count as
 * duplicates.
 */
export function attendeeKey(keyedHash: KeyedHash, classId: string, person: Attendee): string {
  const { firstName, lastName, email } = person;
  return duplicateKey(keyedHash, classId, { firstName, lastName, email: email || randomUUID() });
}

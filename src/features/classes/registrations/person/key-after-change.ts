import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { currentRegistration } from "../register-for-class";
import type { Registration } from "../table";
import { duplicateKey } from "./duplicate-key";
import type { Person } from "./person";

/**
 * The `duplicateKey` of a registration after its registrant's name or email changed. A person without an email keeps
 * the key.
 *
 * A person who already has a seat can get a second one, through a handover or because their group's registrant was
 * canceled. Refusing would reveal that they are registered.
 */
export async function keyAfterChange(
  tx: Database,
  { keyedHash }: Pick<DomainServices, "keyedHash">,
  row: Registration,
  person: Pick<Person, "firstName" | "lastName" | "email">,
): Promise<string> {
  if (!person.email) return row.duplicateKey;
  const key = duplicateKey(keyedHash, row.classId, person);
  const other = await currentRegistration(tx, key);
  return other && other.id !== row.id ? `${key} ${row.id}` : key;
}

import { inArray } from "drizzle-orm";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { Database } from "~/platform/database/database";
import { normalEmail } from "~/platform/mail/email-address";
import { newsletterSubscriber, type Subscriber } from "../table";

const PURPOSE = "newsletter-address";

/** The fingerprint under which an address is stored and found. */
export function fingerprintOf(keyedHash: KeyedHash, email: string): string {
  return keyedHash(PURPOSE, normalEmail(email));
}

/** The fingerprint of an address with each known secret. */
export function fingerprintsOf(keyedHash: KeyedHash, email: string): string[] {
  return keyedHash.underEach(PURPOSE, normalEmail(email));
}

/**
 * The row of an address, locked until the caller's transaction ends; undefined if the address was never on the list.
 */
export async function lockSubscriber(
  tx: Database,
  keyedHash: KeyedHash,
  email: string,
): Promise<Subscriber | undefined> {
  const [row] = await tx
    .select()
    .from(newsletterSubscriber)
    .where(inArray(newsletterSubscriber.fingerprint, fingerprintsOf(keyedHash, email)))
    .for("update");
  return row;
}

import { eq } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { MAIL_SITE } from "~/platform/mail/site-links";
import { type Registration, registration } from "./table";

type Linked = Pick<Registration, "id" | "linkVersion">;

/**
 * The token of a registration's private link: 256 bits that only we can make, so that every mail can name the link and the database
 * still holds nothing but its hash.
 */
export function registrationToken(keyedHash: KeyedHash, { id, linkVersion }: Linked): string {
  return keyedHash("registration-link", `${id} ${linkVersion}`);
}

/** The form in which the token of a registration is stored. */
export function registrationTokenHash(keyedHash: KeyedHash, linked: Linked): string {
  return hashToken(registrationToken(keyedHash, linked));
}

/** The private page of a registration, for an email to the person. */
export async function privateLink(
  tx: Database,
  services: Pick<DomainServices, "keyedHash">,
  row: Linked & Pick<Registration, "tokenHash">,
): Promise<string> {
  return MAIL_SITE + (await privatePath(tx, services, row));
}

/** The path of that page. After APP_SECRET was changed, tokens differ: the one that is given out now is the one that works. */
export async function privatePath(
  tx: Database,
  { keyedHash }: Pick<DomainServices, "keyedHash">,
  row: Linked & Pick<Registration, "tokenHash">,
): Promise<string> {
  const tokenHash = registrationTokenHash(keyedHash, row);
  if (tokenHash !== row.tokenHash)
    await tx.update(registration).set({ tokenHash }).where(eq(registration.id, row.id));
  return `/registration/${registrationToken(keyedHash, row)}`;
}

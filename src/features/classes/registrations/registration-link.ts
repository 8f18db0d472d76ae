import { eq, sql } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { MAIL_SITE } from "~/platform/mail/site-links";
import { type Registration, registration } from "./table";

type Linked = Pick<Registration, "id" | "linkVersion">;

/**
 * The token of a registration's private link, with 256 bits. It is derived from `APP_SECRET`, so every email can
 * contain the link although the database stores only its hash.
 */
export function registrationToken(keyedHash: KeyedHash, { id, linkVersion }: Linked): string {
  return keyedHash("registration-link", `${id} ${linkVersion}`);
}

/** The stored hash of a registration's token. */
export function registrationTokenHash(keyedHash: KeyedHash, linked: Linked): string {
  return hashToken(registrationToken(keyedHash, linked));
}

/** The address of a registration's private page, for an email to the person. */
export async function privateLink(
  tx: Database,
  services: Pick<DomainServices, "keyedHash">,
  row: Linked & Pick<Registration, "tokenHash">,
): Promise<string> {
  return MAIL_SITE + (await privatePath(tx, services, row));
}

/**
 * The path of a registration's private page. Tokens change with `APP_SECRET`, so this also stores the hash of the
 * current token.
 */
export async function privatePath(
  tx: Database,
  { keyedHash }: Pick<DomainServices, "keyedHash">,
  row: Linked & Pick<Registration, "tokenHash">,
): Promise<string> {
  const tokenHash = registrationTokenHash(keyedHash, row);
  if (tokenHash !== row.tokenHash)
    await tx
      .update(registration)
      .set({ tokenHash, revision: sql`${registration.revision}` })
      .where(eq(registration.id, row.id));
  return `/registration/${registrationToken(keyedHash, row)}`;
}

import { eq } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { MAIL_SITE } from "~/platform/mail/site-links";
import { type Donor, donor } from "../table";

/**
 * The token of a donor's private link, with 256 bits. It is derived from `APP_SECRET`, so every email can contain the
 * link although the database stores only its hash.
 */
function donorToken(keyedHash: KeyedHash, donorId: string): string {
  return keyedHash("donor-link", donorId);
}

export function donorTokenHash(keyedHash: KeyedHash, donorId: string): string {
  return hashToken(donorToken(keyedHash, donorId));
}

/**
 * The address of a donor's private page, `/giving/{token}`, for an email to them. Tokens change with `APP_SECRET`, so
 * this also stores the hash of the current token.
 */
export async function donorLink(
  tx: Database,
  { keyedHash }: Pick<DomainServices, "keyedHash">,
  { id, tokenHash: stored }: Pick<Donor, "id" | "tokenHash">,
): Promise<string> {
  const tokenHash = donorTokenHash(keyedHash, id);
  if (tokenHash !== stored) await tx.update(donor).set({ tokenHash }).where(eq(donor.id, id));
  return `${MAIL_SITE}/giving/${donorToken(keyedHash, id)}`;
}

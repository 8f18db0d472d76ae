import { eq } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { MAIL_SITE } from "~/platform/mail/site-links";
import { type Donor, donor } from "../table";

/**
 * The token of a donor's private link: 256 bits that only we can make, so that every mail can name the link and the database still
 * holds nothing but its hash.
 */
function donorToken(keyedHash: KeyedHash, donorId: string): string {
  return keyedHash("donor-link", donorId);
}

/** The form in which the token of a donor is stored. */
export function donorTokenHash(keyedHash: KeyedHash, donorId: string): string {
  return hashToken(donorToken(keyedHash, donorId));
}

/**
 * The address of a donor's private page, for a mail to them: `/giving/{token}`. After APP_SECRET was changed the tokens are others:
 * the one that is sent now is the one that works.
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

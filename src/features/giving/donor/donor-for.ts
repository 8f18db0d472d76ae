import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { normalEmail } from "~/platform/mail/email-address";
import { currentDonor } from "../merge/current-donor";
import { type Donor, donor } from "../table";
import { donorTokenHash } from "./donor-link";
import { type Giver, sealGiver } from "./giver";

const PURPOSE = "donor-email";

/** The hash by which a donor is found by email. */
export function donorEmailHash(keyedHash: KeyedHash, email: string): string {
  return keyedHash(PURPOSE, normalEmail(email));
}

/** One hash for each known secret, to find donors who were stored before the secret changed. */
export function donorEmailHashes(keyedHash: KeyedHash, email: string): string[] {
  return keyedHash.underEach(PURPOSE, normalEmail(email));
}

/**
 * Finds or creates the donor with that email, in the caller's transaction. Without an email, creates one. Does not
 * change an existing donor's name, because the person has not paid yet. For a merged donor, returns the one that they
 * were merged into.
 */
export async function donorFor(
  tx: Database,
  { sealer, keyedHash, now }: Pick<DomainServices, "sealer" | "keyedHash" | "now">,
  giver: Giver,
): Promise<Donor> {
  const id = randomUUID();
  const emailHash = giver.email ? donorEmailHash(keyedHash, giver.email) : null;
  const at = now();
  // Retries once, in case the donor with that email was erased in the meantime.
  for (const _ of [1, 2]) {
    const [made] = await tx
      .insert(donor)
      .values({
        id,
        emailHash,
        tokenHash: donorTokenHash(keyedHash, id),
        person: sealGiver(sealer, giver),
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing({ target: donor.emailHash })
      .returning();
    if (made) return made;
    const [existingDonor] = await tx
      .select()
      .from(donor)
      .where(eq(donor.emailHash, emailHash ?? ""))
      .for("key share");
    if (existingDonor) return currentDonor(tx, existingDonor);
  }
  throw new Error("The donor was erased while a gift was created.");
}

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { normalEmail } from "~/platform/mail/email-address";
import { type Donor, donor } from "../table";
import { donorTokenHash } from "./donor-link";
import { type Giver, sealGiver } from "./giver";

const PURPOSE = "donor-email";

/** What finds a donor by their email address. */
export function donorEmailHash(keyedHash: KeyedHash, email: string): string {
  return keyedHash(PURPOSE, normalEmail(email));
}

/** Under each known secret: also finds who was stored before it was changed. */
export function donorEmailHashes(keyedHash: KeyedHash, email: string): string[] {
  return keyedHash.underEach(PURPOSE, normalEmail(email));
}

/**
 * The donor who has that email address, in the caller's transaction; a new one where nobody has it, or where there is no address. Whoever
 * is known stays as they are named: what somebody types who has not paid changes nothing.
 */
export async function donorFor(
  tx: Database,
  { sealer, keyedHash, now }: Pick<DomainServices, "sealer" | "keyedHash" | "now">,
  giver: Giver,
): Promise<Donor> {
  const id = randomUUID();
  const emailHash = giver.email ? donorEmailHash(keyedHash, giver.email) : null;
  const at = now();
  // A second time where whoever had the address was forgotten in the meantime.
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
    const [known] = await tx
      .select()
      .from(donor)
      .where(eq(donor.emailHash, emailHash ?? ""))
      .for("key share");
    if (known) return known;
  }
  throw new Error("A donor was gone while a gift was begun.");
}

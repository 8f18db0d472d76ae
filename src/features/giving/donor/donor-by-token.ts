import { eq } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { currentDonor } from "../merge/current-donor";
import { type Donor, donor } from "../table";

/**
 * The donor of that private link.
 * @throws AppError NOT_FOUND if the token is unknown or no longer valid
 */
export async function donorByToken(db: Database, token: string): Promise<Donor> {
  const [row] = await db
    .select()
    .from(donor)
    .where(eq(donor.tokenHash, hashToken(token)));
  if (!row || row.erasedAt) throw new AppError("NOT_FOUND", "This link does not work. It may have expired.");
  return currentDonor(db, row);
}

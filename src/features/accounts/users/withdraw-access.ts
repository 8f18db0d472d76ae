import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { endSessions } from "../sessions/end-sessions";
import { staffApiToken, staffChallenge, staffKnownOrigin, staffLink } from "../table";

/**
 * Removes a person's access in the caller's transaction: sessions, personal tokens, pending links, and remembered
 * devices. Passkeys stay.
 */
export async function withdrawAccess(
  tx: Database,
  userId: string,
  { linksOnly = false } = {},
): Promise<void> {
  await tx.delete(staffLink).where(eq(staffLink.userId, userId));
  if (linksOnly) return;
  await endSessions(tx, userId);
  await tx.delete(staffApiToken).where(eq(staffApiToken.userId, userId));
  await tx.delete(staffChallenge).where(eq(staffChallenge.userId, userId));
  await tx.delete(staffKnownOrigin).where(eq(staffKnownOrigin.userId, userId));
}

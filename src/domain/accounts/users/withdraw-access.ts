import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { endSessions } from "../sessions/end-sessions";
import { staffApiToken, staffChallenge, staffLink } from "../table";

/** Takes from a person, in the caller's transaction, everything that lets them in: sessions, personal tokens, links under way. */
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
}

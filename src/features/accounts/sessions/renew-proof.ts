import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { FRESH_MS } from "~/server/admin-api/identity";
import { staffSession } from "../table";

/**
 * Records that the person of a session just authenticated.
 * @param proof whether with two factors; a session that had two keeps them
 * @returns until when the authentication counts as recent
 */
export async function renewProof(
  tx: Database,
  sessionId: string,
  now: Date,
  { twoFactor }: { twoFactor: boolean },
): Promise<Date> {
  await tx
    .update(staffSession)
    .set({ provenAt: now, twoFactor: twoFactor || undefined })
    .where(eq(staffSession.id, sessionId));
  return new Date(now.getTime() + FRESH_MS);
}

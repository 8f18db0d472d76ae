import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { staffSession } from "../table";
import { FRESH_MS } from "./limits";

/** Notes that the person behind a session has just proved to be there. @returns until when that counts */
export async function renewProof(tx: Database, sessionId: string, now: Date): Promise<Date> {
  await tx.update(staffSession).set({ provenAt: now }).where(eq(staffSession.id, sessionId));
  return new Date(now.getTime() + FRESH_MS);
}

import { and, eq, ne } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { staffSession } from "../table";

/**
 * Ends a person's sessions.
 * @param except a session to keep
 * @returns how many ended
 */
export async function endSessions(tx: Database, userId: string, except?: string): Promise<number> {
  const others = except === undefined ? undefined : ne(staffSession.id, except);
  const ended = await tx
    .delete(staffSession)
    .where(and(eq(staffSession.userId, userId), others))
    .returning({ id: staffSession.id });
  return ended.length;
}

import { and, desc, eq, gt } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { SessionListItem } from "../api/schemas";
import { staffSession } from "../table";
import { SESSION_IDLE_MS } from "./limits";

/**
 * A person's sessions, last used first.
 * @param current the session of the request
 */
export async function ownSessions(
  db: Database,
  userId: string,
  current: string | undefined,
  now: Date,
): Promise<SessionListItem[]> {
  const rows = await db
    .select()
    .from(staffSession)
    .where(
      and(
        eq(staffSession.userId, userId),
        gt(staffSession.expiresAt, now),
        gt(staffSession.lastSeenAt, new Date(now.getTime() - SESSION_IDLE_MS)),
      ),
    )
    .orderBy(desc(staffSession.lastSeenAt));
  return rows.map(({ id, device, createdAt, lastSeenAt, expiresAt }) => ({
    id,
    device,
    current: id === current,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

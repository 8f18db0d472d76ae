import { timingSafeEqual } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { Database } from "~/platform/database/database";
import type { Identity } from "~/server/admin-api/identity";
import { actorOf } from "../identity";
import { staffSession, staffUser } from "../table";
import { SESSION_IDLE_MS, TOUCH_MS } from "./limits";

/**
 * The person who sent a browser's request. It must have both secrets: the cookie, which scripts cannot read, and the
 * bearer token, which pages of other sites cannot send.
 * @returns undefined if either is wrong, the session has ended, or the person may no longer sign in
 */
export async function identifySession(
  db: Database,
  { token, apiToken, requestId }: { token: string; apiToken: string; requestId?: string },
  now: Date,
): Promise<Identity | undefined> {
  const [found] = await db
    .select({ session: staffSession, user: staffUser })
    .from(staffSession)
    .innerJoin(staffUser, eq(staffUser.id, staffSession.userId))
    .where(
      and(
        eq(staffSession.tokenHash, hashToken(token)),
        gt(staffSession.expiresAt, now),
        gt(staffSession.lastSeenAt, new Date(now.getTime() - SESSION_IDLE_MS)),
        isNull(staffUser.disabledAt),
      ),
    );
  if (!found || !isSame(found.session.apiTokenHash, hashToken(apiToken))) return undefined;
  const { session, user } = found;
  if (session.lastSeenAt.getTime() < now.getTime() - TOUCH_MS)
    await db.update(staffSession).set({ lastSeenAt: now }).where(eq(staffSession.id, session.id));
  const { id, provenAt, expiresAt, twoFactor } = session;
  return {
    user,
    actor: actorOf(user, requestId),
    session: { id, provenAt, expiresAt, twoFactor },
    token: null,
  };
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

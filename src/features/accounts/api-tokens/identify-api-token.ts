import { and, eq, gt, isNull } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { Database } from "~/platform/database/database";
import type { Identity } from "~/server/admin-api/identity";
import { flagsOf } from "../identity";
import { TOUCH_MS } from "../sessions/limits";
import { staffApiToken, staffUser } from "../table";

/** What every personal token begins with, so that it is recognised where it should not be. */
export const API_TOKEN_PREFIX = "owp_";

/**
 * The person whose personal token a script sent. It may do what the token was made for and its owner still may: never more, and
 * an administrator's token is no administrator.
 * @returns undefined when there is no such token, it has expired, or its owner may no longer sign in
 */
export async function identifyApiToken(
  db: Database,
  { token, requestId }: { token: string; requestId?: string },
  now: Date,
): Promise<Identity | undefined> {
  const [found] = await db
    .select({ apiToken: staffApiToken, user: staffUser })
    .from(staffApiToken)
    .innerJoin(staffUser, eq(staffUser.id, staffApiToken.userId))
    .where(
      and(
        eq(staffApiToken.tokenHash, hashToken(token)),
        gt(staffApiToken.expiresAt, now),
        isNull(staffUser.disabledAt),
      ),
    );
  if (!found) return undefined;
  const { apiToken, user } = found;
  if (!apiToken.lastUsedAt || apiToken.lastUsedAt.getTime() < now.getTime() - TOUCH_MS)
    await db.update(staffApiToken).set({ lastUsedAt: now }).where(eq(staffApiToken.id, apiToken.id));
  const permissions = new Set(flagsOf(user).filter((flag) => apiToken.permissions.includes(flag)));
  const name = `${user.name} (token “${apiToken.name}”)`;
  const actor = { id: user.id, name, permissions, requestId };
  return { user, actor, session: null, token: { mayExportPeople: apiToken.exportPeople } };
}

import { and, eq, gt, isNull } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { Database } from "~/platform/database/database";
import type { Identity } from "~/server/admin-api/identity";
import { flagsOf } from "../identity";
import { TOUCH_MS } from "../sessions/limits";
import { staffApiToken, staffUser } from "../table";

/** The prefix of every personal token. Secret scanners recognize leaked tokens by it. */
export const API_TOKEN_PREFIX = "owp_";

/**
 * The owner of a personal token, limited to the permissions that the token was created with and that the owner still
 * has. An administrator's token does not make the caller an administrator.
 * @returns undefined if the token is unknown or expired, or the owner may no longer sign in
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

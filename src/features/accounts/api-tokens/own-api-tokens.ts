import { desc, eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { isPermissionFlag } from "~/platform/isomorphic/permissions";
import type { TokenListItem } from "../api/schemas";
import { staffApiToken } from "../table";
import type { ApiToken } from "./make-api-token";

/** A person's tokens, newest first. Includes expired ones, so that people can see why a script stopped working. */
export async function ownApiTokens(db: Database, userId: string): Promise<TokenListItem[]> {
  const rows = await db
    .select()
    .from(staffApiToken)
    .where(eq(staffApiToken.userId, userId))
    .orderBy(desc(staffApiToken.createdAt));
  return rows.map(tokenListItem);
}

export function tokenListItem({
  id,
  name,
  permissions,
  exportPeople,
  createdAt,
  expiresAt,
  lastUsedAt,
}: ApiToken): TokenListItem {
  return {
    id,
    name,
    permissions: permissions.filter(isPermissionFlag),
    exportPeople,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

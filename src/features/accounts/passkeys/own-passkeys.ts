import { asc, eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { PasskeyListItem } from "../api/schemas";
import { staffPasskey } from "../table";
import type { Passkey } from "./register-passkey";

/** A person's passkeys, oldest first. */
export async function ownPasskeys(db: Database, userId: string): Promise<PasskeyListItem[]> {
  const rows = await db
    .select()
    .from(staffPasskey)
    .where(eq(staffPasskey.userId, userId))
    .orderBy(asc(staffPasskey.createdAt));
  return rows.map(passkeyListItem);
}

export function passkeyListItem({ id, name, createdAt, lastUsedAt, synced }: Passkey): PasskeyListItem {
  return {
    id,
    name,
    synced,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

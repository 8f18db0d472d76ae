import { and, eq, gt, isNull } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { Database } from "~/platform/database/database";
import type { Item } from "../actions/steps";
import { contentItem } from "../tables";
import { previewLink } from "./table";

/**
 * The working copy behind a preview link, and when the link expires; null once the link has expired or was revoked, and
 * for a record in the trash.
 */
export async function linkedDraft(
  db: Database,
  token: string,
  now: Date,
): Promise<{ item: Item; expiresAt: Date } | null> {
  const [found] = await db
    .select({ item: contentItem, expiresAt: previewLink.expiresAt })
    .from(previewLink)
    .innerJoin(contentItem, eq(contentItem.id, previewLink.itemId))
    .where(
      and(
        eq(previewLink.tokenHash, hashToken(token)),
        gt(previewLink.expiresAt, now),
        isNull(contentItem.trashedAt),
      ),
    );
  return found ?? null;
}

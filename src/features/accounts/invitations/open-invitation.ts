import { and, eq, gt, isNull } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { Database } from "~/platform/database/database";
import type { Invitation } from "../api/schemas";
import { invalidLink } from "../links/spend-link";
import { staffLink, staffUser } from "../table";

/**
 * The person of an invitation, without using up the link.
 * @throws AppError NOT_FOUND if the link was used or has expired
 */
export async function openInvitation(db: Database, token: string, now: Date): Promise<Invitation> {
  const [found] = await db
    .select({ email: staffUser.email, name: staffUser.name, expiresAt: staffLink.expiresAt })
    .from(staffLink)
    .innerJoin(staffUser, eq(staffUser.id, staffLink.userId))
    .where(
      and(
        eq(staffLink.tokenHash, hashToken(token)),
        eq(staffLink.purpose, "invitation"),
        gt(staffLink.expiresAt, now),
        isNull(staffUser.disabledAt),
      ),
    );
  if (!found) throw invalidLink();
  return { ...found, expiresAt: found.expiresAt.toISOString() };
}

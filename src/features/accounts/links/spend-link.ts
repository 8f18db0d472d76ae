import { and, eq, gt } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { staffLink } from "../table";
import type { LinkPurpose } from "./new-link";

/**
 * Takes a link out of use. Of two who use it at the same time, one gets it. Where the caller's transaction fails, as for a password
 * that is too easy, the link stays good.
 * @throws AppError NOT_FOUND when there is no such link, or no longer
 */
export async function spendLink(
  tx: Database,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<{ userId: string | null; email: string | null }> {
  const [link] = await tx
    .delete(staffLink)
    .where(
      and(
        eq(staffLink.tokenHash, hashToken(token)),
        eq(staffLink.purpose, purpose),
        gt(staffLink.expiresAt, now),
      ),
    )
    .returning({ userId: staffLink.userId, email: staffLink.email });
  if (link) return link;
  throw goneLink();
}

/** What whoever holds a link that is good no longer is told. */
export function goneLink(): AppError {
  return new AppError("NOT_FOUND", "This link has already been used or has expired. Ask for a new one.");
}

import { and, eq, gt } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { staffLink } from "../table";
import type { LinkPurpose } from "./new-link";

/**
 * Uses up a link. If two requests use it at the same time, one succeeds. If the caller's transaction fails, for example
 * because of a weak password, the link stays valid.
 * @throws AppError NOT_FOUND if the link is unknown or no longer valid
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
  throw invalidLink();
}

/** The error for a link that is no longer valid. */
export function invalidLink(): AppError {
  return new AppError("NOT_FOUND", "This link has already been used or has expired. Ask for a new one.");
}

import { lt } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import { newToken } from "~/platform/crypto/new-token";
import type { Database } from "~/platform/database/database";
import { staffLink } from "../table";

const HOUR = 3_600_000;

/** Hours for which each kind of link is valid. */
export const LINK_HOURS = {
  reset: 1,
  invitation: 7 * 24,
  "new-email": 24,
  "set-up": 24,
} as const;

export type LinkPurpose = keyof typeof LINK_HOURS;

/** When a link that is created now expires. */
export function linkEnd(purpose: LinkPurpose, now: Date): Date {
  return new Date(now.getTime() + LINK_HOURS[purpose] * HOUR);
}

/**
 * Creates a link that works once. Only its hash is stored; the returned token exists only in the link.
 * @param userId the person it is for; null for set-up, when there is no account yet
 * @param email the address that it confirms, for `new-email`
 */
export async function newLink(
  tx: Database,
  purpose: LinkPurpose,
  userId: string | null,
  now: Date,
  email: string | null = null,
): Promise<string> {
  const token = newToken();
  const expiresAt = linkEnd(purpose, now);
  await tx.delete(staffLink).where(lt(staffLink.expiresAt, now));
  await tx
    .insert(staffLink)
    .values({ tokenHash: hashToken(token), purpose, userId, email, createdAt: now, expiresAt });
  return token;
}

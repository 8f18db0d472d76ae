import { lt } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import { newToken } from "~/platform/crypto/new-token";
import type { Database } from "~/platform/database/database";
import { staffLink } from "../table";

const HOUR = 3_600_000;

/** How long each kind of link is valid. */
export const LINK_LIFE_MS = {
  reset: HOUR,
  invitation: 7 * 24 * HOUR,
  "new-email": 24 * HOUR,
  "set-up": 24 * HOUR,
} as const;

export type LinkPurpose = keyof typeof LINK_LIFE_MS;

/**
 * Creates a link that works once. Its hash is stored; the returned token appears only in the link.
 * @param userId the person it is for; null for set-up, before there is anyone
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
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS[purpose]);
  await tx.delete(staffLink).where(lt(staffLink.expiresAt, now));
  await tx
    .insert(staffLink)
    .values({ tokenHash: hashToken(token), purpose, userId, email, createdAt: now, expiresAt });
  return token;
}

import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { newToken } from "~/platform/crypto/new-token";
import type { Database } from "~/platform/database/database";
import { staffChallenge } from "../table";

export const CHALLENGE_MINUTES = 5;

/**
 * Creates a challenge for a passkey.
 * @param userId the person who registers a passkey; null for signing in
 */
export async function newChallenge(
  db: Database,
  userId: string | null,
  now: Date,
): Promise<{ id: string; challenge: string }> {
  const challenge = newToken();
  await db.delete(staffChallenge).where(lt(staffChallenge.expiresAt, now));
  const [row] = await db
    .insert(staffChallenge)
    .values({ userId, challenge, expiresAt: new Date(now.getTime() + CHALLENGE_MINUTES * 60_000) })
    .returning({ id: staffChallenge.id });
  if (!row) throw new Error("The challenge was not stored.");
  return { id: row.id, challenge };
}

/**
 * Uses up a challenge, whatever the result.
 * @returns undefined if the challenge is unknown, or was created for another person
 */
export async function takeChallenge(
  db: Database,
  id: string,
  userId: string | null,
  now: Date,
): Promise<string | undefined> {
  const owner = userId === null ? isNull(staffChallenge.userId) : eq(staffChallenge.userId, userId);
  const [row] = await db
    .delete(staffChallenge)
    .where(and(eq(staffChallenge.id, id), owner, gt(staffChallenge.expiresAt, now)))
    .returning({ challenge: staffChallenge.challenge });
  return row?.challenge;
}

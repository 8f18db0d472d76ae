import { and, eq, lt } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import { newToken } from "~/platform/crypto/new-token";
import type { Database } from "~/platform/database/database";
import type { Caller } from "../account-services";
import { staffSession, staffUser } from "../table";
import { describeDevice } from "./describe-device";
import { SESSION_LIFE_MS } from "./limits";

export interface StartedSession {
  id: string;
  /** For the HttpOnly cookie. */
  token: string;
  /** The bearer token that the client sends with the cookie. */
  apiToken: string;
  expiresAt: Date;
  provenAt: Date;
  twoFactor: boolean;
}

interface NewSession extends Pick<Caller, "userAgent" | "sessionToken"> {
  /** Whether the person used a second factor. */
  twoFactor?: boolean;
}

/**
 * Starts a session in a browser. The caller must have authenticated the person. Ends the browser's previous session, so
 * that nobody can plant one beforehand.
 */
export async function startSession(
  tx: Database,
  userId: string,
  { userAgent, sessionToken, twoFactor = false }: NewSession,
  now: Date,
): Promise<StartedSession> {
  const token = newToken();
  const apiToken = newToken();
  const expiresAt = new Date(now.getTime() + SESSION_LIFE_MS);
  if (sessionToken) await tx.delete(staffSession).where(eq(staffSession.tokenHash, hashToken(sessionToken)));
  await tx.delete(staffSession).where(and(eq(staffSession.userId, userId), lt(staffSession.expiresAt, now)));
  const [row] = await tx
    .insert(staffSession)
    .values({
      userId,
      tokenHash: hashToken(token),
      apiTokenHash: hashToken(apiToken),
      device: describeDevice(userAgent),
      twoFactor,
      provenAt: now,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
    })
    .returning({ id: staffSession.id });
  if (!row) throw new Error("The session was not stored.");
  await tx.update(staffUser).set({ lastSignInAt: now }).where(eq(staffUser.id, userId));
  return { id: row.id, token, apiToken, expiresAt, provenAt: now, twoFactor };
}

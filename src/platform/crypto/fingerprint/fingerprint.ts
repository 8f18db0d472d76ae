import { eq } from "drizzle-orm";
import type { Database } from "../../database/database";
import { createKeyedHash } from "../keyed-hash";
import { secretFingerprint } from "./table";

const ROW = "app-secret";

/** Identifies a secret without revealing it. */
export function fingerprintOf(secret: string): string {
  return createKeyedHash(secret)("app-secret", "fingerprint");
}

/** The fingerprint of the secret that the database was last written under; undefined if none is stored. */
export async function storedFingerprint(db: Database): Promise<string | undefined> {
  const [row] = await db.select().from(secretFingerprint).where(eq(secretFingerprint.id, ROW));
  return row?.fingerprint;
}

export async function storeFingerprint(db: Database, fingerprint: string, now: Date): Promise<void> {
  const row = { id: ROW, fingerprint, storedAt: now };
  await db
    .insert(secretFingerprint)
    .values(row)
    .onConflictDoUpdate({ target: secretFingerprint.id, set: row });
}

/** @returns whether one was stored */
export async function deleteFingerprint(db: Database): Promise<boolean> {
  const { rowCount } = await db.delete(secretFingerprint).where(eq(secretFingerprint.id, ROW));
  return Boolean(rowCount);
}

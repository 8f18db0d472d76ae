import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { Database } from "~/platform/database/database";
import { staffRecoveryCode } from "../table";

const CODES = 10;
/** Omits letters and digits that are easily confused. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/**
 * Creates recovery codes, each valid once. Earlier ones stop working. Each has 79 random bits, so a plain hash
 * suffices.
 */
export async function newRecoveryCodes(tx: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.userId, userId));
  await tx
    .insert(staffRecoveryCode)
    .values(codes.map((code) => ({ userId, codeHash: hashToken(plainRecoveryCode(code)) })));
  return codes;
}

/** The code without dashes. */
export function plainRecoveryCode(code: string): string {
  return code.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

/** `abcd-efgh-jkmn-pqrs` */
function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}

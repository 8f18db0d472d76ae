import { and, eq, isNull, lt, or } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { Sealer } from "~/platform/crypto/sealer";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import type { StaffUser } from "../identity";
import { ProofRefused } from "../refusals/proof-refused";
import { staffRecoveryCode, staffUser } from "../table";
import { plainRecoveryCode } from "./recovery-codes";
import { totpStep } from "./totp-of";

/** The purpose for sealing authenticators' secrets. */
export const TOTP_PURPOSE = "totp";

/**
 * Verifies and uses up the second factor, if the account has one. Neither a code nor a recovery code is accepted twice,
 * even from two simultaneous requests.
 * @throws AppError VALIDATION_FAILED for the field `totp` if it is missing or wrong
 */
export async function spendSecondFactor(
  tx: Database,
  sealer: Sealer,
  user: StaffUser,
  code: string | undefined,
  now: Date,
): Promise<void> {
  if (user.totpSecret === null) return;
  const given = (code ?? "").replaceAll(/\s/g, "");
  if (given === "") throw missing();
  const isRight = /^\d{6}$/.test(given)
    ? await usedCode(tx, user.id, sealer.open(user.totpSecret, TOTP_PURPOSE), given, now)
    : await usedRecoveryCode(tx, user.id, given);
  if (!isRight)
    throw new ProofRefused(
      "second factor",
      "This code is wrong or was used already. Wait for the next one.",
      "totp",
    );
}

/** Does not count as a failed attempt: the password was correct, and the form now asks for the code. */
function missing(): AppError {
  const message = "Enter the code from your authenticator app.";
  return new AppError("VALIDATION_FAILED", message, { errors: [{ propertyName: "totp", message }] });
}

async function usedCode(tx: Database, id: string, secret: string, code: string, now: Date): Promise<boolean> {
  const step = totpStep(secret, code, now);
  if (step === undefined) return false;
  const isUnused = or(isNull(staffUser.totpLastStep), lt(staffUser.totpLastStep, step));
  const used = await tx
    .update(staffUser)
    .set({ totpLastStep: step })
    .where(and(eq(staffUser.id, id), isUnused))
    .returning({ id: staffUser.id });
  return used.length > 0;
}

async function usedRecoveryCode(tx: Database, userId: string, code: string): Promise<boolean> {
  const codeHash = hashToken(plainRecoveryCode(code));
  const used = await tx
    .delete(staffRecoveryCode)
    .where(and(eq(staffRecoveryCode.userId, userId), eq(staffRecoveryCode.codeHash, codeHash)))
    .returning({ userId: staffRecoveryCode.userId });
  return used.length > 0;
}

import { eq } from "drizzle-orm";
import { isPassword } from "~/platform/crypto/hash-password";
import type { Database } from "~/platform/database/database";
import type { AppError } from "~/platform/errors/app-error";
import { normalEmail } from "~/platform/mail/email-address";
import type { AccountServices, Caller } from "../account-services";
import type { StaffUser } from "../identity";
import { ProofRefused } from "../refusals/proof-refused";
import { recordRefusedSignIn } from "../refusals/record-refused-sign-in";
import { staffUser } from "../table";
import { beginAttempt } from "../throttle/begin-attempt";
import { spendSecondFactor } from "../totp/spend-second-factor";

export interface Credentials {
  email: string;
  password: string;
  totp?: string;
}

/** A person who authenticated. */
export interface Proof {
  user: StaffUser;
  /** Whether the person used two factors: a password with a code, or a passkey. */
  twoFactor: boolean;
}

interface Options {
  secondFactor?: boolean;
  field?: string;
}

/**
 * Verifies a person by password and second factor, then runs `work` in the same transaction, so that a code is not used
 * up if `work` fails.
 * @param options `secondFactor: false` if the session already has it; `field` is marked as wrong if the email is known
 * to be right
 * @throws AppError VALIDATION_FAILED with the same text after the same time, whether the email or the password is
 * wrong; for the field `totp` if the second factor is missing or wrong. RATE_LIMITED with Retry-After after too many
 * attempts
 */
export async function proveWithPassword<Result>(
  services: AccountServices,
  credentials: Credentials,
  caller: Pick<Caller, "address" | "deviceTokens" | "requestId">,
  work: (tx: Database, proof: Proof) => Promise<Result>,
  options: Options = {},
): Promise<Result> {
  try {
    return await prove(services, credentials, caller, work, options);
  } catch (error) {
    await recordRefusedSignIn(services, { email: credentials.email }, caller, error);
    throw error;
  }
}

async function prove<Result>(
  services: AccountServices,
  { email, password, totp }: Credentials,
  caller: Pick<Caller, "address" | "deviceTokens">,
  work: (tx: Database, proof: Proof) => Promise<Result>,
  { secondFactor = true, field }: Options,
): Promise<Result> {
  const { db, sealer, now } = services;
  const attempt = await beginAttempt(services, email, caller);
  const [found] = await db
    .select()
    .from(staffUser)
    .where(eq(staffUser.email, normalEmail(email)));
  const hash = found?.disabledAt === null ? found.passwordHash : null;
  if (!(await isPassword(password, hash)) || !found) throw wrong(field);
  return db.transaction(async (tx) => {
    // The password may have been changed in the meantime, or the person disabled.
    const [user] = await tx.select().from(staffUser).where(eq(staffUser.id, found.id)).for("update");
    if (!user || user.disabledAt || user.passwordHash !== hash) throw wrong(field);
    if (secondFactor) await spendSecondFactor(tx, sealer, user, totp, now());
    await attempt.succeeded(tx);
    return work(tx, { user, twoFactor: secondFactor && user.totpSecret !== null });
  });
}

/** @param field the form field to mark, if only the password can be wrong */
function wrong(field?: string): AppError {
  const message =
    field === undefined
      ? "This email address and password do not belong together."
      : "This is not your password.";
  return new ProofRefused("password", message, field);
}

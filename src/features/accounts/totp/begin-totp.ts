import { eq } from "drizzle-orm";
import type { AccountServices } from "../account-services";
import type { TotpSetUp } from "../api/schemas";
import type { StaffUser } from "../identity";
import { staffUser } from "../table";
import { TOTP_PURPOSE } from "./spend-second-factor";
import { newTotpSecret, totpOf } from "./totp-of";

/** Creates a secret for a person's authenticator app. It takes effect with `confirmTotp`. */
export async function beginTotp(
  { db, sealer }: AccountServices,
  { id, email }: StaffUser,
  issuer: string,
): Promise<TotpSetUp> {
  const secret = newTotpSecret();
  await db
    .update(staffUser)
    .set({ totpPending: sealer.seal(secret, TOTP_PURPOSE) })
    .where(eq(staffUser.id, id));
  return { secret, uri: totpOf(secret, { issuer, label: email }).toString() };
}

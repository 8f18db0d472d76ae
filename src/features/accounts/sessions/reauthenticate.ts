import type { AccountServices, Caller } from "../account-services";
import type { PasswordProof } from "../api/requests";
import type { StaffUser } from "../identity";
import { proveWithPassword } from "./prove-with-password";
import { renewProof } from "./renew-proof";

/**
 * Reauthenticates the person of a session by password and second factor.
 * @returns until when the authentication counts as recent
 * @throws AppError VALIDATION_FAILED for the field `password` or `totp`; RATE_LIMITED
 */
export async function reauthenticate(
  services: AccountServices,
  { email }: StaffUser,
  sessionId: string,
  given: PasswordProof,
  caller: Caller,
): Promise<Date> {
  return proveWithPassword(
    services,
    { email, ...given },
    caller,
    (tx, { twoFactor }) => renewProof(tx, sessionId, services.now(), { twoFactor }),
    { field: "password" },
  );
}

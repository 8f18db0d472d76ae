import { normalEmail } from "../mail/email-address";

/** Whether the typed text is that address. @param email as `normalEmail` writes it */
export function isAddress(typed: string | undefined, email: string): boolean {
  return typed !== undefined && normalEmail(typed) === email;
}

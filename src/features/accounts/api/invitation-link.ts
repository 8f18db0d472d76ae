import type { Env } from "~/env";
import type { OneTimeLink } from "../mail/send-link";
import type { InvitationLink } from "./schemas";

/**
 * The link for the one who invited, if the site sends no mail with links: they pass it on themselves. Otherwise only the
 * mailbox of the invited person has it, which proves that the address is theirs.
 */
export function invitationLink(
  { SMTP_URL, SITE_URL }: Pick<Env, "SMTP_URL" | "SITE_URL">,
  { path, expiresAt }: OneTimeLink,
): InvitationLink | null {
  return SMTP_URL && SITE_URL ? null : { path, expiresAt: expiresAt.toISOString() };
}

import type { Env } from "~/env";
import type { OneTimeLink } from "../mail/send-link";
import type { InvitationLink } from "./schemas";

/**
 * The link for the inviter to pass on, if the site sends no mail with links. Otherwise undefined: only the invited
 * person's mailbox gets the link, which proves that the address is theirs.
 */
export function invitationLink(
  { SMTP_URL, SITE_URL }: Pick<Env, "SMTP_URL" | "SITE_URL">,
  { path, expiresAt }: OneTimeLink,
): InvitationLink | null {
  return SMTP_URL && SITE_URL ? null : { path, expiresAt: expiresAt.toISOString() };
}

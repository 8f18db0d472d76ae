import type { Env } from "~/env";
import { mailIdentity } from "~/features/settings/shared/mail/mail-identity";
import type { Database } from "~/platform/database/database";
import { type MailAddress, parseMailAddress } from "~/platform/mail/mail-address";
import type { Mailer } from "~/platform/mail/mailer";
import { smtpMailer } from "~/platform/mail/smtp-mailer";
import { progress } from "./progress";

/**
 * The mailer; null if no mail server is configured. Prints which of the two, and whether SITE_URL is missing.
 */
export function openMailer(
  env: Pick<Env, "SMTP_URL" | "MAIL_FROM" | "SITE_URL">,
  db: Database,
): Mailer | null {
  if (!env.SMTP_URL) {
    const needed = env.SITE_URL ? "SMTP_URL" : "SMTP_URL and SITE_URL";
    progress(`Mail: not sent, kept for staff to read; set ${needed} to send it.`);
    return null;
  }
  progress(`Mail: sent through ${new URL(env.SMTP_URL).host}.`);
  if (!env.SITE_URL)
    progress("Mail: messages with links wait until SITE_URL, the address for those links, is set.");
  return smtpMailer(env.SMTP_URL, () => sender(env, db));
}

/**
 * `MAIL_FROM`, else the hospital's address from the site's settings, read each time because staff can edit
 * it.
 */
async function sender({ MAIL_FROM }: Pick<Env, "MAIL_FROM">, db: Database): Promise<MailAddress | null> {
  if (MAIL_FROM?.name) return MAIL_FROM;
  const { name, email } = await mailIdentity(db);
  if (MAIL_FROM) return { ...MAIL_FROM, name };
  const address = parseMailAddress(email)?.address;
  return address ? { name, address } : null;
}

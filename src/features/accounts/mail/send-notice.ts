import { formatInstant } from "~/content/values/format-instant";
import { mailIdentity } from "~/features/settings/shared/mail/mail-identity";
import type { Database } from "~/platform/database/database";
import { MAIL_SITE } from "~/platform/mail/site-links";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import type { AccountServices } from "../account-services";
import type { StaffUser } from "../identity";
import { AccountMail } from "./account-mail";

/** The texts of emails about changes to how a person signs in, so that the person notices changes by someone else. */
const NOTICES = {
  "password-changed": {
    heading: "Your password was changed",
    text: "The password of your account was changed. Every browser was signed out, and your personal tokens no longer work.",
  },
  "totp-added": {
    heading: "An authenticator app was added",
    text: "When you sign in with your password, you now also enter a code from your authenticator app. An app that you used before no longer works.",
  },
  "totp-removed": {
    heading: "Your authenticator app was removed",
    text: "You no longer enter a code from your authenticator app when you sign in.",
  },
  "recovery-codes-replaced": {
    heading: "Your recovery codes were replaced",
    text: "New recovery codes were created for your account. The earlier codes no longer work.",
  },
  "passkey-added": {
    heading: "A passkey was added",
    text: "A passkey was added to your account. Anyone who has it can sign in as you.",
  },
  "passkey-removed": {
    heading: "A passkey was removed",
    text: "A passkey was removed from your account and no longer signs you in.",
  },
  "api-token-made": {
    heading: "A personal token was created",
    text: "A personal token was created for your account. Anyone who has it can act as you.",
  },
  "api-token-revoked": {
    heading: "A personal token was revoked",
    text: "A personal token of your account was revoked. Scripts that use it no longer work.",
  },
  "new-device": {
    heading: "You signed in on a new device",
    text: "Someone signed in to your account with a new browser.",
  },
  "email-changed": {
    heading: "Your email address was changed",
    text: "Your account now has a different email address. We no longer send messages about it to this one.",
  },
} as const;

const WHAT_TO_DO =
  "If this was you, you do not need to do anything. If it was not you, choose “I forgot my password” on the sign-in page now, set a new password, and remove your passkeys. This signs everyone else out. Then tell the person who runs the website.";
/** Does not offer a reset link, because it would go to the new address. */
const WHAT_TO_DO_ABOUT_EMAIL =
  "If this was you, you do not need to do anything. If it was not you, tell the person who runs the website immediately. They can restore the old address of the account.";

/**
 * Emails a person at the address that they had before the change, in the transaction of the change.
 * @param detail another sentence, such as the name of the passkey
 */
export async function sendNotice(
  tx: Database,
  { sealer, env, now }: Pick<AccountServices, "sealer" | "env" | "now">,
  { email, name }: Pick<StaffUser, "email" | "name">,
  notice: keyof typeof NOTICES,
  detail?: string,
): Promise<void> {
  const { heading, text } = NOTICES[notice];
  const hospital = await mailIdentity(tx);
  const when = `When: ${formatInstant(now(), env.TZ_HOSPITAL)}.`;
  const paragraphs = [
    text,
    detail ? `${when} ${detail}` : when,
    notice === "email-changed" ? WHAT_TO_DO_ABOUT_EMAIL : WHAT_TO_DO,
  ];
  const link = { href: `${MAIL_SITE}/admin/account`, label: "Open my account" };
  const message = {
    kind: `accounts.${notice}`,
    to: email,
    toName: name,
    subject: `${heading} (${hospital.name})`,
    body: AccountMail({ hospital, name, heading, paragraphs, link }),
    headers: { "Auto-Submitted": "auto-generated" },
  };
  await enqueueMail(tx, sealer, message, now());
}
